import { Serializer } from '@wharfkit/antelope';
import { tokenAbi } from '#devnet/contracts/token-abi.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { createAuthenticator } from '#tests/devnet/authenticator.ts';
import { eosio, msig, newAccount, read, sends, transfer } from '#tests/conformance/steps/making.ts';
import type { Step } from '#tests/conformance/steps/making.ts';
import { EMPTY_CODE, enriched } from './contract-account.ts';

const PASSKEY = createAuthenticator('active').key;
const R1_KEY = 'PUB_R1_6FPFZqw5ahYrR9jD96yDbbDNTdKtNqRbze6oTDLntrsANgQKZu';
const level = (actor: string) => ({ permission: { actor, permission: 'active' }, weight: 1 });

/** A permission with keys of three curves, an account and a wait. */
const MIXED = {
  threshold: 2,
  keys: [
    { key: devnetPublicKey('carol'), weight: 1 },
    { key: R1_KEY, weight: 1 },
    { key: PASSKEY, weight: 1 },
  ],
  accounts: [level('alice'), level('bob')],
  waits: [{ wait_sec: 3600, weight: 1 }],
};

const payment = (from: string, quantity: string, memo: string): string =>
  Serializer.encode({
    object: { from, to: 'alice', quantity, memo },
    type: 'transfer',
    abi: tokenAbi,
  }).hexString;

/** A proposal that its proposer alone decides, which the older contract sends as a deferred one. */
function proposed(name: string, quantity: string): Step[] {
  const id = { proposer: 'carol', proposal_name: name };
  const by = { actor: 'carol', permission: 'active' };
  const action = { account: 'eosio.token', name: 'transfer', authorization: [by] };
  const trx = {
    expiration: '2036-01-01T00:00:00',
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    transaction_extensions: [],
    actions: [{ ...action, data: payment('carol', quantity, name) }],
  };
  return [
    sends(`proposed: ${name}`, [msig('propose', 'carol', { ...id, requested: [by], trx })]),
    sends(`approved: ${name}`, [msig('approve', 'carol', { ...id, level: by })]),
    sends(`executed: ${name}`, [msig('exec', 'carol', { ...id, executer: 'carol' })]),
  ];
}

const FORMS = ['chain/push_transaction', 'chain/send_transaction'];

