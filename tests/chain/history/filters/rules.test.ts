import { describe, expect, it } from 'vitest';
import { fio } from '#src/chain/config/chains/fio.ts';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { dedupeRows } from '#src/chain/history/filters/dedupe.ts';
import { rowFilter } from '#src/chain/history/filters/keep.ts';
import { type ActionFilters, activeFilters } from '#src/chain/model/action/action-filters.ts';
import { actionGroups, defaultFilters, noFilters } from '#src/chain/model/action/action-filters.ts';
import { toggleGroup } from '#src/chain/model/action/toggle-group.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { row, transfer } from '../rows.ts';

const eos = { features: [], accounts: eosioAccounts } as const;

function shows(
  filters: Partial<ActionFilters>,
  one: ActionRow,
  chain: Parameters<typeof rowFilter>[2] = eos,
  account = 'alice',
): boolean {
  return rowFilter({ ...noFilters, ...filters }, account, chain)(one);
}

const system = (name: string, account = 'eosio') => row({ account, name, data: {} });

describe('toggling action groups', () => {
  const on = (...groups: (typeof actionGroups)[number][]) =>
    groups.reduce(toggleGroup, noFilters).groups;

  it.each(['send', 'receive'] as const)('%s turns all others off', (group) => {
    expect(on('contract', 'vote', group)).toEqual([group]);
    expect(on(group === 'send' ? 'receive' : 'send', group)).toEqual([group]);
  });

  it('any other group turns sent and received off, and keeps the rest', () => {
    expect(on('send', 'vote')).toEqual(['vote']);
    expect(on('receive', 'vote', 'contract')).toEqual(['contract', 'vote']);
  });

  it.each(actionGroups)('turns an active %s off', (group) => {
    expect(on(group, group)).toEqual([]);
  });

  it('turning one off keeps the others', () => {
    expect(on('contract', 'vote', 'producer', 'vote')).toEqual(['contract', 'producer']);
  });
});

describe('active filters', () => {
  it('are spam by default, and everything that was set', () => {
    expect(activeFilters(defaultFilters)).toEqual(['spam']);
    expect(defaultFilters.smallBalanceThreshold).toBe('0.0005');
    expect(activeFilters(noFilters)).toEqual([]);
    const all: ActionFilters = {
      groups: ['vote'],
      hideSmallBalances: true,
      smallBalanceThreshold: '1',
      hideSpam: true,
      tokenFilter: { symbol: 'EOS', contract: 'x' },
      memoFilter: 'a',
      contractFilter: '',
      actionFilter: 'b',
      dateRange: { from: null, to: 1 },
    };
    const names = ['date', 'action', 'token', 'contractAction', 'memo', 'smallBalance', 'spam'];
    expect(activeFilters(all)).toEqual(names);
    const open = { ...noFilters, dateRange: { from: null, to: null } };
    expect(activeFilters(open)).toEqual([]);
  });
});

