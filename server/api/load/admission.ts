/** A request that waits to be started or refused. */
export interface Waiting {
  /** Lets the request go on to its handler. */
  start(): void;
  /** Answers the request with 503 at once. */
  refuse(): void;
}

export interface AdmissionLimits {
  /** Requests at work at once. More of them would only make each other later. */
  maxAtWork: number;
  /** Requests that wait. Beyond it the oldest is refused, because its client is the likeliest to have left. */
  maxWaiting: number;
  /** A request that waits longer in a long queue is refused, ms; in a short one, which a pause of the process may cause, after eight times as long. */
  maxWaitMs: number;
  /** While the oldest waits longer than this, the newest goes first, ms: that keeps most responses quick. */
  newestFirstMs: number;
}

export interface Admission {
  readonly atWork: number;
  readonly waiting: number;
  /** Requests started and refused since the process began. */
  readonly started: number;
  readonly refused: number;
  /** Starts the request now or later, or refuses it. */
  enter(request: Waiting): void;
  /** Refuses the request, which takes no place. */
  refuse(request: Waiting): void;
  /** Gives the place of a started request to the next one, or forgets one that still waits, and returns whether it waited. */
  leave(request: Waiting): boolean;
}

/** When the queue looks at itself again. */
export interface Turns {
  /** In the next turn of the event loop, after arrived requests have been read. What each callback starts has done its first work when the next one runs. */
  next(callback: () => void): void;
  /** After a while in which no place became free. */
  later(callback: () => void): void;
  /** Whether the event loop has accepted a connection since the last call. It accepts one in a turn, so more may wait. */
  hasAccepted(): boolean;
}

/** Starts in one turn of the event loop. */
const MAX_STARTS = 32;
/** After what has arrived is read, further connections are accepted for so long at most, ms. */
const MOST_ACCEPTING_MS = 12;
/** How much longer a turn works than it has read, and the bounds of that, ms. */
const WORK_SHARE = 4;
const LEAST_WORK_MS = 5;
const MOST_WORK_MS = 48;
const RECHECK_MS = 50;
/** So many waiting requests are started within a moment. */
const SHORT_QUEUE = 32;
const LONGEST_WAIT = 8;
/** Entries at the front of the queue that have left and are still held. */
const MAX_HOLES = 1000;

/** Returns the turns of this process's event loop. `accepted` is the number of connections accepted so far. */
export function eventLoopTurns(accepted: () => number): Turns {
  let seen = 0;
  return {
    next: (callback) => void setImmediate(callback),
    later: (callback) => void setTimeout(callback, RECHECK_MS).unref(),
    hasAccepted() {
      const before = seen;
      seen = accepted();
      return seen !== before;
    },
  };
}

interface Entry {
  request: Waiting | null;
  arrivedAt: number;
}

/**
 * Starts few requests in each turn of the event loop, so that arriving ones are read, and their waiting counts, while others are worked on.
 * Reading a request and refusing it costs a fraction of handling it, so accepted ones are handled at full speed however many arrive.
 */
export function createAdmission(
  { maxAtWork, maxWaiting, maxWaitMs, newestFirstMs }: AdmissionLimits,
  turns: Turns,
  clock: () => number = () => performance.now(),
): Admission {
  const queue = createQueue();
  const working = new Set<Waiting>();
  const counts = { started: 0, refused: 0 };
  const hasPlace = (): boolean => working.size < maxAtWork;

  function refuse(entry: Entry): void {
    const { request } = entry;
    queue.remove(entry);
    counts.refused += 1;
    request?.refuse();
  }

  function start(request: Waiting): void {
    working.add(request);
    counts.started += 1;
    request.start();
  }

  function refuseLate(): void {
    const now = clock();
    const isLate = ({ arrivedAt }: Entry) =>
      now - arrivedAt > (queue.size > SHORT_QUEUE ? maxWaitMs : LONGEST_WAIT * maxWaitMs);
    for (let first = queue.oldest(); first && isLate(first); first = queue.oldest()) refuse(first);
  }

  function startNext(): void {
    const first = queue.oldest();
    if (first === undefined || !hasPlace()) return;
    const entry = clock() - first.arrivedAt > newestFirstMs ? (queue.newest() ?? first) : first;
    const { request } = entry;
    queue.remove(entry);
    if (request) start(request);
  }

  const isPossible = (): boolean => queue.size > 0 && hasPlace();
  function endTurn(): void {
    refuseLate();
    recheckLater();
  }
  const pace = createPace({ turns, clock, startNext, isPossible, endTurn });
  let isRecheckDue = false;
  /** Without a free place, waiting requests are looked at when one becomes free, or when they are late. */
  function recheckLater(): void {
    if (queue.size === 0 || hasPlace() || isRecheckDue) return;
    isRecheckDue = true;
    turns.later(() => {
      isRecheckDue = false;
      refuseLate();
      recheckLater();
    });
  }

  return {
    get atWork() {
      return working.size;
    },
    get waiting() {
      return queue.size;
    },
    get started() {
      return counts.started;
    },
    get refused() {
      return counts.refused;
    },
    enter(request) {
      if (queue.size === 0 && hasPlace() && pace.mayStartNow()) return start(request);
      queue.add(request, clock());
      const first = queue.oldest();
      if (queue.size > maxWaiting && first) refuse(first);
      pace.demandTurn();
      recheckLater();
    },
    refuse(request) {
      counts.refused += 1;
      request.refuse();
    },
    leave(request) {
      const waited = queue.forget(request);
      if (working.delete(request)) pace.demandTurn();
      return waited;
    },
  };
}

