import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";

export interface SupervisorOptions {
  program: string;
  args: readonly string[];
  /** Folders with the program's code, watched with all their subfolders. */
  folders: readonly string[];
  say: (text: string) => void;
  /** Called when the program ends by itself before it was ever ready. */
  onFailedStart: (exitCode: number) => void;
}

export interface Supervisor {
  /** Stops the program and the watching. */
  stop(): Promise<void>;
}

/** A burst of edits, such as a checkout, restarts the program once. */
const DEBOUNCE_MS = 150;
/** A run in flight is a transaction, so cutting it off loses nothing. */
const STOP_LIMIT_MS = 2_000;

/**
 * Runs a program and restarts it after every edit of its code. The program sends a message once it is ready, and ends
 * when its channel to this process closes. If it crashes later, it starts again with the next edit.
 */
export function superviseProgram({ program, args, folders, say, onFailedStart }: SupervisorOptions): Supervisor {
  let child: ChildProcess | null = null;
  let wasReady = false;
  let stopping = false;
  let restarting: Promise<void> | null = null;
  let debounce: NodeJS.Timeout | undefined;

  function start(): void {
    // A process group of its own: Ctrl-C reaches this process only, which stops the program once.
    const started = fork(program, args, { detached: true });
    child = started;
    started.once("message", () => (wasReady = true));
    started.once("exit", (code) => {
      if (child !== started) return;
      child = null;
      if (!wasReady) onFailedStart(code ?? 1);
      else say("the server ended; the next edit starts it again");
    });
  }

  async function end(): Promise<void> {
    const ending = child;
    child = null;
    if (ending === null) return;
    const exit = once(ending, "exit");
    ending.kill("SIGTERM");
    const limit = setTimeout(() => ending.kill("SIGKILL"), STOP_LIMIT_MS);
    await exit;
    clearTimeout(limit);
  }

  async function restart(): Promise<void> {
    say("the code changed; starting again");
    await end();
    if (!stopping) start();
  }

  const onEdit = (file: string | null) => {
    if (stopping || file === null || /\.test\.ts$|~$|\.sw.$/.test(file)) return;
    clearTimeout(debounce);
    debounce = setTimeout(() => {
      restarting = (restarting ?? Promise.resolve()).then(restart);
    }, DEBOUNCE_MS);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, (_event, file) => onEdit(file)));
  start();

  return {
    async stop() {
      stopping = true;
      clearTimeout(debounce);
      for (const watcher of watchers) watcher.close();
      await restarting;
      await end();
    },
  };
}
