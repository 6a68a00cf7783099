import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { refreshSession } from "./session/auth-store.ts";
import { hydrateOnFirstInteraction } from "./hydration/hydration.ts";

hydrateOnFirstInteraction();
// Starts before hydration, because signed-in users wait for the answer.
void refreshSession();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
