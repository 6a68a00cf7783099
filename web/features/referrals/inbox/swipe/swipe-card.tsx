import { Check, type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { SwipeAnswer } from "./swipe.ts";
import { useSwipe } from "./use-swipe.ts";

const SIDES: Record<SwipeAnswer, { icon: LucideIcon; word: string; look: string }> = {
  accept: {
    icon: Check,
    word: "Accept",
    look: "justify-start bg-positive-soft text-positive",
  },
  decline: {
    icon: X,
    word: "Decline",
    look: "justify-end bg-negative-soft text-negative",
  },
};

/** A card that a finger can move to the right to accept and to the left to decline. What it answers shows beneath it on the way. */
export function SwipeCard({ onAnswer, children }: { onAnswer: (answer: SwipeAnswer) => void; children: ReactNode }) {
  const { dx, answer, handlers } = useSwipe(onAnswer);
  const side = dx === 0 ? null : dx > 0 ? "accept" : "decline";
  return (
    <div className="relative overflow-hidden rounded-panel">
      {side !== null && <Beneath side={side} decided={answer !== null} />}
      <div
        {...handlers}
        style={dx === 0 ? undefined : { transform: `translateX(${dx}px)` }}
        className={classes("relative touch-pan-y", dx === 0 && "motion-safe:transition-transform")}
      >
        {children}
      </div>
    </div>
  );
}

function Beneath({ side, decided }: { side: SwipeAnswer; decided: boolean }) {
  const { icon, word, look } = SIDES[side];
  return (
    <div aria-hidden="true" className={classes("absolute inset-0 flex items-start gap-2 p-4 text-ui", look)}>
      <Icon of={icon} />
      <span className={classes(decided && "font-semibold underline")}>{word}</span>
    </div>
  );
}
