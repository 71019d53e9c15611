import { describe, expect, test } from 'vitest';
import { besideBalances, valueChanges } from '#src/chain/model/signing/value-changes.ts';

const core = {
  coreSymbol: { code: 'A', precision: 4 },
  legacySymbol: { code: 'EOS', precision: 4 },
};
const rules = {
  systems: new Set(['eosio', 'core.vaulta']),
  feeOnly: new Set(['fio.address']),
  core: { ...core, legacySymbol: null },
};
const of = (...actions: readonly (readonly [string, string, Record<string, unknown> | null])[]) =>
  valueChanges(
    actions.map(([account, name, data]) => ({ account, name, data })),
    rules,
  );
const eos = (units: bigint) => ({ units, symbol: { code: 'EOS', precision: 4 } });
const stake = {
  from: 'alice',
  receiver: 'mallory',
  stake_net_quantity: '1.0000 EOS',
  stake_cpu_quantity: '2.0000 EOS',
};

describe('the effect of actions on assets', () => {
  test('is the receiver’s where stake is given away, and the payer’s where it is lent', () => {
    expect(of(['eosio', 'delegatebw', { ...stake, transfer: true }]).changes).toEqual([
      { kind: 'liquid', holder: 'alice', amount: eos(-30_000n) },
      { kind: 'staked', holder: 'mallory', amount: eos(30_000n) },
    ]);
    expect(of(['core.vaulta', 'delegatebw', { ...stake, transfer: 0 }]).changes[1]).toMatchObject({
      kind: 'staked',
      holder: 'alice',
    });
  });

  test('is summed over actions, and left out where nothing is left of it', () => {
    const move = (from: string, to: string, bytes: unknown) =>
      ['eosio', 'ramtransfer', { from, to, bytes }] as const;
    expect(of(move('alice', 'bob', 5), move('alice', 'bob', '7')).changes).toEqual([
      { kind: 'ram', holder: 'alice', bytes: -12n },
      { kind: 'ram', holder: 'bob', bytes: 12n },
    ]);
    expect(of(move('alice', 'bob', 5), move('bob', 'alice', 5)).changes).toEqual([]);
  });

  test('names a transfer whose amount has more decimals than can be counted', () => {
    const quantity = `1.${'0'.repeat(20)} EOS`;
    const data = { from: 'gift', to: 'alice', quantity, memo: '' };
    expect(of(['gift', 'transfer', data])).toMatchObject({
      changes: [],
      uncounted: ['gift::transfer'],
    });
  });

  test('is none where a proxy writes its profile', () => {
    expect(of(['regproxyinfo', 'set', { proxy: 'alice', name: 'Alice' }])).toMatchObject({
      changes: [],
      uncounted: [],
    });
  });

  test('is named where the contract of profiles does something else', () => {
    const data = { from: 'alice', to: 'bob', amount: '1.0000 EOS' };
    expect(of(['regproxyinfo', 'pay', data])).toMatchObject({
      changes: [],
      uncounted: ['regproxyinfo::pay'],
    });
  });

  test('has the NFTs of both contracts', () => {
    const nfts = of(
      ['atomicassets', 'transfer', { from: 'alice', to: 'bob', asset_ids: ['1', '2'], memo: '' }],
      ['simpleassets', 'transfer', { from: 'alice', to: 'bob', assetids: [7], memo: '' }],
      ['atomicassets', 'burnasset', { asset_owner: 'alice', asset_id: '3' }],
    );
    expect(nfts).toEqual({
      changes: [
        {
          kind: 'nft',
          holder: 'alice',
          contract: 'atomicassets',
          ids: ['1', '2', '3'],
          gains: false,
        },
        { kind: 'nft', holder: 'bob', contract: 'atomicassets', ids: ['1', '2'], gains: true },
        { kind: 'nft', holder: 'alice', contract: 'simpleassets', ids: ['7'], gains: false },
        { kind: 'nft', holder: 'bob', contract: 'simpleassets', ids: ['7'], gains: true },
      ],
      uncounted: [],
      unpaid: [],
    });
  });

  test.each([
    ['buyram', { payer: 'alice', receiver: 'bob', quant: '1.0000 EOS' }, ['liquid', 'ram-worth']],
    ['buyramself', { account: 'alice', quant: '1.0000 EOS' }, ['liquid', 'ram-worth']],
    ['buyramburn', { payer: 'alice', quantity: '1.0000 EOS' }, ['liquid']],
    ['ramburn', { owner: 'alice', bytes: 1 }, ['ram']],
    ['giftram', { from: 'alice', receiver: 'bob', ram_bytes: 1 }, ['ram', 'ram']],
    ['powerup', { payer: 'alice', receiver: 'bob', max_payment: '1.0000 EOS' }, ['liquid']],
    ['bidname', { bidder: 'alice', newname: 'x', bid: '1.0000 EOS' }, ['liquid']],
    ['donatetorex', { payer: 'alice', quantity: '1.0000 EOS' }, ['liquid']],
    ['deposit', { owner: 'alice', amount: '1.0000 EOS' }, ['liquid', 'rex-fund']],
    ['withdraw', { owner: 'alice', amount: '1.0000 EOS' }, ['rex-fund', 'liquid']],
    ['fundcpuloan', { from: 'alice', payment: '1.0000 EOS' }, ['rex-fund']],
    ['fundnetloan', { from: 'alice', payment: '1.0000 EOS' }, ['rex-fund']],
    ['defcpuloan', { from: 'alice', amount: '1.0000 EOS' }, ['rex-fund']],
    ['defnetloan', { from: 'alice', amount: '1.0000 EOS' }, ['rex-fund']],
    [
      'rentcpu',
      { from: 'alice', loan_payment: '1.0000 EOS', loan_fund: '0.0000 EOS' },
      ['rex-fund'],
    ],
    [
      'rentnet',
      { from: 'alice', loan_payment: '1.0000 EOS', loan_fund: '0.0000 EOS' },
      ['rex-fund'],
    ],
  ])('is counted for %s', (name, data, kinds) => {
    const { changes, uncounted } = of(['eosio', name, data]);
    expect(changes.map(({ kind }) => kind)).toEqual(kinds);
    expect(uncounted).toEqual([]);
  });

  test.each([
    [
      'undelegatebw',
      { from: 'alice', unstake_net_quantity: '1.0000 EOS', unstake_cpu_quantity: '1.0000 EOS' },
      ['staked'],
    ],
    ['buyrambytes', { payer: 'alice', receiver: 'bob', bytes: 1 }, ['ram']],
    ['sellram', { account: 'alice', bytes: 1 }, ['ram']],
    ['swapto', { from: 'alice', to: 'bob', quantity: '1.0000 EOS' }, ['liquid']],
    ['stakexpr', { from: 'alice', stake_xpr_quantity: '1.0000 XPR' }, ['staked']],
    ['unstakexpr', { from: 'alice', unstake_xpr_quantity: '1.0000 XPR' }, ['staked']],
    ['voterclaim', { owner: 'alice' }, []],
    ['claimgenesis', { claimer: 'alice' }, []],
    ['claimrewards', { owner: 'alice' }, []],
    ['refund', { owner: 'alice' }, []],
    ['refundxpr', { owner: 'alice' }, []],
    ['bidrefund', { bidder: 'alice', newname: 'x' }, []],
  ])('is counted for %s but for what it pays', (name, data, kinds) => {
    const values = of(['eosio', name, data]);
    expect(values.changes.map(({ kind }) => kind)).toEqual(kinds);
    expect(values).toMatchObject({ uncounted: [], unpaid: [`eosio::${name}`] });
  });

  test.each([
    [
      'unstaketorex',
      { owner: 'alice', from_net: '1.0000 EOS', from_cpu: '1.0000 EOS' },
      ['staked'],
    ],
    ['buyrex', { from: 'alice', amount: '1.0000 EOS' }, ['rex-fund']],
    ['sellrex', { from: 'alice', rex: '1.0000 REX' }, ['rex']],
  ])('is named as counted in part for %s', (name, data, kinds) => {
    const { changes, uncounted } = of(['eosio', name, data]);
    expect(changes.map(({ kind }) => kind)).toEqual(kinds);
    expect(uncounted).toEqual([`eosio::${name}`]);
  });

  test('is the fee alone for contracts that move nothing else', () => {
    const registered = of(['fio.address', 'regaddress', { fio_address: 'alice@edge' }]);
    expect(registered).toEqual({
      changes: [],
      uncounted: [],
      unpaid: ['fio.address::regaddress'],
    });
  });

  test('is one fund where stake and REX count the token before the core token', () => {
    const rented = valueChanges(
      [
        { account: 'core.vaulta', name: 'deposit', data: { owner: 'alice', amount: '1.0000 A' } },
        {
          account: 'eosio',
          name: 'rentcpu',
          data: { from: 'alice', loan_payment: '1.0000 EOS', loan_fund: '0.0000 EOS' },
        },
      ],
      { ...rules, core },
    );
    expect(rented.changes.map(({ kind }) => kind)).toEqual(['liquid']);
  });

  test('names what is not counted, each action once', () => {
    expect(
      of(
        ['dice', 'roll', { bet: '1.0000 EOS' }],
        ['dice', 'roll', { bet: '2.0000 EOS' }],
        ['atomicassets', 'createoffer', { sender: 'alice', sender_asset_ids: ['1'] }],
        ['eosio', 'delegatebw', null],
        ['eosio', 'ramtransfer', { from: 'alice', to: 'bob', bytes: 'many' }],
        ['game', 'transfer', { hero: 7 }],
      ),
    ).toEqual({
      changes: [],
      uncounted: [
        'dice::roll',
        'atomicassets::createoffer',
        'eosio::delegatebw',
        'eosio::ramtransfer',
        'game::transfer',
      ],
      unpaid: [],
    });
  });

  test('is not known of an action that only has the name of a token’s', () => {
    const paid = { from: 'alice', to: 'bob', quantity: '1.0 ANY', memo: '' };
    expect(
      of(
        ['any.token', 'transfer', { ...paid, collateral: '9.0 ANY' }],
        ['swap', 'close', { owner: 'alice', symbol: '1,ANY', receiver: 'mallory' }],
        ['swap', 'open', { owner: 'alice', symbol: '1,ANY', order: 7 }],
        ['swap', 'issue', { to: 'alice', quantity: '1.0 ANY', memo: '', payer: 'alice' }],
      ).uncounted,
    ).toEqual(['any.token::transfer', 'swap::close', 'swap::open', 'swap::issue']);
  });

  test('is not the fee alone where an address or a domain of FIO is given away', () => {
    const given = ['xferaddress', 'xferdomain', 'burnaddress'];
    expect(of(...given.map((name) => ['fio.address', name, {}] as const))).toMatchObject({
      uncounted: given.map((name) => `fio.address::${name}`),
      unpaid: [],
    });
  });

  test('is none for votes, permissions, proposals and what balances count', () => {
    expect(
      of(
        ['eosio', 'voteproducer', { voter: 'alice', proxy: '', producers: [] }],
        ['eosio', 'updateauth', {}],
        ['eosio.msig', 'approve', {}],
        ['any.token', 'transfer', { from: 'alice', to: 'bob', quantity: '1.0 ANY', memo: '' }],
        ['any.token', 'open', { owner: 'alice', symbol: '1,ANY', ram_payer: 'alice' }],
      ),
    ).toEqual({ changes: [], uncounted: [], unpaid: [] });
  });
});

