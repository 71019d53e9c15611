import { numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { ActionTrace, RamDelta } from '../action/action.ts';
import { nodeTraces } from '../action/node-traces.ts';
import { readReceipt } from '../action/receipt.ts';

/** A node's result of running a transaction without keeping it. */
export interface DryRunResult {
  readonly kind: 'done';
  /** The node that ran it. */
  readonly endpoint: string;
  /** Microseconds. */
  readonly cpu: number;
  /** Bytes. */
  readonly net: number;
  /** Bytes by account; negative if freed. */
  readonly ram: readonly RamDelta[];
  /** Including inline actions. */
  readonly actions: readonly ActionTrace[];
}

export type DryRun =
  | DryRunResult
  /** It would fail, with the chain's message. */
  | { readonly kind: 'refused'; readonly endpoint: string; readonly message: string }
  /** No node supports dry runs. */
  | { readonly kind: 'unknown' };

/**
 * Decodes the `processed` of a dry run.
 * @param endpoint the node that ran it
 */
export function readDryRun(processed: unknown, endpoint: string): DryRun {
  const trace = recordOf(processed);
  const except = recordOf(trace['except']);
  const message = textOf(except['message']) ?? textOf(except['name']);
  if (message !== null) return { kind: 'refused', endpoint, message };
  const { cpuUsage, netUsage } = readReceipt(trace['receipt']);
  const actions = nodeTraces(trace['action_traces']);
  return {
    kind: 'done',
    endpoint,
    cpu: cpuUsage || (numberOf(trace['elapsed']) ?? 0),
    net: netUsage || (numberOf(trace['net_usage']) ?? 0),
    ram: ramOf(actions),
    actions,
  };
}

const withInline = (action: ActionTrace): ActionTrace[] => [
  action,
  ...action.inline.flatMap(withInline),
];

/** The actions that returned or printed something, inline ones too. */
export function actionsWithOutput(actions: readonly ActionTrace[]): readonly ActionTrace[] {
  return actions
    .flatMap(withInline)
    .filter(({ console, returned }) => console !== '' || returned !== undefined);
}

function ramOf(actions: readonly ActionTrace[]): RamDelta[] {
  const byAccount = new Map<string, number>();
  const add = ({ ramDeltas, inline }: ActionTrace): void => {
    for (const { account, bytes } of ramDeltas)
      byAccount.set(account, (byAccount.get(account) ?? 0) + bytes);
    inline.forEach(add);
  };
  actions.forEach(add);
  return [...byAccount]
    .filter(([, bytes]) => bytes !== 0)
    .map(([account, bytes]) => ({ account, bytes }));
}