/** What the conformance tests do not need and decoders stumble over. */
export const TRAPS: readonly Step[] = [
  sends('an account with much', [newAccount('carol'), ...enriched('carol')]),
  sends('an account without tokens', [newAccount('dave'), ...enriched('dave')]),
  sends('tokens for carol', [transfer('eosio', 'carol', '300000000.0000 EOS', 'start')]),
  sends('a permission of three curves, accounts and a wait', [
    eosio('updateauth', 'carol', {
      account: 'carol',
      permission: 'mixed',
      parent: 'active',
      auth: MIXED,
    }),
    eosio('linkauth', 'carol', {
      account: 'carol',
      code: 'eosio.token',
      type: 'transfer',
      requirement: 'mixed',
    }),
    eosio('linkauth', 'carol', { account: 'carol', code: 'eosio', type: '', requirement: 'mixed' }),
  ]),
  sends('code that does nothing', [
    eosio('setcode', 'dave', { account: 'dave', vmtype: 0, vmversion: 0, code: EMPTY_CODE }),
  ]),
  sends('a permission of accounts alone', [
    eosio('updateauth', 'dave', {
      account: 'dave',
      permission: 'active',
      parent: 'owner',
      auth: { threshold: 2, keys: [], accounts: [level('alice'), level('carol')], waits: [] },
    }),
  ]),
  ...FORMS.flatMap((path) => [
    sends(
      `RAM bought by ${path}`,
      [
        eosio('buyram', 'carol', { payer: 'carol', receiver: 'carol', quant: '5.0000 EOS' }),
        eosio('buyrambytes', 'carol', { payer: 'carol', receiver: 'carol', bytes: 4096 }),
      ],
      { path },
    ),
    sends(`RAM sold by ${path}`, [eosio('sellram', 'carol', { account: 'carol', bytes: 512 })], {
      path,
    }),
    sends(
      `two equal payments by ${path}`,
      [
        transfer('carol', 'alice', '0.0100 EOS', 'twice'),
        transfer('carol', 'alice', '0.0100 EOS', 'twice'),
      ],
      { path },
    ),
    sends(
      `stake by ${path}`,
      [
        eosio('delegatebw', 'carol', {
          from: 'carol',
          receiver: 'carol',
          transfer: false,
          stake_net_quantity: '3.0000 EOS',
          stake_cpu_quantity: '4.0000 EOS',
        }),
      ],
      { path },
    ),
  ]),
  sends('stake for another', [
    eosio('delegatebw', 'carol', {
      from: 'carol',
      receiver: 'dave',
      transfer: false,
      stake_net_quantity: '1.0000 EOS',
      stake_cpu_quantity: '2.0000 EOS',
    }),
  ]),
  // Of fewer than 15 % of all tokens no producer is elected and nothing is unstaked.
  sends('so much stake that producers are elected', [
    eosio('delegatebw', 'carol', {
      from: 'carol',
      receiver: 'carol',
      transfer: false,
      stake_net_quantity: '100000000.0000 EOS',
      stake_cpu_quantity: '90000000.0000 EOS',
    }),
  ]),
  sends('a vote', [
    eosio('voteproducer', 'carol', { voter: 'carol', proxy: '', producers: ['bob'] }),
  ]),
  sends('stake taken back', [
    eosio('undelegatebw', 'carol', {
      from: 'carol',
      receiver: 'carol',
      unstake_net_quantity: '1.0000 EOS',
      unstake_cpu_quantity: '1.0000 EOS',
    }),
  ]),
  sends('tokens in REX', [
    eosio('deposit', 'carol', { owner: 'carol', amount: '20.0000 EOS' }),
    eosio('buyrex', 'carol', { from: 'carol', amount: '10.0000 EOS' }),
  ]),
  sends('a deposit of REX taken back', [
    eosio('withdraw', 'carol', { owner: 'carol', amount: '1.0000 EOS' }),
  ]),
  sends('sent compressed', [transfer('carol', 'alice', '0.0200 EOS', 'm'.repeat(200))], {
    compressed: true,
  }),
  sends('with an action that is context free', [transfer('carol', 'alice', '0.0300 EOS')], {
    contextFree: [{ account: 'dave', name: 'nonce', by: '', data: 'c0ffee' }],
  }),
  sends('with three signatures', [
    transfer('carol', 'alice', '0.0400 EOS'),
    transfer('bob', 'alice', '0.0400 EOS'),
    transfer('alice', 'bob', '0.0400 EOS'),
  ]),
  ...proposed('small', '0.0500 EOS'),
  ...proposed('toomuch', '900000000.0000 EOS'),
  sends('by send_transaction2', [transfer('carol', 'alice', '0.0600 EOS')], {
    path: 'chain/send_transaction2',
    wrapped: true,
  }),
  sends('failed by send_transaction2', [transfer('carol', 'nobody', '0.0600 EOS')], {
    path: 'chain/send_transaction2',
    wrapped: true,
  }),
  sends('an empty action', [{ account: 'dave', name: 'noop', by: 'carol', data: '' }]),
  sends('an action without an ABI', [{ account: 'dave', name: 'noop', by: 'carol', data: 'ff' }]),
  read('of carol', 'chain/get_account', { account_name: 'carol' }),
  read('of dave', 'chain/get_account', { account_name: 'dave' }),
  {
    title: 'many at once by push_transactions',
    async run(client) {
      const bodies: unknown[] = [];
      for (const memo of ['one', 'two'])
        bodies.push((await client.pack([transfer('carol', 'bob', '0.0010 EOS', memo)])).body);
      return client.ask('chain/push_transactions', bodies);
    },
  },
  {
    title: 'keys that are required',
    async run(client) {
      const { transaction } = await client.pack([transfer('carol', 'bob', '0.0010 EOS')]);
      return client.ask('chain/get_required_keys', {
        transaction,
        available_keys: [devnetPublicKey('alice'), devnetPublicKey('carol')],
      });
    },
  },
];
