import { CircleCheck } from "lucide-react";
import { sendForm } from "#web/api/forms/send-form.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { useAction } from "./use-action.ts";

/** Saves something and says so in a toast, because the form is made again from what is stored. */
export function useSave() {
  const toast = useToast();
  const { busy, wrong, failure, run } = useAction();
  const save = (path: string, body: object, done: () => void) =>
    run(async () => {
      const { message } = await sendForm<{ message: string }>(path, "PUT", body);
      toast({ text: message, icon: CircleCheck, variant: "positive" });
      return message;
    }, done);
  return { busy, wrong, failure, save };
}
