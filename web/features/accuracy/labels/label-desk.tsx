import { CircleCheck, TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import type { LabelCard } from "#contract/schemas/accuracy.ts";
import { VERDICTS } from "#contract/values/accuracy/judging.ts";
import { ACCURACY_PAGE } from "#web/shell/rare-addresses.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { openKeySheet } from "#web/features/palette/open-key-sheet.ts";
import { useShortcuts } from "#web/shell/shortcuts/use-shortcuts.ts";
import { CardView } from "./card-view.tsx";
import { useCards } from "./use-cards.ts";
import { VERDICT_WORDS, verdictsOf } from "./verdict-words.ts";

const VERDICT_TEXTS: Record<(typeof VERDICTS)[number], string> = {
  right: "right; on a card without a value: the posting states none",
  wrong: "wrong: the posting states something else",
  "not-stated": "not stated: the posting states none",
  missed: "missed: the posting states one",
  unclear: "unclear",
};

/** Today's cards, one at a time. A verdict shows at once and leads to the next card that waits. */
export function LabelDesk({ drawn }: { drawn: LabelCard[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const desk = useCards(drawn, () => heading.current?.focus());
  const { cards, at, show } = desk;
  useShortcuts([
    ...VERDICTS.map((verdict) => ({
      key: VERDICT_WORDS[verdict].key,
      text: VERDICT_TEXTS[verdict],
      press: () => desk.judge(verdict),
    })),
    { key: "j", text: "next card", press: () => show(at + 1) },
    { key: "k", text: "previous card", press: () => show(at - 1) },
    { key: "z", text: "take the last verdict back", press: desk.undo },
  ]);

  const card = cards[at];
  if (card === undefined)
    return (
      <p className="pt-6 text-ink-2">
        There’s nothing to label yet. Cards appear within an hour after the first jobs have been read.
      </p>
    );
  const done = cards.filter(({ verdict }) => verdict !== null).length;
  return (
    <div className="pt-6">
      <DeskNotices failed={desk.failed} retry={desk.retry} isDone={done === cards.length} />
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {at + 1} of {cards.length}
      </h2>
      <p className="text-meta text-ink-2">
        {done} of {cards.length} judged
      </p>
      <CardView card={card} />
      <div className="sticky bottom-0 mt-4 border-t border-line bg-canvas py-3">
        <div role="group" aria-label="Verdict" className="flex flex-wrap gap-2">
          {verdictsOf(card).map((verdict) => (
            <Button
              key={verdict}
              variant={card.verdict === verdict ? "primary" : "outline"}
              aria-pressed={card.verdict === verdict}
              aria-keyshortcuts={VERDICT_WORDS[verdict].key}
              onClick={() => desk.judge(verdict)}
            >
              {VERDICT_WORDS[verdict].name}
            </Button>
          ))}
        </div>
        <div className="mt-2 flex flex-wrap gap-1">
          <Button variant="quiet" disabled={at === 0} onClick={() => show(at - 1)}>
            Previous
          </Button>
          <Button variant="quiet" disabled={at === cards.length - 1} onClick={() => show(at + 1)}>
            Next
          </Button>
          <Button variant="quiet" disabled={!desk.canUndo} onClick={desk.undo}>
            Undo
          </Button>
          <Button variant="quiet" onClick={openKeySheet}>
            Keys
          </Button>
        </div>
      </div>
    </div>
  );
}

function DeskNotices({ failed, retry, isDone }: { failed: string | null; retry: () => void; isDone: boolean }) {
  return (
    <>
      {failed !== null && (
        <Notice
          variant="negative"
          icon={TriangleAlert}
          role="alert"
          className="mb-4"
          action={<Button onClick={retry}>Try again</Button>}
        >
          <b className="font-semibold">A verdict wasn’t saved.</b> {failed}
        </Notice>
      )}
      {isDone && (
        <Notice variant="positive" icon={CircleCheck} role="status" className="mb-4">
          <b className="font-semibold">That’s all for today.</b> New cards come tomorrow (UTC). What they add up to:{" "}
          <Link to={ACCURACY_PAGE}>Accuracy</Link>.
        </Notice>
      )}
    </>
  );
}
