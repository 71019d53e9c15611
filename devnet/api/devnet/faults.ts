import { AsyncLocalStorage } from 'node:async_hooks';

export const FAULT_KINDS = [
  'latency',
  'drop',
  'status',
  'busy',
  'truncate',
  'html',
  'stale-head',
  'wrong-chain-id',
  'missing-plugin',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** A simulated failure of the node, for tests and manual trials. */
export interface Fault {
  id: number;
  /** Prefix of the affected paths. */
  route: string;
  kind: FaultKind;
  /** latency: milliseconds · status: the HTTP status · busy: its Retry-After · stale-head: seconds behind. */
  value: number;
  /** Remaining calls; null for unlimited. */
  calls: number | null;
  /** When it ends, milliseconds UTC; null for never. */
  until: number | null;
}

export interface FaultList {
  add(fault: Omit<Fault, 'id'>): Fault;
  clear(): void;
  /** The active faults. */
  list(): Fault[];
  /** The faults of a path. Counts the call. */
  hit(path: string): Fault[];
  /** The faults of a path. Does not count a call. */
  of(path: string): Fault[];
  /** Runs work under some faults. */
  under<Result>(found: readonly Fault[], work: () => Result): Result;
  /** The faults that the current work runs under. */
  obeyed(): readonly Fault[];
}

export function createFaultList(now: () => number = () => Date.now()): FaultList {
  const work = new AsyncLocalStorage<readonly Fault[]>();
  let faults: Fault[] = [];
  let last = 0;

  function current(): Fault[] {
    faults = faults.filter(({ calls, until }) => calls !== 0 && (until === null || until > now()));
    return faults;
  }

  function of(path: string): Fault[] {
    return current().filter(({ route }) => path.startsWith(route));
  }

  return {
    add(fault) {
      const added = { ...fault, id: ++last };
      faults.push(added);
      return added;
    },
    clear() {
      faults = [];
    },
    list: () => [...current()],
    hit(path) {
      const found = of(path);
      for (const fault of found) if (fault.calls !== null) fault.calls -= 1;
      return found;
    },
    of,
    under: (found, doing) => work.run(found, doing),
    obeyed: () => work.getStore() ?? [],
  };
}
