import { type ReactNode, createContext, lazy, Suspense, use, useCallback, useEffect, useRef, useState } from "react";
import type { ToastMessage } from "./toast-message.ts";

const ToastView = lazy(() =>
  import("#web/ui/overlay/toast-view.tsx").then((module) => ({ default: module.ToastView })),
);

const SHOWN_MS = 6_000;

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/**
 * Returns `toast`, which shows the result of an action. One toast shows at a time, for six seconds or as long as it is
 * hovered or focused.
 */
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
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-40 md:right-auto md:w-100"
      >
        {shown && (
          <Suspense>
            <ToastView key={shown.key} message={shown} onHold={setHeld} onClose={close} />
          </Suspense>
        )}
      </div>
    </ToastContext>
  );
}
