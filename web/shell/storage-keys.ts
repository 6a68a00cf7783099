/** Local storage: the chosen appearance, what the reader says once for every search, and the country as it was kept before that. */
export const THEME_KEY = "afield.theme";
export const SETTINGS_KEY = "afield.search";
export const COUNTRY_KEY = "afield.country";
