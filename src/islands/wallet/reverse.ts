import { type Action, behindWrapper, type PermissionLevel } from '#src/chain/actions/action.ts';
import { approve, unapprove } from '#src/chain/actions/multisig.ts';
import { cancelSale, sellAgain } from '#src/chain/actions/nft-sale.ts';
import { linkauth, unlinkauth } from '#src/chain/actions/permission.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import type { Before, MarketSale } from '#src/chain/model/signing/before.ts';
import { type ScreenId, screenOf } from '#src/routes.ts';

export type ReverseKind =
  | 'unstake'
  | 'stake'
  | 'vote'
  | 'savings'
  | 'unregister'
  | 'unlink'
  | 'relink'
  | 'unapprove'
  | 'approve'
  | 'cancelSale'
  | 'sellAgain';

/** What takes an action back. */
export type Reverse =
  /** A form: its path on this site, without locale, with its values. */
  | { readonly kind: ReverseKind; readonly path: string }
  /** Actions, for which no form is needed. */
  | { readonly kind: ReverseKind; readonly actions: readonly Action[] };

/**
 * What takes a transaction back, if anything does. Only that of a single action: another one would
 * stay.
 */
export function reverseOf(
  actions: readonly Action[],
  before: Before | null,
  chain: ChainConfig,
): Reverse | null {
  const [first] = actions;
  if (!first || actions.length > 1) return null;
  const action = behindWrapper(first, chain);
  const { account, name, data } = action;
  if (account === chain.accounts.msig) return ofApproval(action, before);
  if (account === 'atomicmarket') return ofCancelledSale(action, before);
  if (account !== chain.accounts.system) return null;
  switch (name) {
    case 'delegatebw':
      // A stake that was given away is the receiver's.
      if (data['transfer'] === true || data['transfer'] === 1) return null;
      return form('unstake', 'resources-unstake', stakeOf(data, 'stake'));
    case 'undelegatebw':
      return form('stake', 'resources-stake', stakeOf(data, 'unstake'));
    case 'stakexpr':
      return form('unstake', 'staking-unstake', { amount: figure(data['stake_xpr_quantity']) });
    case 'unstakexpr':
      return form('stake', 'staking-stake', { amount: figure(data['unstake_xpr_quantity']) });
    case 'mvtosavings':
      return form('savings', 'rex', {
        tab: 'savings',
        what: 'from-savings',
        amount: figure(data['rex']),
      });
    case 'mvfrsavings':
      return form('savings', 'rex', {
        tab: 'savings',
        what: 'to-savings',
        amount: figure(data['rex']),
      });
    case 'regproxy':
      return data['isproxy'] === true ? form('unregister', 'proxy-unregister', {}) : null;
    case 'voteproducer':
      return before?.kind === 'vote' ? ofVote(before) : null;
    case 'linkauth':
    case 'unlinkauth':
      return ofLink(action, before);
    default:
      return null;
  }
}

function stakeOf(data: Action['data'], prefix: 'stake' | 'unstake') {
  return {
    cpu: figure(data[`${prefix}_cpu_quantity`]),
    net: figure(data[`${prefix}_net_quantity`]),
    receiver: data['receiver'],
  };
}

function ofVote({ proxy, producers }: Extract<Before, { kind: 'vote' }>): Reverse | null {
  if (proxy !== null) return form('vote', 'proxy', { proxy });
  return producers.length > 0 ? form('vote', 'vote', { producers: producers.join(',') }) : null;
}

/** A link to a whole contract has an empty action, also where it is taken back. */
function ofLink({ name, data, authorization }: Action, before: Before | null): Reverse | null {
  const [level] = authorization;
  const { account, code, type } = data;
  if (before?.kind !== 'link' || !level) return null;
  if (typeof account !== 'string' || typeof code !== 'string' || typeof type !== 'string')
    return null;
  const call = { account, code, type };
  const { permission } = before;
  if (permission !== null && (name === 'unlinkauth' || permission !== data['requirement'])) {
    const again = linkauth({ ...call, requirement: permission }, level.permission);
    return { kind: 'relink', actions: [again] };
  }
  if (name === 'unlinkauth' || permission !== null) return null;
  return { kind: 'unlink', actions: [unlinkauth(call, level.permission)] };
}

/** An approval is given again for the transaction that was read. */
function ofApproval({ name, data }: Action, before: Before | null): Reverse | null {
  const { proposer, proposal_name, level } = data;
  if (typeof proposer !== 'string' || typeof proposal_name !== 'string' || !isLevel(level))
    return null;
  const id = { proposer, name: proposal_name };
  if (name === 'approve') return { kind: 'unapprove', actions: [unapprove(id, level)] };
  if (name !== 'unapprove' || before?.kind !== 'proposal') return null;
  return { kind: 'approve', actions: [approve(id, level, before.hash)] };
}

function isLevel(value: unknown): value is PermissionLevel {
  const { actor, permission } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof actor === 'string' && typeof permission === 'string';
}

function ofCancelledSale({ name, authorization }: Action, before: Before | null): Reverse | null {
  const [level] = authorization;
  if (name !== 'cancelsale' || before?.kind !== 'sale' || !level) return null;
  // Anybody can remove a sale whose NFTs are gone: only its seller can sell again.
  if (level.actor !== before.seller) return null;
  return { kind: 'sellAgain', actions: sellAgain(before, level.permission) };
}

/** What takes back a sale that was announced. Its number is known once the market has it. */
export function reverseOfSale(sale: MarketSale, permission: string): Reverse {
  return { kind: 'cancelSale', actions: [cancelSale(sale, permission)] };
}

function form(
  kind: ReverseKind,
  screen: ScreenId,
  values: Readonly<Record<string, unknown>>,
): Reverse {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && value !== '') query.set(name, value);
  const { path } = screenOf(screen);
  return { kind, path: query.size > 0 ? `${path}?${query.toString()}` : path };
}

/** `1.0000` of `1.0000 EOS`; empty for none. */
function figure(amount: unknown): string {
  const [units = ''] = typeof amount === 'string' ? amount.split(' ') : [];
  return /[1-9]/.test(units) ? units : '';
}
