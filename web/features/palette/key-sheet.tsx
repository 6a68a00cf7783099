import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { pageShortcuts, SITE_KEYS } from "./page-shortcuts.ts";

/** The keys of the page that is open, each with what it does, and then those of every page. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={() => onClose()} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-ui">
        {[...pageShortcuts(), ...SITE_KEYS].map(({ key, text }) => (
          <div key={key} className="contents">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
