import { encode } from "uqr";

/** Modules of light around the code, which readers need. */
const QUIET = 4;

/** The QR code of a link, dark on light in both themes because readers expect it. */
export function QrPicture({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: "M", border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label="QR code of the invitation’s link"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-64 justify-self-center rounded-sm"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
