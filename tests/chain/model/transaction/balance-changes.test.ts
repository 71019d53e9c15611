import { fc } from '#tests/fc.ts';
import { expect, it } from 'vitest';
import { jungle } from '#src/chain/config/chains/jungle.ts';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { movingChain } from '#src/chain/model/transaction/token-moves.ts';
import { balanceChanges } from '#src/chain/model/transaction/balance-changes.ts';

let ordinal = 0;
function action(
  name: string,
  data: Record<string, unknown> | null,
  { account = 'eosio.token', actor = 'alice', inline = [] as ActionTrace[] } = {},
): ActionTrace {
  return {
    account,
    name,
    data,
    inline,
    ordinal: ++ordinal,
    hexData: null,
    globalSequence: null,
    authorization: [{ actor, permission: 'active' }],
    console: '',
    ramDeltas: [],
    receivers: [account],
  };
}
const transfer = (from: string, to: string, quantity: string, account = 'eosio.token') =>
  action('transfer', { from, to, quantity, memo: '' }, { account });

/** `alice -1.0000 EOS eosio.token`, a line a change. */
const reported = (actions: readonly ActionTrace[]) =>
  balanceChanges(actions, eosioAccounts).flatMap(({ holder, changes }) =>
    changes.map(({ amount, contract, staked }) =>
      [holder, formatAsset(amount), contract, ...(staked ? ['staked'] : [])].join(' '),
    ),
  );

it('takes from one and gives to the other', () => {
  expect(reported([transfer('alice', 'bob', '1.5000 EOS')])).toEqual([
    'alice -1.5000 EOS eosio.token',
    'bob 1.5000 EOS eosio.token',
  ]);
});

it('adds up by account and token, over inline actions too, and leaves out what passed through', () => {
  const payout = transfer('dex', 'bob', '2.0000 USDT', 'tethertether');
  const swap = action(
    'transfer',
    { from: 'alice', to: 'dex', quantity: '1.0000 EOS', memo: '' },
    { inline: [transfer('dex', 'pool', '1.0000 EOS'), payout] },
  );
  expect(reported([swap, transfer('alice', 'pool', '0.5000 EOS')])).toEqual([
    'alice -1.5000 EOS eosio.token',
    'dex -2.0000 USDT tethertether',
    'pool 1.5000 EOS eosio.token',
    'bob 2.0000 USDT tethertether',
  ]);
});

it('never adds tokens of one name from two contracts', () => {
  const fake = transfer('mallory', 'bob', '1000.0000 EOS', 'mallory');
  expect(reported([transfer('alice', 'bob', '1.0000 EOS'), fake])).toContain(
    'bob 1000.0000 EOS mallory',
  );
});

it('gives what is issued to the issuer, who passes it on, and takes what is retired', () => {
  const issue = action(
    'issue',
    { to: 'bob', quantity: '5.0000 EOS', memo: '' },
    { actor: 'eosio', inline: [transfer('eosio', 'bob', '5.0000 EOS')] },
  );
  const retire = action('retire', { quantity: '1.0000 EOS', memo: '' }, { actor: 'eosio' });
  expect(reported([issue, retire])).toEqual([
    'eosio -1.0000 EOS eosio.token',
    'bob 5.0000 EOS eosio.token',
  ]);
});

it('separates an owner’s stakes from liquid tokens', () => {
  const stake = (transfer: boolean | number) => ({
    from: 'alice',
    receiver: 'bob',
    transfer,
    stake_net_quantity: '1.0000 EOS',
    stake_cpu_quantity: '2.0000 EOS',
  });
  const system = { account: 'eosio' };
  expect(reported([action('delegatebw', stake(false), system)])).toEqual([
    'alice 3.0000 EOS eosio.token staked',
  ]);
  expect(reported([action('delegatebw', stake(1), system)])).toEqual([
    'bob 3.0000 EOS eosio.token staked',
  ]);
  const unstake = { unstake_net_quantity: '1.0000 EOS', unstake_cpu_quantity: '0.0000 EOS' };
  expect(
    reported([action('undelegatebw', { from: 'alice', receiver: 'bob', ...unstake }, system)]),
  ).toEqual(['alice -1.0000 EOS eosio.token staked']);
  expect(reported([action('delegatebw', stake(false), { account: 'mallory' })])).toEqual([]);
});

it('counts what FIO pays to a key', () => {
  const data = { payee_public_key: 'FIO7abc', amount: 1_500_000_000, actor: 'alice' };
  expect(reported([action('trnsfiopubky', data, { account: 'fio.token' })])).toEqual([
    'alice -1.500000000 FIO fio.token',
    'FIO7abc 1.500000000 FIO fio.token',
  ]);
});

