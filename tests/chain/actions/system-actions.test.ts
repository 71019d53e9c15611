import { SystemContract } from '@wharfkit/account';
import { describe, expect, it } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import {
  buyram,
  buyrambytes,
  delegatebw,
  powerup,
  refund,
  sellram,
  undelegatebw,
} from '#src/chain/actions/resources.ts';
import { keyAuthority } from '#src/chain/actions/authority.ts';
import { canceldelay } from '#src/chain/actions/cancel-delay.ts';
import { setabi, setcode } from '#src/chain/actions/contract-code.ts';
import { bidname, bidrefund, newaccount } from '#src/chain/actions/new-account.ts';
import { deleteauth, linkauth, unlinkauth, updateauth } from '#src/chain/actions/permission.ts';
import { defundLoan, fundLoan, rent } from '#src/chain/actions/rex-loan.ts';
import * as rex from '#src/chain/actions/rex.ts';
import { claimrewards, regproxy, voteByProxy, voteproducer } from '#src/chain/actions/vote.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { fieldNames, roundTrip } from './encoded.ts';

const { abi } = SystemContract;
const KEY = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const one = parseAsset('1.0000 EOS');
const two = parseAsset('2.5000 EOS');
const someRex = parseAsset('12.0000 REX');
const authority = {
  threshold: 1,
  keys: [{ key: KEY, weight: 1 }],
  accounts: [],
  waits: [],
};
const bandwidth = { from: 'alice', receiver: 'bob', net: one, cpu: two };
const loan = { from: 'alice', loan: 2n ** 63n, amount: one };
const rental = { from: 'alice', receiver: 'bob', payment: one, fund: two };
const level = { actor: 'alice', permission: 'trading' };

