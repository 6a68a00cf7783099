import { lazyHydrate } from "#web/hydration/lazy-hydrate.tsx";

/** Says what the person has applied for. Before its code has loaded, nobody has applied yet. */
export const AppliedSlot = lazyHydrate(() => import("./applied-badge.tsx").then((module) => module.AppliedBadge));
