import { paths } from "#web/shell/paths.ts";

/** Says why a form's button does nothing in a browser without scripts, and what works. */
export function NeedsScripts() {
  return (
    <noscript>
      {/* Scripts never render it, so they needn't hold it. */}
      {import.meta.env.SSR && (
        <p className="text-ui text-ink-2">
          This form needs scripts, which your browser doesn’t run.{" "}
          <a href={paths.home}>Searching the newest jobs works without them</a>.
        </p>
      )}
    </noscript>
  );
}
