import { X } from "lucide-react";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { IconButton } from "./icon-button.tsx";
import type { ToastMessage } from "#web/ui/base/toast-message.ts";

const variants = { plain: "text-ink-2", positive: "text-positive", negative: "text-negative" };

/** One toast: icon, text, an optional action and a dismiss button. It stays while hovered or focused. */
export function ToastView({
  message,
  onHold,
  onClose,
}: {
  message: ToastMessage;
  onHold: (held: boolean) => void;
  onClose: () => void;
}) {
  const { text, icon, variant = "plain", action } = message;
  return (
    <div
      className="enter pointer-events-auto flex min-h-12 items-center gap-2.5 rounded-panel border border-line-2 bg-raised pl-4 pr-1.5 text-ui shadow-popover"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <Icon of={icon} className={variants[variant]} />
      <span className="flex-1 py-2">{text}</span>
      {action && (
        <Button
          variant="quiet"
          className="font-semibold text-accent"
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label="Dismiss" onClick={onClose} />
    </div>
  );
}
