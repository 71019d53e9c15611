import type { SystemAccounts } from '../../config/types.ts';
import { textOf } from '../../rpc/json.ts';
import type { ActionTrace, ActionView } from '../action/action.ts';

/** How an action is nested in another. */
export type Nesting =
  | { readonly kind: 'proposal'; readonly proposer: string; readonly name: string }
  | { readonly kind: 'wrapped' }
  /** The context-free actions of a transaction: they run first, and nobody authorizes them. */
  | { readonly kind: 'context-free' }
  /** Sent by a contract at run time. */
  | { readonly kind: 'inline'; readonly contract: string };

/** Unsigned actions that run because of a signed one. */
export interface NestedActions {
  /** Index of the signed action, from 0. */
  readonly actionIndex: number;
  /** Path from the signed action inward; never empty. */
  readonly within: readonly Nesting[];
  readonly actions: readonly ActionView[];
}

/** An extension of the signed transaction, or of a nested one. */
export interface Extension {
  readonly type: number;
  /** Empty for the signed transaction. */
  readonly within: readonly Nesting[];
}

interface TransactionActions<A> {
  readonly actions: readonly A[];
  readonly contextFree: readonly A[];
}

/**
 * All actions of a transaction, the context-free ones by themselves.
 * @param within path to the transaction; empty for the signed one
 */
export function actionGroups<A>(
  { actions, contextFree }: TransactionActions<A>,
  actionIndex: number,
  within: readonly Nesting[],
) {
  return [
    { actionIndex, within, actions },
    ...(contextFree.length === 0
      ? []
      : [
          {
            actionIndex,
            within: [...within, { kind: 'context-free' } as const],
            actions: contextFree,
          },
        ]),
  ];
}

/** The transaction that an action carries, or the proposal it refers to. */
export type NestedTransactionRef =
  | { readonly kind: 'carried'; readonly nesting: Nesting; readonly transaction: unknown }
  | {
      readonly kind: 'named';
      readonly act: 'approve' | 'exec';
      readonly nesting: Nesting & { readonly kind: 'proposal' };
      /** The hash that an approval is bound to; null for none. */
      readonly hash: string | null;
    };

type Accounts = Pick<SystemAccounts, 'msig' | 'wrap'>;

/** The nested actions of an action; null for most. */
export function nestedTransactionOf(
  action: ActionView,
  { msig, wrap }: Accounts,
): NestedTransactionRef | null {
  const { account, name, data } = action;
  if (data === null) return null;
  // Its action is `exec`, on FIO `execute`.
  if (account === wrap && 'trx' in data)
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
 * The inline actions in a dry run, grouped by sender. Those of system contracts for an action that
 * is already shown are left out.
 * @param traces of the signed actions, in order
 */
export function inlineActions(
  traces: readonly ActionTrace[],
  passingOn: ReadonlySet<string>,
): NestedActions[] {
  return traces.flatMap((trace, actionIndex) => {
    const bySender = new Map<string, ActionView[]>();
    gather(trace, passingOn, bySender);
    return [...bySender].map(([contract, actions]) => ({
      actionIndex,
      actions,
      within: [{ kind: 'inline', contract } as const],
    }));
  });
}

function gather(
  sender: ActionTrace,
  passingOn: ReadonlySet<string>,
  found: Map<string, ActionView[]>,
): void {
  for (const sent of sender.inline) {
    const contract = sent.sentBy ?? sender.account;
    if (!passingOn.has(contract)) {
      const { account, name, authorization, data, hexData } = sent;
      const view = { account, name, authorization, data, hexData };
      found.set(contract, [...(found.get(contract) ?? []), view]);
    }
    gather(sent, passingOn, found);
  }
}
