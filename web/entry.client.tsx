import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { listenForUse } from "./wake.ts";

listenForUse();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
