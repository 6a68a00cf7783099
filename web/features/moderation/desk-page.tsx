import { CircleCheck, WifiOff } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { brand } from "#contract/values/brand.ts";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import type { CaseAction } from "#contract/values/moderation/decision.ts";
import { openKeySheet } from "#web/features/palette/open-key-sheet.ts";
import { useShortcuts } from "#web/shell/shortcuts/use-shortcuts.ts";
import { isLive } from "#web/model/capabilities.ts";
import { MissingPage, WaitingPage } from "#web/shell/deferred/not-found.tsx";
import { LABELS_PAGE } from "#web/shell/rare-addresses.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { CaseList } from "./case-list.tsx";
import { CaseView } from "./case-view.tsx";
import { deskPaths } from "./desk-paths.ts";
import { DecisionForm } from "./decide/decision-form.tsx";
import { useCase, useCases } from "./use-cases.ts";

const DESK_LINKS = [
  { to: deskPaths.log, text: "Log" },
  { to: deskPaths.sources, text: "Sources" },
  { to: deskPaths.site, text: "Site" },
  { to: deskPaths.lookUps, text: "Look up" },
  { to: LABELS_PAGE, text: "Label jobs" },
  ...(isLive("referrals") ? [{ to: deskPaths.referrals, text: "Referrals" }] : []),
];

/** For operators: everything that waits, the most urgent first. */
export function DeskPage() {
  const [params] = useSearchParams();
  const queue = useCases(params.get("case"));
  if (queue.state === "loading") return <WaitingPage />;
  if (queue.state === "missing") return <MissingPage />;
  return (
    <div className="wrap pt-8">
      <title>{`Cases – ${brand.name}`}</title>
      <header className="border-b border-line pb-6">
        <h1>Cases</h1>
        <p className="mt-1 max-w-[51em] text-ink-2">
          {queue.waiting === 1 ? "1 case waits" : `${queue.waiting} cases wait`}, the most urgent first. Press{" "}
          <kbd>?</kbd> for the keys.
        </p>
        <nav aria-label="Desk" className="mt-2 flex flex-wrap gap-x-4 gap-y-2 text-ui max-md:gap-y-6">
          {DESK_LINKS.map(({ to, text }) => (
            <Link key={to} to={to} className="touch">
              {text}
            </Link>
          ))}
        </nav>
      </header>
      {queue.state === "failed" ? (
        <PageFailure what="The cases" rest="Nothing has been decided meanwhile." retry={() => void queue.load()} />
      ) : (
        <Desk queue={queue} />
      )}
    </div>
  );
}

function Desk({ queue }: { queue: ReturnType<typeof useCases> }) {
  const { cases, shownId, show, move, remove } = queue;
  const { state, load } = useCase(shownId ?? null);
  const [action, setAction] = useState<CaseAction | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  // What was shown last stays until the next has loaded.
  const detail = typeof state === "object" && state.id === shownId ? state : null;

  function choose(wanted: CaseAction | undefined) {
    if (wanted === undefined) return;
    setAction(wanted);
    first.current?.focus();
  }
  function act() {
    if (detail?.actions.length === 0 && detail.path !== null) void navigate(detail.path);
    else choose(detail?.actions.find((each) => !isMild(each)));
  }
  useShortcuts([
    { key: "j", text: "next case", press: () => move(1) },
    { key: "k", text: "previous case", press: () => move(-1) },
    { key: "a", text: "act on it: choose what to do", press: act },
    { key: "d", text: "dismiss it, or uphold the decision", press: () => choose(detail?.actions.find(isMild)) },
    { key: "Ctrl+Enter", text: "decide, from any field of the form" },
    { key: "Esc", text: "leave the field, so that these keys work again" },
  ]);

  if (shownId === undefined)
    return (
      <Notice variant="positive" icon={CircleCheck} className="mt-6">
        <b className="font-semibold">Nothing waits.</b> New cases appear here as they come.
      </Notice>
    );
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10">
      <div className="grid gap-3 lg:sticky lg:top-4">
        <CaseList cases={cases} shownId={shownId} onShow={show} />
        <div className="flex flex-wrap gap-1">
          <Button variant="quiet" onClick={() => move(-1)}>
            Previous
          </Button>
          <Button variant="quiet" onClick={() => move(1)}>
            Next
          </Button>
          <Button variant="quiet" onClick={openKeySheet}>
            Keys
          </Button>
        </div>
      </div>
      {detail === null ? (
        <CaseWait failed={state === "failed" || state === "missing"} retry={() => void load()} />
      ) : (
        <div className="grid min-w-0 gap-5" key={detail.id}>
          <CaseView detail={detail} heading={heading} />
          {detail.actions.length > 0 && (
            <DecisionForm
              detail={detail}
              action={chosenAction(detail, action)}
              onAction={setAction}
              first={first}
              onDecided={() => {
                setAction(null);
                remove(detail.id);
                heading.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

const isMild = (action: CaseAction): boolean =>
  action === "dismiss" || action === "uphold" || action.startsWith("refuse-");

function chosenAction({ actions }: CaseDetail, wanted: CaseAction | null): CaseAction {
  return wanted !== null && actions.includes(wanted) ? wanted : actions[0]!;
}

function CaseWait({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (!failed) return <p className="text-ink-2">Loading the case…</p>;
  return (
    <Notice variant="caution" icon={WifiOff} role="alert" action={<Button onClick={retry}>Try again</Button>}>
      This case could not be loaded. Another operator may have decided it.
    </Notice>
  );
}
