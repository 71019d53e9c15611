import type { SystemAccounts } from '../../config/types.ts';
import { fioActor } from '../../core/fio-actor.ts';
import { recordOf, textOf } from '../../rpc/json.ts';
import type { ActionGroup } from './action-filters.ts';
import type { ActionView } from './action.ts';

/** Groups defined by contract and action name. */
export type NamedGroup = Exclude<ActionGroup, 'send' | 'receive'>;

/** Actions of the system contract. */
const systemActions: Readonly<Record<NamedGroup, readonly string[]>> = {
  contract: ['setcode', 'setabi'],
  account: [
    'newaccount',
    'newaccount2',
    'newaccres',
    'updateauth',
    'deleteauth',
    'linkauth',
    'unlinkauth',
    'bidname',
    'bidrefund',
  ],
  ramCpuNet: [
    'buyram',
    'buyrambytes',
    'buyramself',
    'buyramburn',
    'ramburn',
    'ramtransfer',
    'sellram',
    'giftram',
    'ungiftram',
    'delegatebw',
    'undelegatebw',
    'refund',
    'powerup',
    'rentcpu',
    'rentnet',
  ],
  producer: ['regproducer', 'regproducer2', 'unregprod', 'claimrewards'],
  vote: ['voteproducer', 'voteproxy', 'regproxy', 'unregproxy'],
};

/** Actions of FIO's contracts, besides those of its system contract. */
const fioActions: Readonly<Record<NamedGroup, readonly (readonly [string, string])[]>> = {
  contract: [],
  account: [
    ['fio.address', 'regaddress'],
    ['fio.address', 'regdomain'],
    ['fio.address', 'regdomadd'],
    ['fio.address', 'xferaddress'],
    ['fio.address', 'xferdomain'],
    ['fio.address', 'renewdomain'],
  ],
  ramCpuNet: [],
  producer: [['fio.treasury', 'bpclaim']],
  vote: [],
};

/** FIO's transfers to a public key. The chain derives the account from the key. */
export const keyTransfers = ['trnsfiopubky', 'trnsloctoks'] as const;

/** The contract and action pairs of a group. */
export function groupActions(
  group: NamedGroup,
  accounts: SystemAccounts,
): readonly (readonly [contract: string, action: string])[] {
  const { system, systemWrapper } = accounts;
  const own = (systemWrapper ? [system, systemWrapper] : [system]).flatMap((contract) =>
    systemActions[group].map((name) => [contract, name] as const),
  );
  return isFio(accounts) ? [...own, ...fioActions[group]] : own;
}

export function isFio(accounts: SystemAccounts): boolean {
  return accounts.token === 'fio.token';
}

type Action = Pick<ActionView, 'account' | 'name' | 'data'>;

/**
 * Whether an action belongs to any of the groups, from the point of view of the account whose
 * history it is.
 */
export function groupTest(
  groups: readonly ActionGroup[],
  of: string,
  accounts: SystemAccounts,
): (action: Action) => boolean {
  const sent = groups.includes('send');
  const received = groups.includes('receive');
  const named = groups.filter((group) => group !== 'send' && group !== 'receive');
  const pairs = named.flatMap((group) => groupActions(group, accounts));
  const members = new Set(pairs.map(([contract, name]) => `${contract}::${name}`));
  return (action) => {
    if (members.has(`${action.account}::${action.name}`)) return true;
    const parties = sent || received ? partiesOf(action, accounts) : null;
    return parties !== null && ((sent && parties.from === of) || (received && parties.to === of));
  };
}

/** Sender and receiver of a transfer of any contract or of a swap; null for other actions. */
export function partiesOf(
  { account, name, data }: Action,
  accounts: SystemAccounts,
): { readonly from: string | null; readonly to: string | null } | null {
  const fields = recordOf(data);
  if (name === 'transfer') return { from: textOf(fields.from), to: textOf(fields.to) };
  // Core tokens that the wrapper collects for an action.
  if (name === 'swaptrace' && account === accounts.systemWrapper)
    return { from: textOf(fields.account), to: account };
  if (!isFio(accounts) || account !== accounts.token || !isKeyTransfer(name)) return null;
  return { from: textOf(fields.actor), to: payeeOf(textOf(fields.payee_public_key)) };
}

export function isKeyTransfer(name: string): boolean {
  return keyTransfers.some((one) => one === name);
}

/** Deriving an account from a key is slow for a filter, and a history repeats the same keys. */
const payees = new Map<string, string | null>();
const PAYEES_KEPT = 1_000;

function payeeOf(key: string | null): string | null {
  if (key === null) return null;
  const cached = payees.get(key);
  if (cached !== undefined) return cached;
  if (payees.size >= PAYEES_KEPT) payees.clear();
  const actor = actorOf(key);
  payees.set(key, actor);
  return actor;
}

function actorOf(key: string): string | null {
  try {
    return fioActor(key);
  } catch {
    return null;
  }
}
