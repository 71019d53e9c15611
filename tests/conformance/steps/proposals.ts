import { Serializer } from '@wharfkit/antelope';
import { tokenAbi } from '#devnet/contracts/token-abi.ts';
import { msig, read, rows, sends } from './making.ts';
import type { Step } from './making.ts';

const proposal = (proposal_name: string) => ({ proposer: 'alice', proposal_name });
const level = (actor: string) => ({ actor, permission: 'active' });
const gift = { from: 'bob', to: 'alice', quantity: '0.0200 EOS', memo: 'by proposal' };
const data = Serializer.encode({ object: gift, type: 'transfer', abi: tokenAbi }).hexString;
const trx = (expiration = '2036-01-01T00:00:00') => ({
  expiration,
  ref_block_num: 0,
  ref_block_prefix: 0,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  context_free_actions: [],
  transaction_extensions: [],
  actions: [{ account: 'eosio.token', name: 'transfer', authorization: [level('bob')], data }],
});
const approve = (name: string, by: string, who = by) =>
  msig(name, by, { ...proposal('payment'), level: level(who) });
const exec = (by: string) => msig('exec', by, { ...proposal('payment'), executer: by });

/** A proposal from its beginning to its end. */
export const PROPOSALS: readonly Step[] = [
  sends('a payment proposed', [
    msig('propose', 'alice', {
      ...proposal('payment'),
      requested: [level('alice'), level('bob')],
      trx: trx(),
    }),
  ]),
  sends('a proposal that has run out', [
    msig('propose', 'alice', {
      ...proposal('toolate'),
      requested: [level('bob')],
      trx: trx('2020-01-01T00:00:00'),
    }),
  ]),
  sends('a proposal that those asked cannot decide', [
    msig('propose', 'alice', {
      ...proposal('notmine'),
      requested: [level('alice')],
      trx: { ...trx(), actions: [{ ...trx().actions[0], authorization: [level('eosio')] }] },
    }),
  ]),
  rows('approvals2', 'alice', 'eosio.msig'),
  sends('executed too early', [exec('alice')]),
  sends('approved by one', [approve('approve', 'alice')]),
  sends('approved twice by one', [approve('approve', 'alice')]),
  sends('approved for another', [approve('approve', 'alice', 'bob')]),
  sends('taken back', [approve('unapprove', 'alice')]),
  sends('taken back twice', [approve('unapprove', 'alice')]),
  sends('approved by the other', [approve('approve', 'bob')]),
  sends('executed by another than who says so', [
    msig('exec', 'alice', { ...proposal('payment'), executer: 'bob' }),
  ]),
  sends('executed', [exec('alice')]),
  sends('executed twice', [exec('alice')]),
  rows('proposal', 'alice', 'eosio.msig', { json: false, limit: 1, lower_bound: 'payment' }),
  sends('approvals of one made void', [msig('invalidate', 'bob', { account: 'bob' })]),
  rows('invals', 'eosio.msig', 'eosio.msig', { show_payer: true, lower_bound: 'nobody' }),
  read('of bob', 'chain/get_currency_balance', { code: 'eosio.token', account: 'nobody' }),
];
