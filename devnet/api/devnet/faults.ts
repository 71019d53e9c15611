import type { Chain } from '../../types.ts';

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

const INFO_PATH = '/v1/chain/get_info';

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
  /** What get_info says otherwise while stale-head or wrong-chain-id are in force. */
  infoOverrides(chain: Chain): Record<string, unknown>;
}

export function createFaultList(now: () => number = Date.now): FaultList {
  let faults: Fault[] = [];
  let last = 0;

  function current(): Fault[] {
    faults = faults.filter(({ calls, until }) => calls !== 0 && (until === null || until > now()));
    return faults;
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
      const found = current().filter((fault) => path.startsWith(fault.route));
      for (const fault of found) if (fault.calls !== null) fault.calls -= 1;
      return found;
    },
    infoOverrides(chain) {
      const changes: Record<string, unknown> = {};
      for (const fault of faults.filter(({ route }) => INFO_PATH.startsWith(route))) {
        if (fault.kind === 'wrong-chain-id') changes['chain_id'] = 'f'.repeat(64);
        if (fault.kind === 'stale-head') {
          const head = Date.parse(`${chain.headBlock.timestamp}Z`) - fault.value * 1000;
          changes['head_block_time'] = new Date(head).toISOString().slice(0, -1);
        }
      }
      return changes;
    },
  };
}
