/**
 * Tells how old wishes are when they are sent. The account counts an age back from the arrival, so it dates a wish later by as long as the request took;
 * ages here keep a wish from being dated before one that was made earlier and took longer, which would then win. Times in milliseconds of the browser's clock.
 */
export class WishAges {
  /** The last wish that was sent, and the latest that the account may have dated one. */
  #last = 0;
  #datedBy = 0;

  /** Returns the age to send at `now` with a wish made `at`. */
  ageOf(at: number, now: number): number {
    const since = at >= this.#last ? Math.max(at, this.#datedBy) : at;
    return Math.max(0, now - since);
  }

  /** Notes that a request sent at `sentAt` with wishes made `at` those times was answered, or failed, at `endedAt`. */
  sent(at: readonly number[], sentAt: number, endedAt: number): void {
    const latest = Math.max(...at);
    const dated = sentAt - this.ageOf(latest, sentAt);
    this.#datedBy = Math.max(this.#datedBy, dated + Math.max(0, endedAt - sentAt));
    this.#last = Math.max(this.#last, latest);
  }
}