describe('beside the balances of a dry run', () => {
  const ran = (units: bigint, contract = 'eosio.token') => [
    { holder: 'alice', changes: [{ contract, amount: eos(units), staked: false }] },
  ];
  const lent = of(['eosio', 'delegatebw', { ...stake, transfer: false }]);

  test('core tokens that it moves too are left out, and all else stays', () => {
    const kindsBeside = (...run: Parameters<typeof ran>) =>
      besideBalances(lent, ran(...run), 'eosio.token').changes.map(({ kind }) => kind);
    expect(kindsBeside(-30_000n)).toEqual(['staked']);
    // The price of RAM is paid in the same transaction.
    expect(kindsBeside(-42_670n)).toEqual(['staked']);
    for (const other of [ran(-20_000n), ran(30_000n), ran(-30_000n, 'mallorytoken'), null])
      expect(besideBalances(lent, other, 'eosio.token').changes).toEqual(lent.changes);
  });

  test('what only a dry run knows is named as not counted without one', () => {
    const bought = of(
      ['eosio', 'buyrambytes', { payer: 'alice', receiver: 'bob', bytes: 1 }],
      ['dice', 'roll', {}],
    );
    expect(besideBalances(bought, ran(-30_000n), 'eosio.token').uncounted).toEqual(['dice::roll']);
    expect(besideBalances(bought, null, 'eosio.token').uncounted).toEqual([
      'dice::roll',
      'eosio::buyrambytes',
    ]);
  });

  test('a PowerUp that costs less than its limit names the limit as one', () => {
    const rented = of([
      'eosio',
      'powerup',
      { payer: 'alice', receiver: 'bob', max_payment: '1.0000 EOS' },
    ]);
    expect(besideBalances(rented, ran(-9_000n), 'eosio.token').changes).toEqual([
      { kind: 'liquid', holder: 'alice', amount: eos(-10_000n), atMost: true },
    ]);
  });
});
