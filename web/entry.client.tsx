import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { refreshSession } from "./session/auth-store.ts";
import { hydrateOnFirstInteraction } from "./hydration/hydration.ts";

hydrateOnFirstInteraction();
// Asked before anything is hydrated: what a user sees waits for the answer.
void refreshSession();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