describe('action groups', () => {
  it.each([
    ['contract', ['setcode', 'setabi']],
    ['account', ['newaccount', 'updateauth', 'deleteauth', 'linkauth', 'unlinkauth']],
    ['ramCpuNet', ['buyram', 'buyrambytes', 'sellram', 'delegatebw', 'undelegatebw', 'refund']],
    ['producer', ['regproducer', 'unregprod', 'claimrewards']],
    ['vote', ['voteproducer', 'regproxy']],
  ] as const)('%s holds its actions of the system contract only', (group, names) => {
    for (const name of names) {
      expect(shows({ groups: [group] }, system(name)), name).toBe(true);
      expect(shows({ groups: [group] }, system(name, 'other')), name).toBe(false);
      const others = actionGroups.filter((one) => one !== group);
      expect(shows({ groups: others }, system(name)), name).toBe(false);
    }
    expect(shows({ groups: [group] }, transfer({}))).toBe(false);
  });

  it("sent and received are transfers of any contract, from the account's view", () => {
    const paid = transfer({ from: 'bob', to: 'alice' }, { account: 'other.token' });
    expect(shows({ groups: ['receive'] }, paid)).toBe(true);
    expect(shows({ groups: ['send'] }, paid)).toBe(false);
    expect(shows({ groups: ['send'] }, paid, eos, 'bob')).toBe(true);
    expect(shows({ groups: ['receive'] }, paid, eos, 'carol')).toBe(false);
    const issued = row({ name: 'issue', data: { from: 'bob', to: 'alice' } });
    expect(shows({ groups: ['receive'] }, issued)).toBe(false);
  });

  it('several groups show actions of any of them', () => {
    const groups = ['contract', 'vote'] as const;
    const shown = ['setcode', 'voteproducer', 'buyram'].filter((name) =>
      shows({ groups }, system(name)),
    );
    expect(shown).toEqual(['setcode', 'voteproducer']);
  });

  it("on FIO a transfer to a key is sent by its actor and received by the key's account", () => {
    // As a FIO node returned it. The key's account is wpvee4fsdbvu.
    const paid = row({
      account: 'fio.token',
      name: 'trnsfiopubky',
      data: {
        payee_public_key: 'FIO73pdX8TKfEn4XRnzS6C2T65QW2RtrD6NBNzoAYxUg9D1BtgR5f',
        amount: 166446025000000,
        max_fee: 10000000000,
        actor: 'f5axfpgffiqz',
        tpid: '',
      },
    });
    expect(shows({ groups: ['send'] }, paid, fio, 'f5axfpgffiqz')).toBe(true);
    expect(shows({ groups: ['receive'] }, paid, fio, 'wpvee4fsdbvu')).toBe(true);
    expect(shows({ groups: ['send'] }, paid, fio, 'wpvee4fsdbvu')).toBe(false);
    expect(shows({ groups: ['receive'] }, paid, fio, 'f5axfpgffiqz')).toBe(false);
    expect(shows({ groups: ['receive'] }, paid, eos, 'wpvee4fsdbvu')).toBe(false);
    const locked = { ...paid, name: 'trnsloctoks' };
    expect(shows({ groups: ['receive'] }, locked, fio, 'wpvee4fsdbvu')).toBe(true);
    const broken = { ...paid, data: { ...paid.data, payee_public_key: 'FIOnokey' } };
    expect(shows({ groups: ['receive'] }, broken, fio, 'wpvee4fsdbvu')).toBe(false);
  });
});

describe('small balances', () => {
  it.each([
    ['0.0004 EOS', false],
    ['0.0005 EOS', true],
    ['0.0006 EOS', true],
    ['0.00049999 WAX', false],
    ['0.00050000 WAX', true],
    ['0.000 IQ', false],
    ['0.001 IQ', true],
    ['0 NFT', false],
    ['1 NFT', true],
    ['0.000499999999999999 X', false],
    ['0.000500000000000000 X', true],
    ['9.223372036854775807 Y', true],
    ['not an amount', true],
  ])('%s: shown %s', (quantity, shown) => {
    expect(shows({ hideSmallBalances: true }, transfer({ quantity }))).toBe(shown);
  });

  it('are below the threshold', () => {
    const one = transfer({ quantity: '4.9999 EOS' });
    expect(shows({ hideSmallBalances: true, smallBalanceThreshold: '5' }, one)).toBe(false);
    expect(shows({ hideSmallBalances: true, smallBalanceThreshold: '4.9999' }, one)).toBe(true);
    expect(shows({ hideSmallBalances: true, smallBalanceThreshold: 'x' }, one)).toBe(true);
    expect(shows({ hideSmallBalances: false, smallBalanceThreshold: '5' }, one)).toBe(true);
  });

  it('are transfers only, including those to FIO keys', () => {
    const stake = row({ name: 'delegatebw', data: { quantity: '0.0001 EOS' } });
    expect(shows({ hideSmallBalances: true }, stake)).toBe(true);
    const paid = (amount: unknown) =>
      row({ account: 'fio.token', name: 'trnsfiopubky', data: { amount } });
    expect(shows({ hideSmallBalances: true }, paid(499_999), fio)).toBe(false);
    expect(shows({ hideSmallBalances: true }, paid('500000'), fio)).toBe(true);
    expect(shows({ hideSmallBalances: true }, paid('some'), fio)).toBe(true);
  });
});

