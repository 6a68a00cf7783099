import type { AccountServices, App } from "#api/http/services.ts";
import { confirmPasskeyRoutes, mePasskeysRoutes } from "../auth/me-passkeys.ts";
import { employerChangesRoutes, employerListingRoutes } from "./changes.ts";
import { logoUploadRoute } from "./logo-upload.ts";
import { employerFiguresRoute, viewsRoute } from "./figures.ts";
import { employerPostActionsRoutes, employerPostsRoutes, stillOpenRoutes } from "./posts.ts";
import { applyByMailRoutes } from "./apply-by-mail.ts";
import { employerClaimsRoutes, employerProofsRoutes } from "./claims.ts";

/** Adds passkeys, what people do who speak for a company, and what readers see and report of it. */
export function addEmployerRoutes(app: App, services: AccountServices): void {
  mePasskeysRoutes(app, services);
  confirmPasskeyRoutes(app, services);
  employerClaimsRoutes(app, services);
  employerProofsRoutes(app, services);
  employerChangesRoutes(app, services);
  logoUploadRoute(app, services);
  employerListingRoutes(app, services);
  employerPostsRoutes(app, services);
  employerPostActionsRoutes(app, services);
  employerFiguresRoute(app, services);
  viewsRoute(app, services);
  stillOpenRoutes(app, services);
  applyByMailRoutes(app, services);
}
