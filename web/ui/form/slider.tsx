import { Slider as Base } from "@base-ui/react/slider";

interface SliderProps {
  label: string;
  value: number;
  max: number;
  step: number;
  /** Says a value in words, for screen readers. */
  text: (value: number) => string;
  onChange: (value: number) => void;
}

/** One thumb on a track from 0 to `max`, for a lower bound: the part above it is the chosen one. The thumb's middle reaches both ends of the track, so a plot above it has the same scale. */
export function Slider({ label, value, max, step, text, onChange }: SliderProps) {
  return (
    <Base.Root
      value={Math.min(value, max)}
      min={0}
      max={max}
      step={step}
      largeStep={step * 10}
      onValueChange={onChange}
    >
      <Base.Control className="flex h-6 w-full cursor-pointer touch-none items-center px-2.5 select-none max-md:h-11">
        <Base.Track className="h-1 w-full rounded-full bg-accent-line forced-colors:bg-[Highlight]">
          <Base.Indicator className="rounded-full bg-line forced-colors:bg-[GrayText]" />
          <Base.Thumb
            aria-label={label}
            getAriaValueText={(_, current) => text(current)}
            className="size-5 rounded-full border-2 border-accent bg-surface has-[:focus-visible]:shadow-[var(--focus-ring)] forced-colors:bg-[ButtonFace] forced-colors:has-[:focus-visible]:outline-2 forced-colors:has-[:focus-visible]:outline-offset-2"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
