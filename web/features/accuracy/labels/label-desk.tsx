import { CircleCheck, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { LabelCard } from "#contract/schemas/accuracy.ts";
import { VERDICTS } from "#contract/values/accuracy/judging.ts";
import { ACCURACY_PAGE } from "#web/shell/rare-addresses.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { KeySheet } from "#web/ui/overlay/key-sheet.tsx";
import { CardView } from "./card-view.tsx";
import { useCards } from "./use-cards.ts";
import { useDeskKeys } from "./use-desk-keys.ts";
import { VERDICT_WORDS, verdictsOf } from "./verdict-words.ts";

const KEYS: readonly [key: string, text: string][] = [
  ["y", "right; on a card without a value: the posting states none"],
  ["n", "wrong: the posting states something else"],
  ["s", "not stated: the posting states none"],
  ["m", "missed: the posting states one"],
  ["u", "unclear"],
  ["j", "next card"],
  ["k", "previous card"],
  ["z", "take the last verdict back"],
  ["?", "this help"],
];

/** Today's cards, one at a time. A verdict shows at once and leads to the next card that waits. */
export function LabelDesk({ drawn }: { drawn: LabelCard[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const desk = useCards(drawn, () => heading.current?.focus());
  const [help, setHelp] = useState(false);
  const { cards, at, show } = desk;
  useDeskKeys((key) => {
    const verdict = VERDICTS.find((each) => VERDICT_WORDS[each].key === key);
    if (verdict !== undefined) desk.judge(verdict);
    else if (key === "j") show(at + 1);
    else if (key === "k") show(at - 1);
    else if (key === "z") desk.undo();
    else if (key === "?") setHelp(true);
  });

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
          <Button variant="quiet" onClick={() => setHelp(true)}>
            Keys
          </Button>
        </div>
      </div>
      {help && <KeySheet keys={KEYS} onClose={() => setHelp(false)} />}
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
