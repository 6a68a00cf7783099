import { ApiError } from "./api-client.ts";

/** Returns the message to show for a failed action: the server's, if it sent one. */
export function actionFailure(error: unknown): string {
  return error instanceof ApiError && error.message !== "" ? error.message : "That didn’t work. Please try again.";
}
