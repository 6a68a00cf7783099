import { actionFailure } from "../action-failure.ts";
import { FormRefused } from "./send-form.ts";

/** Why a form was refused: what to say, and at which field. */
export interface Wrong {
  field: string;
  message: string;
}

/** Returns what a failure says, and the field that it is about; an empty one for any other failure. */
export function wrongOf(error: unknown): Wrong {
  return { field: error instanceof FormRefused ? error.field : "", message: actionFailure(error) };
}

/** Returns what is wrong with the field of this name, or with a part of it. */
export function problemOf(wrong: Wrong | null, name: string): string | undefined {
  return wrong !== null && (wrong.field === name || wrong.field.startsWith(`${name}.`)) ? wrong.message : undefined;
}

/** Returns what none of these fields says. */
export function restOf(wrong: Wrong | null, names: readonly string[]): string | null {
  return wrong === null || names.some((name) => problemOf(wrong, name) !== undefined) ? null : wrong.message;
}
