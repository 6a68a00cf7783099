import type { Engine, EngineMessage } from "#search/engine.ts";
import { HeldModel } from "#search/held-model.ts";
import type { CompanyName } from "#search/index/company-names.ts";
import type { SearchChange } from "#search/index/document.ts";
import { freeReplacedMemory } from "./free-memory.ts";

/** What a read model tells those of other threads. */
export type ModelMessage =
  | EngineMessage
  /** The model is being built again and answers nothing until it is. */
  | { kind: "building" }
  | { kind: "companies"; companies: readonly Pick<CompanyName, "slug" | "name">[] }
  | { kind: "built" }
  /** Every change that was committed a moment ago has been told. */
  | { kind: "synced" };

/** Lets an engine follow one of another thread, whose messages arrive in order. */
export class EngineFollower {
  readonly #engine: Pick<Engine, "apply" | "restore" | "setReferable">;
  /** The changes since the other engine began to compact, which the result lacks; null while it doesn't. */
  #sinceCompacting: SearchChange[] | null = null;

  constructor(engine: Pick<Engine, "apply" | "restore" | "setReferable">) {
    this.#engine = engine;
  }

  /** Follows one message. Returns whether it replaced the base. */
  receive(message: EngineMessage): boolean {
    switch (message.kind) {
      case "changed":
        this.#engine.apply(message.changes);
        this.#sinceCompacting?.push(...message.changes);
        return false;
      case "referable":
        this.#engine.setReferable(message.companies);
        return false;
      case "compacting":
        this.#sinceCompacting = [];
        return false;
      case "compacted":
        this.#engine.restore(message.state);
        this.#engine.apply(this.#sinceCompacting ?? []);
        this.#sinceCompacting = null;
        return true;
      case "replaced":
        this.#engine.restore(message.state);
        this.#sinceCompacting = null;
        return true;
    }
  }
}

/** A read model that follows the one of another thread. They share the memory of most jobs; each has the latest changes for itself. */
export class ThreadModel extends HeldModel {
  readonly #follower = new EngineFollower(this.engine);
  readonly #built = Promise.withResolvers<void>();

  /** Resolves when the model is first built. */
  get built(): Promise<void> {
    return this.#built.promise;
  }

  /** Follows one message of the other model. They must arrive in order, none left out. */
  receive(message: ModelMessage): void {
    switch (message.kind) {
      case "building":
        this.isBuilt = false;
        return;
      case "companies":
        for (const { slug, name } of message.companies) this.companies.add(slug, name);
        return;
      case "built":
        this.isBuilt = true;
        this.notify(null);
        this.#built.resolve();
        return;
      case "synced":
        this.syncedAt = performance.now();
        return;
      default:
        if (this.#follower.receive(message)) freeReplacedMemory();
        if (message.kind === "changed") this.noteChanges(message.changes);
    }
  }

  async close(): Promise<void> {}
}
