import { CircleCheck } from "lucide-react";
import { callApi } from "#web/api/api-client.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { useAction } from "./use-action.ts";

/** Saves something and says so in a toast, because the form is made again from what is stored. */
export function useSave() {
  const toast = useToast();
  const { busy, failure, run } = useAction();
  const save = (path: string, body: object, done: () => void) =>
    run(async () => {
      const { message } = await callApi<{ message: string }>(path, { method: "PUT", body });
      toast({ text: message, icon: CircleCheck, variant: "positive" });
      return message;
    }, done);
  return { busy, failure, save };
}
