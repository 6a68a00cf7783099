/**
 * The version of the rules in this folder. Increment it when a rule changes meaning: stored postings with a lower version are normalised again.
 * It stands alone, so that a process that only compares versions doesn't load the rules.
 */
export const RULES_VERSION = 38;
