import { BellPlus, BellRing } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { NO_FILTER } from "#contract/values/desk/saved-search.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Tooltip } from "#web/ui/overlay/tooltip.tsx";
import { ALERTS_PATH } from "../alerts-path.ts";
import type { SaveSearchModel } from "./use-save-search.ts";

const SaveSearchDialog = lazy(() =>
  import("./save-search-dialog.tsx").then((module) => ({ default: module.SaveSearchDialog })),
);

/** Saves the search of a page, or says that it's saved or has changed. */
export function SaveSearch({ model }: { model: SaveSearchModel | null }) {
  if (model === null) return null;
  return (
    <span className="needs-js ml-auto flex min-w-0 max-md:-mr-3 md:-mr-3.5">
      <SaveButton model={model} />
      <SaveDialog model={model} />
    </span>
  );
}

/** Opens once the person has asked for it. */
export function SaveDialog({ model }: { model: SaveSearchModel | null }) {
  if (model === null || model.asked === null) return null;
  return (
    <Suspense>
      <SaveSearchDialog key={model.toSave.key} model={model} />
    </Suspense>
  );
}

function SaveButton({ model: { state, ask } }: { model: SaveSearchModel }) {
  if (state.kind === "unfiltered")
    return (
      <Tooltip text={NO_FILTER} side="bottom" align="end">
        <Button variant="quiet" className="border-0" aria-disabled="true">
          <SaveLabel />
        </Button>
      </Tooltip>
    );
  if (state.kind === "saved")
    return (
      <ButtonLink to={ALERTS_PATH} variant="quiet" className="min-w-0" title={`Saved as ${state.search.name}`}>
        <Icon of={BellRing} className="text-accent" />
        <span>
          Saved<span className="sr-only"> as {state.search.name}. Open your alerts</span>
        </span>
      </ButtonLink>
    );
  return (
    <Button variant="quiet" aria-haspopup="dialog" onClick={() => ask("save")}>
      {state.kind === "new" ? (
        <SaveLabel />
      ) : (
        <>
          <Icon of={BellRing} />
          Save changes
        </>
      )}
    </Button>
  );
}

function SaveLabel() {
  return (
    <>
      <Icon of={BellPlus} />
      <span>
        Save <span className="max-lg:sr-only">this </span>search
      </span>
    </>
  );
}

/** On an empty result: asks to hear when the search finds anything. */
export function TellMe({ model }: { model: SaveSearchModel | null }) {
  if (model === null || model.state.kind === "unfiltered") return null;
  if (model.state.kind === "saved")
    return (
      <p className="mt-3 text-ui text-ink-2">
        It’s saved as “{model.state.search.name}”. <Link to={ALERTS_PATH}>Your alerts</Link> say when we tell you.
      </p>
    );
  return (
    <Button className="needs-js mt-4 mr-2 align-top" aria-haspopup="dialog" onClick={() => model.ask("tell")}>
      <Icon of={BellPlus} />
      Tell me when anything appears
    </Button>
  );
}
