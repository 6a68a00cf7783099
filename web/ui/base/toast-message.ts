import type { LucideIcon } from "lucide-react";

export interface ToastMessage {
  text: string;
  icon: LucideIcon;
  variant?: "plain" | "positive" | "negative";
  action?: { label: string; run: () => void };
}
