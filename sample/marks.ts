/** The shapes of the sample companies' logos in a 64 × 64 square; `c` is the colour of the shape. */
const shapes = {
  waves: (c: string) =>
    `<path d="M8 26q8-10 16 0t16 0 16 0M8 38q8-10 16 0t16 0 16 0" fill="none" stroke="${c}" stroke-width="5" stroke-linecap="round"/>`,
  chevrons: (c: string) =>
    `<path d="m16 16 16 16-16 16m16-32 16 16-16 16" fill="none" stroke="${c}" stroke-width="7"/>`,
  rotor: (c: string) =>
    `<g fill="${c}"><circle cx="32" cy="32" r="4"/><path d="M30 28 32 6l4 22zM35 33l18 12-21-8zM29 35 12 48l14-17z"/></g>`,
  fence: (c: string) =>
    `<path d="M14 50V22l5-6 5 6v28M28 50V22l5-6 5 6v28M42 50V22l5-6 5 6v28M10 34h46" fill="none" stroke="${c}" stroke-width="4"/>`,
  leaf: (c: string) => `<path d="M14 50C12 26 26 12 52 12c2 26-12 40-36 36l20-22" fill="${c}"/>`,
  cross: (c: string) => `<path d="M26 12h12v14h14v12H38v14H26V38H12V26h14z" fill="${c}"/>`,
  flask: (c: string) =>
    `<path d="M26 10h12M28 10v16L14 50q-2 4 3 4h30q5 0 3-4L36 26V10M20 42h24" fill="none" stroke="${c}" stroke-width="4" stroke-linejoin="round"/>`,
  spark: (c: string) => `<path d="M36 6 16 36h12l-4 22 24-32H34z" fill="${c}"/>`,
  strata: (c: string) =>
    `<path d="M8 20l24-8 24 8M8 32l24-8 24 8M8 44l24-8 24 8M8 56l24-8 24 8" fill="none" stroke="${c}" stroke-width="5"/>`,
  berry: (c: string) =>
    `<g fill="${c}"><circle cx="24" cy="26" r="8"/><circle cx="41" cy="26" r="8"/><circle cx="32" cy="40" r="8"/><path d="M30 6h5v10h-5z"/></g>`,
  house: (c: string) => `<path d="M10 32 32 12l22 20v22H38V40H26v14H10z" fill="${c}"/>`,
  die: (c: string) =>
    `<g fill="${c}"><path d="M32 6 56 19v26L32 58 8 45V19z" opacity=".35"/><circle cx="22" cy="24" r="4"/><circle cx="42" cy="24" r="4"/><circle cx="32" cy="33" r="4"/><circle cx="22" cy="42" r="4"/><circle cx="42" cy="42" r="4"/></g>`,
  seed: (c: string) =>
    `<path d="M32 56C14 48 14 24 32 8c18 16 18 40 0 48zM32 56V26" fill="none" stroke="${c}" stroke-width="5"/>`,
  wing: (c: string) =>
    `<path d="M8 46C14 18 34 10 58 12 54 22 48 24 42 26c6 0 8 0 10 1-4 8-10 9-16 10 4 0 6 1 8 2-8 8-22 8-36 7z" fill="${c}"/>`,
  bird: (c: string) => `<path d="M8 36q14-2 18-14 6 8 14 8l16-8-10 14q-4 16-22 14Q12 48 8 36z" fill="${c}"/>`,
  quill: (c: string) => `<path d="M12 54 46 10q8 6 6 14L28 46l-8-2zM12 54l10-12" fill="${c}"/>`,
  fish: (c: string) =>
    `<path d="M6 32q16-20 36 0-20 20-36 0zm36 0 14-12v24z" fill="${c}"/><circle cx="20" cy="29" r="3" fill="#000" opacity=".5"/>`,
  leafledger: (c: string) =>
    `<path d="M14 12h36v40H14zM22 22h20M22 32h20M22 42h12" fill="none" stroke="${c}" stroke-width="5"/>`,
  tiles: (c: string) =>
    `<g fill="${c}"><path d="M10 10h20v20H10zM34 34h20v20H34z"/><path d="M34 10h20v20H34zM10 34h20v20H10z" opacity=".45"/></g>`,
  boat: (c: string) => `<path d="M8 40h48l-8 14H16zM30 8v28H14zM35 14l16 22H35z" fill="${c}"/>`,
  orbit: (c: string) =>
    `<g fill="none" stroke="${c}" stroke-width="4"><ellipse cx="32" cy="32" rx="26" ry="10" transform="rotate(-30 32 32)"/></g><circle cx="32" cy="32" r="9" fill="${c}"/>`,
  thread: (c: string) =>
    `<path d="M12 44c0-30 40-30 40-6 0 18-28 18-28 2 0-10 16-10 16 0" fill="none" stroke="${c}" stroke-width="5" stroke-linecap="round"/>`,
  flame: (c: string) =>
    `<path d="M34 6c2 14 16 18 16 32a18 18 0 0 1-36 0c0-8 6-12 8-18 4 4 4 8 4 10 6-6 8-14 8-24z" fill="${c}"/>`,
  pine: (c: string) => `<path d="M32 6 46 24h-7l10 13h-8l10 13H35v8h-6v-8H13l10-13h-8l10-13h-7z" fill="${c}"/>`,
  pulse: (c: string) =>
    `<path d="M6 34h14l6-16 10 30 7-18 3 4h12" fill="none" stroke="${c}" stroke-width="5" stroke-linejoin="round"/>`,
  drops: (c: string) =>
    `<g fill="${c}"><path d="M20 10c8 10 10 14 10 19a10 10 0 0 1-20 0c0-5 2-9 10-19z"/><path d="M44 24c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z"/></g>`,
  petals: (c: string) =>
    `<g fill="${c}"><circle cx="32" cy="18" r="9"/><circle cx="45" cy="28" r="9"/><circle cx="40" cy="44" r="9"/><circle cx="24" cy="44" r="9"/><circle cx="19" cy="28" r="9"/></g>`,
  book: (c: string) =>
    `<path d="M32 16C24 10 14 10 8 12v38c6-2 16-2 24 4 8-6 18-6 24-4V12c-6-2-16-2-24 4zv38" fill="none" stroke="${c}" stroke-width="5"/>`,
  peaks: (c: string) => `<path d="M4 52 24 16l10 16 6-8 20 28z" fill="${c}"/>`,
  signal: (c: string) => `<g fill="${c}"><path d="M10 42h8v12h-8zM22 32h8v22h-8zM34 22h8v32h-8zM46 10h8v44h-8z"/></g>`,
  barn: (c: string) => `<path d="M10 54V26L20 12h24l10 14v28H40V36H24v18z" fill="${c}"/>`,
  crane: (c: string) =>
    `<path d="M16 56V20l28-8v12M12 56h20M44 24v10m-6 0h12v8H38z" fill="none" stroke="${c}" stroke-width="5"/>`,
  linden: (c: string) =>
    `<path d="M32 50C10 38 8 20 22 14c6-2 10 2 10 6 0-4 4-8 10-6 14 6 12 24-10 36zm0 0v8" fill="${c}" stroke="${c}" stroke-width="4"/>`,
  wave: (c: string) => `<path d="M6 32h8v-14h12v28h12V18h12v14h8" fill="none" stroke="${c}" stroke-width="5"/>`,
  vault: (c: string) =>
    `<g fill="none" stroke="${c}" stroke-width="5"><circle cx="32" cy="32" r="22"/><circle cx="32" cy="32" r="8"/><path d="M32 24V10m7 26 12 7m-26-7-12 7"/></g>`,
  drop: (c: string) => `<path d="M32 6c12 16 18 24 18 33a18 18 0 0 1-36 0c0-9 6-17 18-33z" fill="${c}"/>`,
  oar: (c: string) =>
    `<path d="M12 52 40 24M38 10q14-4 16 2 0 10-6 16l-12-4z" fill="${c}" stroke="${c}" stroke-width="5"/>`,
  scales: (c: string) =>
    `<path d="M32 8v46M18 54h28M12 20h40M12 20 6 38h12zM52 20l-6 18h12z" fill="none" stroke="${c}" stroke-width="4"/>`,
  aperture: (c: string) =>
    `<g fill="none" stroke="${c}" stroke-width="4"><circle cx="32" cy="32" r="24"/><path d="M32 8 44 40M54 22 24 26M52 46 32 24M32 56 20 24M10 42l30-4M12 18l20 22"/></g>`,
  sun: (c: string) =>
    `<g fill="${c}"><circle cx="32" cy="34" r="13"/><path d="M30 6h4v9h-4zM8 32h8v4H8zm40 0h8v4h-8zM13 14l3-3 6 6-3 3zm35-3 3 3-6 6-3-3z"/></g>`,
};
type Mark = keyof typeof shapes;
/** The names of the marks. */
export const marks = Object.keys(shapes) as [Mark, ...Mark[]];

/** Draws a company's logo, given its mark, the colour behind it and its own colour, as an SVG document. */
export function drawLogo([name, ground, colour]: [Mark, string, string]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128"><rect width="64" height="64" fill="${ground}"/>${shapes[name](colour)}</svg>`;
}
