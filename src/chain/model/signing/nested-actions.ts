import type { SystemAccounts } from '../../config/types.ts';
import { textOf } from '../../rpc/json.ts';
import type { ActionTrace, ActionView } from '../action/action.ts';

/** What actions are carried in, or sent by. */
export type Nesting =
  | { readonly kind: 'proposal'; readonly proposer: string; readonly name: string }
  | { readonly kind: 'wrapped' }
  /** Sent by a contract while it runs. */
  | { readonly kind: 'inline'; readonly contract: string };

/** Actions that run because of a signed action, and are not signed themselves. */
export interface NestedActions {
  /** The signed action, by its place from 0. */
  readonly place: number;
  /** From the signed action inward; never empty. */
  readonly within: readonly Nesting[];
  readonly actions: readonly ActionView[];
}

/** The transaction an action carries, or the proposal it names. */
export type Carried =
  | { readonly kind: 'carried'; readonly nesting: Nesting; readonly transaction: unknown }
  | {
      readonly kind: 'named';
      readonly act: 'approve' | 'exec';
      readonly nesting: Nesting & { readonly kind: 'proposal' };
      /** The hash an approval is bound to; null where it is bound to none. */
      readonly hash: string | null;
    };

type Accounts = Pick<SystemAccounts, 'msig' | 'wrap'>;

/** What an action has run beside itself; null for most. */
export function carriedBy(action: ActionView, { msig, wrap }: Accounts): Carried | null {
  const { account, name, data } = action;
  if (data === null) return null;
  if (account === wrap && name === 'exec')
    return { kind: 'carried', nesting: { kind: 'wrapped' }, transaction: data['trx'] };
  if (account !== msig) return null;
  const nesting = {
    kind: 'proposal',
    proposer: textOf(data['proposer']) ?? '',
    name: textOf(data['proposal_name']) ?? '',
  } as const;
  switch (name) {
    case 'propose':
      return { kind: 'carried', nesting, transaction: data['trx'] };
    case 'approve':
      return { kind: 'named', act: name, nesting, hash: textOf(data['proposal_hash']) };
    case 'exec':
      return { kind: 'named', act: name, nesting, hash: null };
    default:
      return null;
  }
}

/**
 * What contracts send by themselves, by a dry run: the actions of each sender together. What the
 * system's contracts send for an action that is shown already is left out.
 * @param traces of the signed actions, in their order
 */
export function inlineActions(
  traces: readonly ActionTrace[],
  passingOn: ReadonlySet<string>,
): NestedActions[] {
  return traces.flatMap((trace, place) => {
    const bySender = new Map<string, ActionView[]>();
    gather(trace, passingOn, bySender);
    return [...bySender].map(([contract, actions]) => ({
      ...{ place, actions, within: [{ kind: 'inline', contract } as const] },
    }));
  });
}

function gather(
  sender: ActionTrace,
  passingOn: ReadonlySet<string>,
  found: Map<string, ActionView[]>,
): void {
  for (const sent of sender.inline) {
    if (!passingOn.has(sender.account)) {
      const { account, name, authorization, data, hexData } = sent;
      const view = { account, name, authorization, data, hexData };
      found.set(sender.account, [...(found.get(sender.account) ?? []), view]);
    }
    gather(sent, passingOn, found);
  }
}
