const HOUR_WIDTH = 10;
const keyClass = "inline-flex items-center gap-1.5 before:h-2 before:w-3 before:rounded-[2px]";

/** Two working days on a 24-hour line with their shared hours marked. Hours are whole and don't cross midnight. */
export function DayStrip({ you, team }: { you: [number, number]; team: [number, number] }) {
  const shared: [number, number] = [Math.max(you[0], team[0]), Math.min(you[1], team[1])];
  const hours = Math.max(0, shared[1] - shared[0]);
  const band = ([from, to]: [number, number]) => ({ x: from * HOUR_WIDTH, width: (to - from) * HOUR_WIDTH });
  return (
    <div className="mt-4">
      <svg
        viewBox="0 0 240 52"
        preserveAspectRatio="none"
        role="img"
        aria-label={`Your day ${you[0]} to ${you[1]}, team day ${team[0]} to ${team[1]}, ${hours} hours shared`}
        className="block h-13 w-full"
      >
        {Array.from({ length: 9 }, (_, at) => (
          <line
            key={at}
            x1={at * 30}
            x2={at * 30}
            y1="0"
            y2="52"
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {hours > 0 && <rect {...band(shared)} y="0" height="52" className="fill-mark" />}
        <rect {...band(you)} y="6" height="14" className="fill-accent" />
        <rect {...band(team)} y="32" height="14" className="fill-accent-line" />
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between text-micro text-ink-3">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2">
        <span className={`${keyClass} before:bg-accent`}>
          You, {you[0]}–{you[1]}
        </span>
        <span className={`${keyClass} before:bg-accent-line`}>
          Team, {team[0]}–{team[1]}
        </span>
        <span className={`${keyClass} before:bg-mark`}>{hours} h shared</span>
      </p>
    </div>
  );
}
