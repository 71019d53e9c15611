import { type Action, behindWrapper } from '#src/chain/actions/action.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import type { Before } from '#src/chain/model/signing/before.ts';
import {
  ofApproval,
  ofCancelledSale,
  ofLink,
  type ReverseActions,
} from '#src/chain/model/signing/reverse-actions.ts';
import { type ScreenId, screenOf } from '#src/routes.ts';

/** A form that takes an action back: its path on this site, without locale, with its values. */
interface ReverseForm {
  readonly kind: 'unstake' | 'stake' | 'vote' | 'savings' | 'unregister';
  readonly path: string;
}

/** What takes an action back: a form, or actions for which none is needed. */
export type Reverse = ReverseForm | ReverseActions;

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

function form(
  kind: ReverseForm['kind'],
  screen: ScreenId,
  values: Readonly<Record<string, unknown>>,
): ReverseForm {
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
