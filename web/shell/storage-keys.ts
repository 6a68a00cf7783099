/** Local storage keys: theme, search settings, and the country as earlier versions stored it. */
export const THEME_KEY = "afield.theme";
export const SETTINGS_KEY = "afield.search";
export const COUNTRY_KEY = "afield.country";
/** Ids of the jobs that the reader has opened, the last one first. */
export const SEEN_KEY = "afield.seen";
/** Set while this browser holds a desk: the number of a guest's records. */
export const DESK_KEY = "afield.desk";