it.each(['trnsfiopubky', 'trnsloctoks'])(
  'knows every unit of a payment by %s, which nodes write as text where it is large',
  (name) => {
    const data = { payee_public_key: 'FIO7abc', amount: '12345678901234567891', actor: 'alice' };
    expect(reported([action(name, data, { account: 'fio.token' })])).toEqual([
      'alice -12345678901.234567891 FIO fio.token',
      'FIO7abc 12345678901.234567891 FIO fio.token',
    ]);
  },
);

it('leaves out what is no amount, and never throws', () => {
  expect(
    reported([transfer('alice', 'bob', 'much'), transfer('alice', 'bob', '-1.0000 EOS')]),
  ).toEqual([]);
  expect(reported([action('transfer', null), transfer('alice', 'alice', '1.0000 EOS')])).toEqual(
    [],
  );
  fc.assert(
    fc.property(fc.object(), fc.constantFrom('transfer', 'issue', 'delegatebw'), (data, name) => {
      balanceChanges([action(name, data, { account: 'eosio' })], eosioAccounts);
    }),
  );
});

it('moves nothing into being: all transfers together sum to zero', () => {
  const name = fc.constantFrom('alice', 'bob', 'carol', 'dave');
  const move = fc.tuple(name, name, fc.integer({ min: 0, max: 1_000_000 }));
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const actions = moves.map(([from, to, units]) =>
        transfer(
          from,
          to,
          `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')} EOS`,
        ),
      );
      const sum = balanceChanges(actions, eosioAccounts)
        .flatMap(({ changes }) => changes)
        .reduce((total, { amount }) => total + amount.units, 0n);
      expect(sum).toBe(0n);
    }),
  );
});

it('changes nothing for accounts that are not named, or by invalid amounts', () => {
  const empty = { from: '', to: 'bob', quantity: '1.0000 EOS' };
  expect(reported([action('transfer', empty)])).toEqual(['bob 1.0000 EOS eosio.token']);
  const issue = action('issue', { quantity: '1.0000 EOS' });
  expect(reported([{ ...issue, authorization: [] }])).toEqual([]);
  for (const quantity of ['-1.0000 EOS', '0.0000 EOS', '1.0000', 7, ['1.0000 EOS'], undefined])
    expect(reported([action('transfer', { from: 'alice', to: 'bob', quantity })])).toEqual([]);
  for (const amount of [1.5, 2 ** 60, 'x', null])
    expect(reported([action('trnsfiopubky', { actor: 'alice', amount })])).toEqual([]);
});

it('leaves out who has neither more nor less', () => {
  const there = transfer('alice', 'bob', '1.0000 EOS');
  const back = transfer('bob', 'alice', '1.0000 EOS');
  expect(balanceChanges([there, back], eosioAccounts)).toEqual([]);
});

it.each([
  [true, 'bob'],
  [1, 'bob'],
  [false, 'alice'],
  [0, 'alice'],
])('a stake that is given away (%j) is the stake of %s', (given, owner) => {
  const data = {
    from: 'alice',
    receiver: 'bob',
    transfer: given,
    stake_net_quantity: '0.0000 EOS',
    stake_cpu_quantity: '1.0000 EOS',
  };
  expect(reported([action('delegatebw', data, { account: 'eosio' })])).toEqual([
    `${owner} 1.0000 EOS eosio.token staked`,
  ]);
});

it('stakes by the wrapper in the core token, once: as signed, and as executed', () => {
  const staked = {
    from: 'alice',
    receiver: 'alice',
    stake_net_quantity: '1.0000 A',
    stake_cpu_quantity: '2.0000 A',
    transfer: false,
  };
  const passedOn = {
    ...staked,
    stake_net_quantity: '1.0000 EOS',
    stake_cpu_quantity: '2.0000 EOS',
  };
  const swap = { account: 'alice', quantity: '3.0000 A' };
  const inline = [
    action('swaptrace', swap, { account: 'core.vaulta', actor: 'core.vaulta' }),
    transfer('core.vaulta', 'alice', '3.0000 EOS'),
    action('delegatebw', passedOn, {
      account: 'eosio',
      inline: [transfer('alice', 'eosio.stake', '3.0000 EOS')],
    }),
  ];
  const changesOf = (traces: readonly ActionTrace[]) =>
    balanceChanges(traces, movingChain(jungle)).find(({ holder }) => holder === 'alice')?.changes ??
    [];
  const lines = (traces: readonly ActionTrace[]) =>
    changesOf(traces).map((one) => `${formatAsset(one.amount)} ${one.contract} ${one.staked}`);
  const signed = action('delegatebw', staked, { account: 'core.vaulta' });
  expect(lines([signed])).toEqual(['3.0000 A core.vaulta true']);
  expect(lines([{ ...signed, inline }])).toEqual([
    '-3.0000 A core.vaulta false',
    '3.0000 A core.vaulta true',
  ]);
});
