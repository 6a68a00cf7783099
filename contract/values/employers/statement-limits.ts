/** UTC offsets, in hours. */
export const MIN_OFFSET = -12;
export const MAX_OFFSET = 14;
