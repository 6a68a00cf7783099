import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { MissingPage, WaitingPage } from "#web/shell/deferred/not-found.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { deskPaths } from "./desk-paths.ts";
import { LogLines } from "./case-view.tsx";
import { useLog } from "./use-cases.ts";

/** For operators: what was decided, newest first. */
export function LogPage() {
  const { state, load } = useLog();
  if (state === "loading") return <WaitingPage />;
  if (state === "missing") return <MissingPage />;
  return (
    <div className="wrap pt-8">
      <title>{`Log of decisions – ${brand.name}`}</title>
      <header className="border-b border-line pb-6">
        <h1>Log of decisions</h1>
        <p className="mt-1 max-w-[51em] text-ink-2">
          The latest 100 entries, newest first. Nobody can change or remove one. <Link to={deskPaths.desk}>Cases</Link>
        </p>
      </header>
      {state === "failed" ? (
        <PageFailure what="The log" rest="Nothing is lost." retry={() => void load()} />
      ) : state.data.length === 0 ? (
        <p className="mt-6 text-ink-2">Nothing has been decided yet.</p>
      ) : (
        <div className="mt-6">
          <LogLines entries={state.data} withTitle />
        </div>
      )}
    </div>
  );
}
