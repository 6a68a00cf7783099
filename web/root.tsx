import commissionerFile from "@fontsource-variable/commissioner/files/commissioner-latin-flar-normal.woff2?url";
import instrumentFile from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url";
import { type ReactNode, use, useEffect } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from "react-router";
import { watchSession } from "./session/auth-store.ts";
import { heldBackText } from "./model/capabilities.ts";
import { firstReadingMark } from "./shell/first-reading-mark.ts";
import { FirstReadingSlot } from "./shell/first-reading-slot.tsx";
import { Header } from "./shell/header.tsx";
import { RouteAnnouncer } from "./shell/route-announcer.tsx";
import { SiteNotices } from "./shell/site-notices.tsx";
import { lazyHydrate } from "./hydration/lazy-hydrate.tsx";
import { paths } from "./shell/paths.ts";
import { ScriptNonce } from "./shell/server-context.ts";
import styles from "./styles/app.css?url";
import { headScript } from "./shell/head-script.ts";
import { TRUSTED_TYPES_SCRIPT } from "./shell/trusted-types.ts";
import { ToastProvider } from "./ui/base/toast.tsx";
import { endHydration } from "./hydration/hydration.ts";

const Footer = lazyHydrate(() => import("./shell/deferred/footer.tsx").then((module) => module.Footer));
const NotFound = lazyHydrate(() => import("./shell/deferred/not-found.tsx").then((module) => module.NotFound));
const ServerError = lazyHydrate(() => import("./shell/deferred/server-error.tsx").then((module) => module.ServerError));

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links = () => [
  { ...font, href: commissionerFile },
  { ...font, href: instrumentFile },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", type: "application/rss+xml", title: "All jobs", href: paths.feed.rss },
];

/** Empty in the browser, where React keeps what the server sent. */
const headScripts = import.meta.env.SSR ? `${TRUSTED_TYPES_SCRIPT};${headScript()}` : "";

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(ScriptNonce);
  return (
    <html lang="en" data-held-back={heldBackText()} data-first-reading={firstReadingMark()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* oxlint-disable-next-line react/no-danger -- constants of ours */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScripts }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

/** The frame around every page. */
function Shell({ children }: { children: ReactNode }) {
  useEffect(endHydration, []);
  useEffect(watchSession, []);
  return (
    <ToastProvider>
      <a
        href="#main"
        className="absolute -top-16 left-(--gutter) z-50 rounded-control bg-raised px-4 py-2 focus:top-2 focus:shadow-popover"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <SiteNotices />
        {firstReadingMark() !== undefined && <FirstReadingSlot />}
        {/* At least the window's height: a footer that a page's content pushes down would be a layout shift. */}
        <main
          id="main"
          tabIndex={-1}
          className="min-h-[calc(100dvh-3.5rem)] flex-1 pb-12 outline-none md:pb-16 has-[[data-flush]]:flex has-[[data-flush]]:flex-col has-[[data-flush]]:pb-0"
        >
          {children}
        </main>
        <Footer />
      </div>
      <RouteAnnouncer />
    </ToastProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Shell>
      <title>{missing ? "Page not found" : "Something went wrong"}</title>
      {missing ? <NotFound /> : <ServerError />}
    </Shell>
  );
}
