import type { ActionView } from '../model/action.ts';
import * as part from './sentence-parts.ts';
import type { Fields, SentencePart } from './sentence-parts.ts';

export type { SentencePart } from './sentence-parts.ts';

/** Every sentence with the slots its pattern has in each language. */
export const sentences = {
  transfer: ['from', 'to', 'amount'],
  transferMemo: ['from', 'to', 'amount', 'memo'],
  issue: ['to', 'amount'],
  delegatebw: ['from', 'receiver', 'cpu', 'net'],
  undelegatebw: ['from', 'receiver', 'cpu', 'net'],
  buyram: ['payer', 'receiver', 'amount'],
  buyrambytes: ['payer', 'receiver', 'bytes'],
  sellram: ['account', 'bytes'],
  refund: ['owner'],
  voteproducer: ['voter', 'count', 'producers'],
  voteproxy: ['voter', 'proxy'],
  voteNone: ['voter'],
  regproducer: ['producer'],
  regproxy: ['proxy'],
  unregproxy: ['proxy'],
  newaccount: ['creator', 'name'],
  updateauth: ['account', 'permission'],
  deleteauth: ['account', 'permission'],
  linkauth: ['account', 'permission', 'contract', 'action'],
  linkauthAll: ['account', 'permission', 'contract'],
  unlinkauth: ['account', 'contract', 'action'],
  unlinkauthAll: ['account', 'contract'],
  bidname: ['bidder', 'name', 'amount'],
  setcode: ['account'],
  setabi: ['account'],
  claimrewards: ['owner'],
} as const satisfies Record<string, readonly string[]>;

export type SentenceKey = keyof typeof sentences;
type Slot<K extends SentenceKey> = (typeof sentences)[K][number];

export interface Sentence {
  readonly key: SentenceKey;
  readonly slots: Readonly<Record<string, SentencePart>>;
}

/**
 * An action as a sentence, or null where none is known for it or its fields are not what its
 * contract's should be: then the fields themselves are shown. Never throws.
 * @param system the account of the system contract, whose actions alone mean what they say
 */
export function sentenceOf(
  action: Pick<ActionView, 'account' | 'name' | 'data'>,
  system = 'eosio',
): Sentence | null {
  const { account, name, data } = action;
  if (data === null) return null;
  const writers = account === system ? systemWriters : tokenWriters;
  return writers.get(name)?.(data, account) ?? null;
}

type Writer = (data: Fields, contract: string) => Sentence | null;

function say<K extends SentenceKey>(
  key: K,
  slots: Record<Slot<K>, SentencePart | null>,
): Sentence | null {
  const filled: Record<string, SentencePart> = {};
  for (const [slot, value] of Object.entries<SentencePart | null>(slots)) {
    if (value === null) return null;
    filled[slot] = value;
  }
  return { key, slots: filled };
}

const tokenWriters = new Map<string, Writer>([
  [
    'transfer',
    (data, contract) => {
      const slots = {
        from: part.account(data.from),
        to: part.account(data.to),
        amount: part.amount(data.quantity, contract),
      };
      const memo = part.text(data.memo);
      return memo ? say('transferMemo', { ...slots, memo }) : say('transfer', slots);
    },
  ],
  [
    'issue',
    (data, contract) =>
      say('issue', { to: part.account(data.to), amount: part.amount(data.quantity, contract) }),
  ],
]);

const systemWriters = new Map<string, Writer>([
  ['delegatebw', (data) => say('delegatebw', bandwidth(data, 'stake'))],
  ['undelegatebw', (data) => say('undelegatebw', bandwidth(data, 'unstake'))],
  [
    'buyram',
    (data) =>
      say('buyram', {
        payer: part.account(data.payer),
        receiver: part.account(data.receiver),
        // Named `tokens` in the contract of 2018.
        amount: part.amount(data.quant ?? data.tokens),
      }),
  ],
  [
    'buyrambytes',
    (data) =>
      say('buyrambytes', {
        payer: part.account(data.payer),
        receiver: part.account(data.receiver),
        bytes: part.whole(data.bytes),
      }),
  ],
  [
    'sellram',
    (data) =>
      say('sellram', { account: part.account(data.account), bytes: part.whole(data.bytes) }),
  ],
  ['refund', (data) => say('refund', { owner: part.account(data.owner) })],
  ['voteproducer', vote],
  ['regproducer', (data) => say('regproducer', { producer: part.account(data.producer) })],
  [
    'regproxy',
    (data) =>
      say(data.isproxy === true || data.isproxy === 1 ? 'regproxy' : 'unregproxy', {
        proxy: part.account(data.proxy),
      }),
  ],
  [
    'newaccount',
    (data) =>
      say('newaccount', {
        creator: part.account(data.creator),
        name: part.account(data.name ?? data.newact),
      }),
  ],
  ['updateauth', (data) => say('updateauth', permission(data))],
  ['deleteauth', (data) => say('deleteauth', permission(data))],
  [
    'linkauth',
    (data) => {
      const slots = { ...link(data), permission: part.nameText(data.requirement) };
      return data.type === ''
        ? say('linkauthAll', slots)
        : say('linkauth', { ...slots, action: part.nameText(data.type) });
    },
  ],
  [
    'unlinkauth',
    (data) =>
      data.type === ''
        ? say('unlinkauthAll', link(data))
        : say('unlinkauth', { ...link(data), action: part.nameText(data.type) }),
  ],
  [
    'bidname',
    (data) =>
      say('bidname', {
        bidder: part.account(data.bidder),
        name: part.nameText(data.newname),
        amount: part.amount(data.bid),
      }),
  ],
  ['setcode', (data) => say('setcode', { account: part.account(data.account) })],
  ['setabi', (data) => say('setabi', { account: part.account(data.account) })],
  ['claimrewards', (data) => say('claimrewards', { owner: part.account(data.owner) })],
]);

function bandwidth(data: Fields, verb: 'stake' | 'unstake') {
  return {
    from: part.account(data.from),
    receiver: part.account(data.receiver),
    cpu: part.amount(data[`${verb}_cpu_quantity`]),
    net: part.amount(data[`${verb}_net_quantity`]),
  };
}

/** For a proxy, for producers, or taken back. */
function vote(data: Fields): Sentence | null {
  const voter = part.account(data.voter);
  if (data.proxy !== '' && data.proxy !== undefined)
    return say('voteproxy', { voter, proxy: part.account(data.proxy) });
  if (!Array.isArray(data.producers)) return null;
  const { producers } = data;
  if (producers.length === 0) return say('voteNone', { voter });
  return say('voteproducer', {
    voter,
    count: part.whole(producers.length),
    producers: part.accounts(producers),
  });
}

function permission(data: Fields) {
  return { account: part.account(data.account), permission: part.nameText(data.permission) };
}

function link(data: Fields) {
  return { account: part.account(data.account), contract: part.account(data.code) };
}
