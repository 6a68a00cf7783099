import type { CSSProperties } from "react";

interface SliderProps {
  label: string;
  value: number;
  max: number;
  step: number;
  /** Says a value in words, for screen readers. */
  text: (value: number) => string;
  onChange: (value: number) => void;
}

/**
 * A slider from 0 to `max` for a lower bound: the part of the track above the thumb is the chosen one. It's the browser's own control with our track
 * and thumb. The thumb is 20 px wide and its middle moves from 10 px to 10 px before the end, so a plot with that padding has the same scale.
 */
export function Slider({ label, value, max, step, text, onChange }: SliderProps) {
  const shown = Math.min(value, max);
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text(shown)}
      min={0}
      max={max}
      step={step}
      value={shown}
      onChange={(event) => onChange(Number(event.target.value))}
      className="slider max-md:h-11"
      style={{ "--at": shown / max } as CSSProperties}
    />
  );
}
