import { describe, expect, it } from 'vitest';
import { rexActions } from '#src/chain/actions/rex-moves.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import {
  availableFor,
  emptySource,
  firstMove,
  rexForms,
  type RexMeans,
  rexProblem,
} from '#src/chain/model/rex/rex-form.ts';
import { rexMaturity } from '#src/chain/model/rex/rex-maturity.ts';
import { rexMaturesAt } from '#src/chain/model/rex/rex-rules.ts';

const EOS = { code: 'EOS', precision: 4 };
const REX = { code: 'REX', precision: 4 };
const rex = (units: bigint) => ({ units, symbol: REX });

const means: RexMeans = {
  liquid: parseAsset('10.0000 EOS'),
  staked: { cpu: parseAsset('3.0000 EOS'), net: parseAsset('0.0500 EOS') },
  balance: {
    owner: 'alice',
    voteStake: parseAsset('1.0000 EOS'),
    rex: rex(100n),
    matured: rex(10n),
    buckets: [
      { kind: 'savings', maturesAt: 0, rex: rex(60n) },
      { kind: 'maturing', maturesAt: 0, rex: rex(25n) },
      { kind: 'not-yet-updated', maturesAt: 0, rex: rex(5n) },
    ],
  },
  fund: { owner: 'alice', balance: parseAsset('2.0000 EOS') },
  knowsRex: true,
  loanFund: parseAsset('0.5000 EOS'),
};
const nothing: RexMeans = {
  liquid: null,
  staked: null,
  balance: null,
  fund: null,
  knowsRex: false,
  loanFund: null,
};

describe('what can be moved', () => {
  it.each([
    ['balance', 100_000n],
    ['rent-cpu', 100_000n],
    ['fund', 20_000n],
    ['withdraw', 20_000n],
    // A tenth of a token stays.
    ['cpu', 29_000n],
    ['net', 0n],
    ['sell', 15n],
    ['from-savings', 60n],
    ['to-savings', 40n],
    ['fund-loan', 100_000n],
    ['defund-loan', 5000n],
  ] as const)('for %s is %s units', (move, units) => {
    expect(availableFor(move, means)?.units).toBe(units);
  });

  it('is unknown without means', () => {
    for (const move of Object.values(rexForms).flat())
      expect(availableFor(move, nothing), move).toBeNull();
  });

  it('is checked, and a stake keeps what the account needs to act', () => {
    expect(rexProblem('balance', '10', EOS, means)).toBeNull();
    expect(rexProblem('balance', '10.0001', EOS, means)?.kind).toBe('insufficient-balance');
    expect(rexProblem('balance', 'x', EOS, means)?.kind).toBe('not-a-number');
    expect(rexProblem('cpu', '2.9', EOS, means)).toBeNull();
    expect(rexProblem('cpu', '2.9001', EOS, means)).toEqual({ kind: 'stake-too-low' });
    expect(rexProblem('cpu', '3.0001', EOS, means)?.kind).toBe('insufficient-balance');
    expect(rexProblem('cpu', '3', EOS, nothing)).toBeNull();
  });
});

describe('a form begins with', () => {
  it('its first move, if there is something to move', () => {
    expect(firstMove('unlend', means)).toBe('sell');
    expect(firstMove('savings', means)).toBe('to-savings');
  });

  it('the move that has something to move', () => {
    const saved = { kind: 'savings', maturesAt: 0, rex: rex(100n) } as const;
    const balance = { ...means.balance!, matured: rex(0n), buckets: [saved] };
    expect(firstMove('savings', { ...means, balance })).toBe('from-savings');
    expect(firstMove('unlend', { ...means, balance })).toBe('withdraw');
    expect(emptySource('sell', { ...means, balance })).toBe('matured');
    expect(emptySource('to-savings', { ...means, balance })).toBe('outside');
  });

  it('its first move, if nothing is known or nothing is there', () => {
    expect(firstMove('unlend', nothing)).toBe('sell');
    expect(firstMove('unlend', { ...nothing, knowsRex: true })).toBe('sell');
    expect(emptySource('withdraw', nothing)).toBeNull();
    expect(emptySource('withdraw', { ...nothing, knowsRex: true })).toBe('fund');
    expect(emptySource('balance', { ...nothing, knowsRex: true })).toBeNull();
  });
});

