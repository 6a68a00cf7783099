/** Local storage keys: theme, search settings, and the country as earlier versions stored it. */
export const THEME_KEY = "afield.theme";
export const SETTINGS_KEY = "afield.search";
export const COUNTRY_KEY = "afield.country";
