import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** The texts of an Open Graph picture. */
export interface ShareText {
  /** A few words above the title. */
  eyebrow: string;
  /** Cut after three lines. */
  title: string;
  /** One line below the title. */
  subtitle: string;
  /** One line on the field below the horizon. */
  footer: string;
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
const HORIZON_Y = 470;
const TOP = 64;

// The light side of web/styles/tokens.css as sRGB: canvas, ink, ink-2, accent, field, accent-line and sun.
const COLOURS = {
  canvas: "#f8fafb",
  ink: "#102127",
  ink2: "#3f4f54",
  accent: "#005c6a",
  field: "#dbeeef",
  line: "#8fc6ce",
  sun: "#f3d57b",
};

const require = createRequire(import.meta.url);
/** The font files of each face. The first one that holds a letter draws it. */
const FACES = {
  title: { weight: 700, files: files("commissioner", ["latin", "latin-ext", "cyrillic", "greek", "vietnamese"], 700) },
  body: {
    weight: 400,
    files: [
      ...files("instrument-sans", ["latin", "latin-ext"], 400),
      ...files("commissioner", ["cyrillic", "greek", "vietnamese"], 400),
    ],
  },
} as const;
/** Characters that no font file holds. */
const UNSUPPORTED = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Mn}\d\p{P}\p{Sc}+<>=|~^\s]+/gu;

function files(family: string, subsets: readonly string[], weight: number): string[] {
  return subsets.map((subset) => `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
}

async function loadFonts() {
  return await Promise.all(
    Object.values(FACES).flatMap(({ weight, files: paths }) =>
      paths.map(async (name) => ({
        name,
        weight,
        style: "normal" as const,
        data: await readFile(require.resolve(name)),
      })),
    ),
  );
}

function familyOf(face: keyof typeof FACES): string {
  return FACES[face].files.map((name) => `"${name}"`).join(", ");
}

interface Node {
  type: string;
  props: { style: Record<string, string | number>; children: string | Node[] };
}

const box = (style: Record<string, string | number>, children: string | Node[]): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

function textLayer({ eyebrow, title, subtitle, footer }: ShareText): Node {
  return box({ width: SHARE_WIDTH, height: SHARE_HEIGHT, flexDirection: "column", fontFamily: familyOf("body") }, [
    box({ height: HORIZON_Y - TOP, flexDirection: "column", padding: `${TOP}px 96px 0`, color: COLOURS.ink }, [
      box(
        {
          marginLeft: 84,
          height: 64,
          alignItems: "center",
          fontFamily: familyOf("title"),
          fontWeight: 700,
          fontSize: 40,
        },
        "afield",
      ),
      box({ marginTop: 36, fontSize: 30, color: COLOURS.ink2, lineClamp: 1, display: "block" }, eyebrow),
      box(
        {
          marginTop: 8,
          width: 820,
          fontFamily: familyOf("title"),
          fontWeight: 700,
          fontSize: title.length > 60 ? 48 : 60,
          lineHeight: 1.12,
          lineClamp: 3,
          display: "block",
        },
        title,
      ),
      box({ marginTop: 18, width: 700, fontSize: 32, color: COLOURS.ink2, lineClamp: 1, display: "block" }, subtitle),
    ]),
    box({ flexGrow: 1, padding: "0 96px", alignItems: "center", fontSize: 30, color: COLOURS.ink2 }, [
      box({ width: 1000, lineClamp: 1, display: "block" }, footer),
    ]),
  ]);
}

/** Returns the SVG of sky, sun, horizon, field and logo, as on the home page, with the text layer on top. */
function sceneSvg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
    <rect width="100%" height="100%" fill="${COLOURS.canvas}"/>
    <circle cx="1020" cy="${HORIZON_Y}" r="110" fill="${COLOURS.sun}"/>
    <rect y="${HORIZON_Y}" width="100%" height="${SHARE_HEIGHT - HORIZON_Y}" fill="${COLOURS.field}"/>
    <rect y="${HORIZON_Y}" width="100%" height="3" fill="${COLOURS.line}"/>
    <g transform="translate(96 64) scale(2)">
      <clipPath id="mark"><rect width="32" height="32" rx="7"/></clipPath>
      <g clip-path="url(#mark)"><rect width="32" height="32" fill="${COLOURS.accent}"/>
      <path d="M6.5 33 16 6 25.5 33M0 20.5h32" fill="none" stroke="#ffffff" stroke-width="3.25" stroke-linejoin="round"/></g>
    </g>${inner}</svg>`;
}

let fonts: ReturnType<typeof loadFonts> | null = null;

/** Removes characters that our fonts lack. */
function supportedText(text: ShareText): ShareText {
  const parts = Object.entries(text).map(([part, value]: [string, string]) => [
    part,
    value.normalize("NFC").replace(UNSUPPORTED, " ").replace(/\s+/g, " ").trim(),
  ]);
  return Object.fromEntries(parts) as ShareText;
}

/** Draws an Open Graph picture as PNG. Letters become outlines of our own fonts, so no system font is needed. */
export async function drawSharePicture(text: ShareText): Promise<Buffer> {
  // Loaded on demand, because most processes never draw a picture.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import("satori"), import("sharp")]);
  fonts ??= loadFonts();
  const drawn = await satori(textLayer(supportedText(text)) as never, {
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
    fonts: await fonts,
  });
  return await sharp(Buffer.from(sceneSvg(drawn)))
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