interface PaceOptions {
  turns: Turns;
  clock: () => number;
  startNext(): void;
  isPossible(): boolean;
  /** Looks after the requests that the turn has left waiting. */
  endTurn(): void;
}

/** Alternates between reading what has arrived and working four times as long. */
function createPace({ turns, clock, startNext, isPossible, endTurn }: PaceOptions) {
  let isTurnDue = false;
  let hasStartedNow = false;

  function demandTurn(): void {
    if (isTurnDue) return;
    isTurnDue = true;
    const since = clock();
    turns.next(() => acceptOn(since, clock()));
  }

  /** Goes through turns that do nothing but read, until one accepts no connection. */
  function acceptOn(readingSince: number, acceptingSince: number): void {
    const now = clock();
    if (turns.hasAccepted() && now - acceptingSince < MOST_ACCEPTING_MS)
      turns.next(() => acceptOn(readingSince, acceptingSince));
    else work(Math.min(Math.max((now - readingSince) * WORK_SHARE, LEAST_WORK_MS), MOST_WORK_MS));
  }

  function work(budgetMs: number): void {
    let until: number | null = null;
    let left = MAX_STARTS;
    const step = (): void => {
      until ??= clock() + budgetMs;
      if (clock() < until && isPossible()) startNext();
      left -= 1;
      if (left === 0) end();
    };
    for (let each = 0; each < MAX_STARTS; each += 1) turns.next(step);
  }

  function end(): void {
    isTurnDue = false;
    // Last, so that a pause of the whole process refuses nothing that can be started now.
    endTurn();
    if (isPossible()) demandTurn();
  }

  return {
    demandTurn,
    /** True for the first request of a turn in which nothing else arrived. */
    mayStartNow(): boolean {
      if (isTurnDue || hasStartedNow || turns.hasAccepted()) return false;
      hasStartedNow = true;
      turns.next(() => (hasStartedNow = false));
      return true;
    },
  };
}

/** A queue that gives up entries at both ends and in the middle. */
function createQueue() {
  let entries: Entry[] = [];
  let head = 0;
  const entryOf = new Map<Waiting, Entry>();

  function remove(entry: Entry): void {
    if (entry.request) entryOf.delete(entry.request);
    entry.request = null;
    if (entryOf.size > 0) return;
    entries = [];
    head = 0;
  }

  return {
    get size() {
      return entryOf.size;
    },
    add(request: Waiting, arrivedAt: number): void {
      const entry = { request, arrivedAt };
      entries.push(entry);
      entryOf.set(request, entry);
    },
    remove,
    forget(request: Waiting): boolean {
      const entry = entryOf.get(request);
      if (entry) remove(entry);
      return entry !== undefined;
    },
    oldest(): Entry | undefined {
      while (head < entries.length && entries[head]!.request === null) head += 1;
      if (head > MAX_HOLES) {
        entries = entries.slice(head);
        head = 0;
      }
      return entries[head];
    },
    newest(): Entry | undefined {
      while (entries.length > head && entries.at(-1)!.request === null) entries.pop();
      return entries.length > head ? entries.at(-1) : undefined;
    },
  };
}
