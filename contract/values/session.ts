/** The specification's text for an expired session. It stands alone because every page carries it. */
export const SESSION_EXPIRED = "Session expired. Please log in again.";
