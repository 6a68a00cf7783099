/**
 * Limits how many mails one process sends at a time. A mail that finds no room isn't waited for: a sender takes it when it has finished its own, so
 * that a slow mail server never occupies more of the task queue than this.
 */
export class MailSenders {
  #busy = 0;
  /** Mails that found no room and that no sender has looked for since. */
  #waiting = 0;
  readonly #atOnce: number;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Returns how many more may start now. */
  get room(): number {
    return this.#atOnce - this.#busy;
  }

  /**
   * Runs `first`, and then `next` once for each mail that found no room meanwhile. Returns how many of them returned true. Does nothing without
   * room, because then a running sender does it.
   */
  async run(first: () => Promise<boolean>, next: () => Promise<boolean>): Promise<number> {
    if (this.room <= 0) {
      this.#waiting += 1;
      return 0;
    }
    this.#busy += 1;
    try {
      let count = (await first()) ? 1 : 0;
      while (this.#waiting > 0) {
        this.#waiting -= 1;
        if (await next()) count += 1;
      }
      return count;
    } finally {
      this.#busy -= 1;
    }
  }
}
