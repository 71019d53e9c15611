import { AsyncLocalStorage } from 'node:async_hooks';

export const FAULT_KINDS = [
  'latency',
  'drop',
  'status',
  'truncate',
  'html',
  'stale-head',
  'wrong-chain-id',
  'missing-plugin',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** A way for the node to misbehave, for tests and for trying an explorer's patience. */
export interface Fault {
  id: number;
  /** Prefix of the paths that are hit. */
  route: string;
  kind: FaultKind;
  /** latency: milliseconds · status: the HTTP status · stale-head: seconds behind. */
  value: number;
  /** Calls left, or null where they are not counted. */
  calls: number | null;
  /** When it ends by itself, milliseconds UTC, or null. */
  until: number | null;
}

export interface FaultList {
  add(fault: Omit<Fault, 'id'>): Fault;
  clear(): void;
  /** Those in force now. */
  list(): Fault[];
  /** Those that hit a path; their calls are counted down. */
  hit(path: string): Fault[];
  /** Those in force for a path. No call is counted. */
  of(path: string): Fault[];
  /** Does work that has to obey some faults. */
  under<Result>(found: readonly Fault[], work: () => Result): Result;
  /** Those that what is being done has to obey. */
  obeyed(): readonly Fault[];
}

export function createFaultList(now: () => number = Date.now): FaultList {
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
