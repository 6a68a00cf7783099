import type { AccuracyFigures } from "#contract/schemas/accuracy.ts";

type Share = NonNullable<AccuracyFigures["precision"]>;

const WIDTH = 100;
const HEIGHT = 12;

/** Draws a share as a point and its interval as a bar, on a scale from 0 to 100 %. The text beside it says the same. */
function ShareBar({ percent, low, high }: Share) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="block h-3 w-full">
      <rect x="0" y="5" width={WIDTH} height="2" className="fill-line-2" />
      <rect x={low} y="2" width={Math.max(0.5, high - low)} height="8" className="fill-accent-line" />
      <rect
        x={Math.min(WIDTH - 1, Math.max(0, percent - 0.5))}
        y="0"
        width="1"
        height={HEIGHT}
        className="fill-accent"
      />
    </svg>
  );
}

/** Returns a share in words: `96.7 % (91–99 %)`. */
export function shareWords({ percent, low, high }: Share): string {
  return `${percent} % (${Math.floor(low)}–${Math.ceil(high)} %)`;
}

/** A share with its plot, or why there is no figure. */
export function ShareCell({ name, share, missing }: { name: string; share: Share | null; missing: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="mt-0.5">
        {share === null ? (
          <span className="text-ui text-ink-3">{missing}</span>
        ) : (
          <>
            <ShareBar {...share} />
            <span className="mt-1 block text-ui">{shareWords(share)}</span>
          </>
        )}
      </dd>
    </div>
  );
}
