import { Link } from "react-router";
import { brand } from "#contract/values/brand.ts";
import type { DeskSiteResponse, SiteSwitch } from "#contract/schemas/moderation/site-notice.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { MissingPage, WaitingPage } from "#web/shell/deferred/not-found.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { deskPaths } from "../desk-paths.ts";
import { NoticeEditor } from "./notice-editor.tsx";

/** For operators: what every page says, and what settings switch on and off. */
export function SitePage() {
  const { state, setState, load } = useLoaded<DeskSiteResponse>(deskPaths.siteApi);
  if (state === "loading") return <WaitingPage />;
  if (state === "missing") return <MissingPage />;
  return (
    <div className="wrap pt-8">
      <title>{`Site – ${brand.name}`}</title>
      <header className="border-b border-line pb-6">
        <h1>Site</h1>
        <p className="mt-1 max-w-[51em] text-ink-2">
          A notice for everybody on every page, and what the settings switch on and off.{" "}
          <Link to={deskPaths.desk}>Cases</Link>
        </p>
      </header>
      {state === "failed" ? (
        <PageFailure what="The switches" rest="Nothing has changed." retry={() => void load()} />
      ) : (
        <>
          <NoticeEditor notice={state.data.notice} onChanged={setState} />
          <Switches switches={state.data.switches} />
        </>
      )}
    </div>
  );
}

function Switches({ switches }: { switches: SiteSwitch[] }) {
  return (
    <section aria-labelledby="switches" className="mt-8">
      <h2 id="switches">Switches</h2>
      <p className="mt-1 max-w-[51em] text-ui text-ink-2">
        They are settings of the processes. Change them there and restart; see Settings in docs/operations.md.
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {switches.map(({ name, isOn, effect, setting }) => (
          <li key={name} className="py-2.5 text-ui wrap-anywhere">
            <p>
              <b className="font-semibold">{name}</b>: {isOn ? "on" : "off"}. {effect}
            </p>
            <p className="text-meta text-ink-2">{setting}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
