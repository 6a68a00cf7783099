import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { refreshSession } from "./auth-store.ts";
import { wakeOnUse } from "./wake.ts";

wakeOnUse();
// Asked before anything is hydrated: what a user sees waits for the answer.
void refreshSession();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
