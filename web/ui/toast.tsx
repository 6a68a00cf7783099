import { type LucideIcon, X } from "lucide-react";
import { type ReactNode, createContext, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

const SHOWN_MS = 6_000;
const tones = { plain: "text-ink-2", positive: "text-positive", negative: "text-negative" };

export interface ToastMessage {
  text: string;
  icon: LucideIcon;
  tone?: keyof typeof tones;
  action?: { label: string; run: () => void };
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Says the result of an action: `toast({ text, icon, tone, action })`. One at a time, for six seconds, longer under the pointer. */
export function useToast(): (message: ToastMessage) => void {
  return use(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(ToastMessage & { key: number }) | null>(null);
  const [held, setHeld] = useState(false);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    setShown({ ...message, key: count.current });
  }, []);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, held]);

  const close = () => {
    setShown(null);
    setHeld(false);
  };
  return (
    <ToastContext value={useMemo(() => show, [show])}>
      {children}
      <div role="status" aria-live="polite" className="pointer-events-none fixed inset-x-4 bottom-4 z-40 md:right-auto md:w-100">
        {shown && (
          <div
            key={shown.key}
            className="enter pointer-events-auto flex min-h-12 items-center gap-2.5 rounded-panel border border-line-2 bg-raised pl-4 pr-1.5 text-ui shadow-popover"
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <Icon of={shown.icon} className={classes(tones[shown.tone ?? "plain"])} />
            <span className="flex-1 py-2">{shown.text}</span>
            {shown.action && (
              <Button
                variant="quiet"
                className="font-semibold text-accent"
                onClick={() => {
                  shown.action?.run();
                  close();
                }}
              >
                {shown.action.label}
              </Button>
            )}
            <IconButton icon={X} label="Dismiss" onClick={close} />
          </div>
        )}
      </div>
    </ToastContext>
  );
}