describe('the actions of a form', () => {
  const amount = parseAsset('1.0000 EOS');
  const names = (move: Parameters<typeof rexActions>[0]) =>
    rexActions(move, { owner: 'alice', amount, receiver: 'bob', loan: null }).map(
      ({ name }) => name,
    );

  it('fill the fund before they spend from it', () => {
    expect(names('balance')).toEqual(['deposit', 'buyrex']);
    expect(names('fund')).toEqual(['buyrex']);
    expect(names('rent-cpu')).toEqual(['deposit', 'rentcpu']);
    expect(names('rent-net')).toEqual(['deposit', 'rentnet']);
    expect(names('sell')).toEqual(['sellrex']);
    expect(names('withdraw')).toEqual(['withdraw']);
    expect(names('to-savings')).toEqual(['mvtosavings']);
    expect(names('from-savings')).toEqual(['mvfrsavings']);
  });

  it('take stake of one resource, and rent for a receiver', () => {
    const [unstake] = rexActions('net', { owner: 'alice', amount, receiver: '', loan: null });
    expect(unstake?.data).toEqual({
      owner: 'alice',
      receiver: 'alice',
      from_net: '1.0000 EOS',
      from_cpu: '0.0000 EOS',
    });
    const fields = { owner: 'alice', amount, receiver: 'bob', loan: null };
    const [, rent] = rexActions('rent-cpu', fields);
    expect(rent?.data).toEqual({
      from: 'alice',
      receiver: 'bob',
      loan_payment: '1.0000 EOS',
      loan_fund: '0.0000 EOS',
    });
  });
});

describe('the actions for a loan', () => {
  const amount = parseAsset('1.0000 EOS');
  const fields = { owner: 'alice', amount, receiver: 'bob' };

  it('fund it from the balance, by its own number', () => {
    const loan = { kind: 'net', number: '18446744073709551615' } as const;
    const [deposit, fund] = rexActions('fund-loan', { ...fields, loan });
    expect(deposit?.data).toEqual({ owner: 'alice', amount: '1.0000 EOS' });
    expect(fund).toMatchObject({
      name: 'fundnetloan',
      data: { from: 'alice', loan_num: '18446744073709551615', payment: '1.0000 EOS' },
    });
  });

  it('take back from its fund', () => {
    const loan = { kind: 'cpu', number: '3' } as const;
    expect(rexActions('defund-loan', { ...fields, loan }, 'rex')).toEqual([
      {
        account: 'eosio',
        name: 'defcpuloan',
        authorization: [{ actor: 'alice', permission: 'rex' }],
        data: { from: 'alice', loan_num: '3', amount: '1.0000 EOS' },
      },
    ]);
  });

  it('are none without a loan', () => {
    expect(rexActions('fund-loan', { ...fields, loan: null })).toEqual([]);
  });
});

describe('maturity', () => {
  it('is the rule that the chain states', () => {
    const row = { num_of_maturity_buckets: 21, sell_matured_rex: true, buy_rex_to_savings: 1 };
    expect(rexMaturity(row)).toEqual({ days: 21, sellsMatured: true, buysToSavings: true });
    expect(rexMaturity({})).toBeNull();
    expect(rexMaturity({ num_of_maturity_buckets: 0 })).toBeNull();
  });

  it('ends so many UTC days later', () => {
    const noon = Date.UTC(2026, 10, 20, 12);
    expect(rexMaturesAt(noon)).toBe(Date.UTC(2026, 10, 25));
    expect(rexMaturesAt(noon, 21)).toBe(Date.UTC(2026, 11, 11));
  });
});
