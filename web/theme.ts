/** Local storage: the chosen appearance, and the country the reader says they live in. */
export const THEME_KEY = "afield.theme";
export const COUNTRY_KEY = "afield.country";