describe('token, memo, contract, action and date filters', () => {
  it('match a token by symbol and contract', () => {
    const tokenFilter = { symbol: 'EOS', contract: 'eosio.token' };
    expect(shows({ tokenFilter }, transfer({ quantity: '1.0000 EOS' }))).toBe(true);
    expect(shows({ tokenFilter }, transfer({ quantity: '1.0000 EOSX' }))).toBe(false);
    expect(shows({ tokenFilter }, transfer({}, { account: 'fake.token' }))).toBe(false);
    expect(shows({ tokenFilter }, row({ data: null }))).toBe(false);
  });

  it('match part of a memo in any case', () => {
    expect(shows({ memoFilter: 'RENT' }, transfer({ memo: 'July rent, thanks' }))).toBe(true);
    expect(shows({ memoFilter: 'rent' }, transfer({ memo: 'loan' }))).toBe(false);
    expect(shows({ memoFilter: 'rent' }, row({ name: 'rent', data: {} }))).toBe(false);
    expect(shows({ memoFilter: 'a+b' }, transfer({ memo: 'a+b' }))).toBe(true);
  });

  it('match the full names of contract and action', () => {
    expect(shows({ contractFilter: 'eosio' }, system('buyram'))).toBe(true);
    expect(shows({ contractFilter: 'eosio' }, transfer({}))).toBe(false);
    expect(shows({ actionFilter: 'buyram' }, system('buyram'))).toBe(true);
    expect(shows({ actionFilter: 'buyram' }, system('buyrambytes'))).toBe(false);
  });

  it('include both ends of a date range, and either end may be open', () => {
    const at = (blockTime: number, from: number | null, to: number | null) =>
      shows({ dateRange: { from, to } }, row({ blockTime }));
    expect([at(9, 10, 20), at(10, 10, 20), at(20, 10, 20), at(21, 10, 20)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([at(9, 10, null), at(99, 10, null), at(1, null, 20), at(21, null, 20)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('must all match', () => {
    const filters = { contractFilter: 'eosio.token', memoFilter: 'rent' };
    expect(shows(filters, transfer({ memo: 'rent' }))).toBe(true);
    expect(shows(filters, transfer({ memo: 'rent' }, { account: 'other' }))).toBe(false);
    expect(shows(filters, transfer({ memo: 'loan' }))).toBe(false);
  });
});

describe('duplicates', () => {
  const again = { globalSequence: null, transactionId: 'ab'.repeat(32) };

  it('have the same transaction, digest and receivers', () => {
    const digest = 'cd'.repeat(32);
    const first = transfer({ memo: 'a' }, { ...again, digest });
    const same = transfer({ memo: 'b' }, { ...again, digest });
    const elsewhere = transfer({}, { ...again, digest, transactionId: 'ef'.repeat(32) });
    const other = transfer({}, { ...again, digest, receivers: ['carol'] });
    expect(dedupeRows([first, same, elsewhere, other, other])).toEqual([first, elsewhere, other]);
  });

  it('have the same data if they have no digest', () => {
    const first = transfer({ memo: 'a' }, again);
    const other = transfer({ memo: 'b' }, again);
    expect(dedupeRows([first, other, { ...first, blockTime: 0 }])).toEqual([first, other]);
  });

  it('are not equal actions with different sequence numbers', () => {
    const first = transfer({}, { ...again, globalSequence: '7', digest: 'x' });
    const second = { ...first, globalSequence: '8' };
    expect(dedupeRows([first, second, first])).toEqual([first, second]);
  });
});
