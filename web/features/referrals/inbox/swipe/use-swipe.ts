import { type PointerEvent, useRef, useState } from "react";
import { answerOf, directionOf, type SwipeAnswer } from "./swipe.ts";

/** Where text is selected or something is pressed, a finger doesn't swipe. */
const OWN_GESTURES = "button, a, input, textarea, select, summary, dialog";

interface Swipe {
  /** How far the card is from its place. */
  dx: number;
  /** What letting go would answer now. */
  answer: SwipeAnswer | null;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
}

const IN_PLACE = { dx: 0, answer: null };

/** Follows a finger or pen across a card, and calls `onAnswer` when the card is let go far enough from its place. */
export function useSwipe(onAnswer: (answer: SwipeAnswer) => void): Swipe {
  const start = useRef<{ x: number; y: number; swipes: boolean } | null>(null);
  const [{ dx, answer }, setMove] = useState<Pick<Swipe, "dx" | "answer">>(IN_PLACE);
  const end = () => {
    start.current = null;
    setMove(IN_PLACE);
  };
  return {
    dx,
    answer,
    handlers: {
      onPointerDown(event) {
        const isMouse = event.pointerType === "mouse";
        if (isMouse || !event.isPrimary || (event.target as Element).closest(OWN_GESTURES) !== null) return;
        start.current = { x: event.clientX, y: event.clientY, swipes: false };
      },
      onPointerMove(event) {
        const from = start.current;
        if (from === null || !event.isPrimary) return;
        const moved = event.clientX - from.x;
        if (!from.swipes) {
          const direction = directionOf(moved, event.clientY - from.y);
          if (direction === "scroll") start.current = null;
          if (direction !== "swipe") return;
          from.swipes = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setMove({ dx: moved, answer: answerOf(moved, event.currentTarget.offsetWidth) });
      },
      onPointerUp(event) {
        const from = start.current;
        if (from === null || !event.isPrimary) return;
        const given = from.swipes ? answerOf(event.clientX - from.x, event.currentTarget.offsetWidth) : null;
        end();
        if (given !== null) onAnswer(given);
      },
      onPointerCancel: end,
    },
  };
}
