/** The largest picture that an employer can upload as a logo. */
export const MAX_LOGO_BYTES = 512 * 1024;
/** Most pixels of a picture, and the fewest of a side. */
export const MAX_LOGO_PIXELS = 4_000_000;
export const MIN_LOGO_SIDE = 16;