/** Each builder given `trading`, with what its contract is to read. */
const actions: [string, () => Action, Record<string, unknown>][] = [
  [
    'delegatebw',
    () => delegatebw(bandwidth, true, 'trading'),
    {
      from: 'alice',
      receiver: 'bob',
      stake_net_quantity: '1.0000 EOS',
      stake_cpu_quantity: '2.5000 EOS',
      transfer: true,
    },
  ],
  [
    'undelegatebw',
    () => undelegatebw(bandwidth, 'trading'),
    {
      from: 'alice',
      receiver: 'bob',
      unstake_net_quantity: '1.0000 EOS',
      unstake_cpu_quantity: '2.5000 EOS',
    },
  ],
  ['refund', () => refund('alice', 'trading'), { owner: 'alice' }],
  [
    'buyram',
    () => buyram({ payer: 'alice', receiver: 'bob', quant: one }, 'trading'),
    { payer: 'alice', receiver: 'bob', quant: '1.0000 EOS' },
  ],
  [
    'buyrambytes',
    () => buyrambytes({ payer: 'alice', receiver: 'bob', bytes: 8192 }, 'trading'),
    { payer: 'alice', receiver: 'bob', bytes: 8192 },
  ],
  ['sellram', () => sellram('alice', 4096, 'trading'), { account: 'alice', bytes: 4096 }],
  [
    'updateauth',
    () =>
      updateauth(
        { account: 'alice', permission: 'mobile', parent: 'active', auth: authority },
        'trading',
      ),
    { account: 'alice', permission: 'mobile', parent: 'active', auth: authority },
  ],
  [
    'deleteauth',
    () => deleteauth('alice', 'mobile', 'trading'),
    { account: 'alice', permission: 'mobile' },
  ],
  [
    'linkauth',
    () =>
      linkauth(
        { account: 'alice', code: 'eosio.token', type: 'transfer', requirement: 'mobile' },
        'trading',
      ),
    { account: 'alice', code: 'eosio.token', type: 'transfer', requirement: 'mobile' },
  ],
  [
    'unlinkauth',
    () => unlinkauth({ account: 'alice', code: 'eosio.token', type: '' }, 'trading'),
    { account: 'alice', code: 'eosio.token', type: '' },
  ],
  [
    'canceldelay',
    () => canceldelay(level, 'ab'.repeat(32)),
    { canceling_auth: level, trx_id: 'ab'.repeat(32) },
  ],
  [
    'newaccount',
    () =>
      newaccount(
        {
          creator: 'alice',
          name: 'carol',
          owner: keyAuthority(KEY),
          active: keyAuthority(KEY),
        },
        'trading',
      ),
    { creator: 'alice', name: 'carol', owner: authority, active: authority },
  ],
  [
    'voteproducer',
    () => voteproducer({ voter: 'alice', producers: ['bp1', 'bp2'], maxVotes: 30 }, 'trading'),
    { voter: 'alice', proxy: '', producers: ['bp1', 'bp2'] },
  ],
  [
    'voteproducer',
    () => voteByProxy('alice', 'bob', 'trading'),
    { voter: 'alice', proxy: 'bob', producers: [] },
  ],
  ['regproxy', () => regproxy('alice', true, 'trading'), { proxy: 'alice', isproxy: true }],
  ['claimrewards', () => claimrewards('alice', 'trading'), { owner: 'alice' }],
  [
    'setcode',
    () => setcode('alice', Uint8Array.of(0, 0x61, 0x73, 0x6d), 'trading'),
    { account: 'alice', vmtype: 0, vmversion: 0, code: '0061736d' },
  ],
  [
    'setabi',
    () => setabi('alice', Uint8Array.of(14, 255), 'trading'),
    { account: 'alice', abi: '0eff' },
  ],
  [
    'bidname',
    () => bidname({ bidder: 'alice', newname: 'com', bid: two }, 'trading'),
    { bidder: 'alice', newname: 'com', bid: '2.5000 EOS' },
  ],
  ['bidrefund', () => bidrefund('alice', 'com', 'trading'), { bidder: 'alice', newname: 'com' }],
  [
    'powerup',
    () =>
      powerup(
        {
          payer: 'alice',
          receiver: 'bob',
          days: 1,
          netFraction: 10n ** 15n,
          cpuFraction: 7n,
          maxPayment: one,
        },
        'trading',
      ),
    {
      payer: 'alice',
      receiver: 'bob',
      days: 1,
      net_frac: '1000000000000000',
      cpu_frac: 7,
      max_payment: '1.0000 EOS',
    },
  ],
  ['deposit', () => rex.deposit('alice', one, 'trading'), { owner: 'alice', amount: '1.0000 EOS' }],
  [
    'withdraw',
    () => rex.withdraw('alice', one, 'trading'),
    { owner: 'alice', amount: '1.0000 EOS' },
  ],
  ['buyrex', () => rex.buyrex('alice', one, 'trading'), { from: 'alice', amount: '1.0000 EOS' }],
  [
    'unstaketorex',
    () => rex.unstaketorex({ owner: 'alice', receiver: 'bob', net: one, cpu: two }, 'trading'),
    { owner: 'alice', receiver: 'bob', from_net: '1.0000 EOS', from_cpu: '2.5000 EOS' },
  ],
  [
    'sellrex',
    () => rex.sellrex('alice', someRex, 'trading'),
    { from: 'alice', rex: '12.0000 REX' },
  ],
  ['cnclrexorder', () => rex.cnclrexorder('alice', 'trading'), { owner: 'alice' }],
  [
    'mvtosavings',
    () => rex.mvtosavings('alice', someRex, 'trading'),
    { owner: 'alice', rex: '12.0000 REX' },
  ],
  [
    'mvfrsavings',
    () => rex.mvfrsavings('alice', someRex, 'trading'),
    { owner: 'alice', rex: '12.0000 REX' },
  ],
  ['updaterex', () => rex.updaterex('alice', 'trading'), { owner: 'alice' }],
  ['consolidate', () => rex.consolidate('alice', 'trading'), { owner: 'alice' }],
  ['closerex', () => rex.closerex('alice', 'trading'), { owner: 'alice' }],
  ['rexexec', () => rex.rexexec('alice', 2, 'trading'), { user: 'alice', max: 2 }],
  ...(['cpu', 'net'] as const).flatMap(
    (resource): [string, () => Action, Record<string, unknown>][] => [
      [
        `rent${resource}`,
        () => rent(resource, rental, 'trading'),
        { from: 'alice', receiver: 'bob', loan_payment: '1.0000 EOS', loan_fund: '2.5000 EOS' },
      ],
      [
        `fund${resource}loan`,
        () => fundLoan(resource, loan, 'trading'),
        { from: 'alice', loan_num: '9223372036854775808', payment: '1.0000 EOS' },
      ],
      [
        `def${resource}loan`,
        () => defundLoan(resource, loan, 'trading'),
        { from: 'alice', loan_num: '9223372036854775808', amount: '1.0000 EOS' },
      ],
    ],
  ),
];

describe('the actions of the system contract', () => {
  it.each(actions)('%s is signed by whom it names', (name, build) => {
    expect(build()).toMatchObject({ account: 'eosio', name, authorization: [level] });
  });

  it.each(actions)('%s has the fields of the ABI in its order', (_name, build) => {
    const action = build();
    expect(Object.keys(action.data)).toEqual(fieldNames(action, abi));
  });

  it.each(actions)('%s is read back as it was meant', (_name, build, meant) => {
    // Newer contracts have optional fields at the end, which the forms leave out.
    expect(withoutNulls(roundTrip(build(), abi))).toEqual(meant);
  });

  it('is signed by the active permission where none is named', () => {
    const action = delegatebw(bandwidth, false);
    expect(action.authorization).toEqual([{ actor: 'alice', permission: 'active' }]);
    expect(action.data.transfer).toBe(false);
  });
});

function withoutNulls(data: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data as object).filter(([, value]) => value !== null));
}
