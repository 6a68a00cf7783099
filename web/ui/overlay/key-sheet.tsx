import { Dialog } from "./dialog.tsx";

/** The keys of a page, each with what it does. */
export function KeySheet({ keys, onClose }: { keys: readonly [key: string, text: string][]; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-ui">
        {keys.map(([key, text]) => (
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
