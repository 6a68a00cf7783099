/** Part of a sentence that reads as if it asked for education, and what stands for it; empty where it says nothing of it. */
export interface Replacement {
  source: string;
  by: string;
}

/** Returns what says one thing in other words. */
export const replace = (source: string, by: string): Replacement => ({ source, by });
/** Returns what is left out. */
export const drop = (source: string): Replacement => replace(source, " ");

/** What nobody has a degree in: "máster en simpatía". */
export const VIRTUES =
  "(?:la |buon[ao]? |bonne )?(?:simpatía|paciencia|sonrisas?|optimismo|buen humor|sentido común|sourires?|bonne humeur|patience|gentillesse|simpatia|pazienza|sorrisi?|buon umore|paciência|boa disposição|bom humor|boa vontade|empatía|empatia)";
