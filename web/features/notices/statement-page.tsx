import { Hourglass } from "lucide-react";
import type { Statement, StatementResponse } from "#contract/schemas/moderation/statement.ts";
import { outcomeForAffected } from "#contract/values/moderation/decision.ts";
import { UNKNOWN_STATEMENT } from "#contract/values/moderation/notice.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { DecisionText } from "./decision-text.tsx";
import { NotShown } from "./not-shown.tsx";

/** Why something was decided, for somebody whom it affects, at its secret address. */
export function StatementPage({ token }: { token: string }) {
  const path = `/api/statements/${encodeURIComponent(token)}`;
  const { state, setState, load } = useLoaded<StatementResponse>(path);
  return (
    <TextPage title="Our decision">
      {typeof state === "object" ? (
        <div className="mt-6 grid max-w-[41em] gap-5">
          <Reasons statement={state.data} />
          {state.data.mayAppeal && <AppealForm path={path} onAppealed={setState} />}
        </div>
      ) : (
        <NotShown state={state} what="the decision" unknown={UNKNOWN_STATEMENT} retry={() => load()} />
      )}
    </TextPage>
  );
}

function Reasons({ statement: { about, state, ...decision } }: { statement: Statement }) {
  return (
    <>
      {state === "appealed" && (
        <Notice icon={Hourglass}>Another person will read the appeal. We email you the decision.</Notice>
      )}
      {state === "replaced" && <Notice icon={Hourglass}>There is a later decision. We emailed you its reasons.</Notice>}
      <section aria-labelledby="about" className="grid gap-2">
        <h2 id="about" className="wrap-anywhere">
          {about}
        </h2>
        <DecisionText {...decision} outcome={outcomeForAffected(decision.action)} />
      </section>
    </>
  );
}
