import { describe, expect, test } from 'vitest';
import { defaultFilters } from '#src/chain/model/action/action-filters.ts';
import { queryOfView, viewOfQuery, type HistoryView } from '#src/stores/history/history-view.ts';

const view = (query: string) => viewOfQuery(new URLSearchParams(query));

function address(of: HistoryView): string {
  const parameters = Object.entries(queryOfView(of)).filter(([, value]) => value !== null);
  return String(new URLSearchParams(parameters as [string, string][]));
}

describe('the view an address names', () => {
  test('is the first one where it names none', () => {
    expect(view('tab=transactions')).toEqual({
      filters: defaultFilters,
      sort: 'desc',
      by: 'action',
      payments: 'folded',
      data: 'decoded',
      time: 'clock',
    });
    expect(address(view(''))).toBe('');
  });

  test('holds every filter, and is written as it is read', () => {
    const query =
      'groups=contract%2Cvote&token=eosio.token%3AEOS&memo=rent+for&contract=eosio&action=setcode' +
      '&from=2026-01-01&to=2026-02-01&small=0.5&spam=shown&sort=oldest&by=transaction&payments=listed&data=raw&time=age';
    const reported = view(query);
    expect(reported.filters).toEqual({
      groups: ['contract', 'vote'],
      hideSmallBalances: true,
      smallBalanceThreshold: '0.5',
      hideSpam: false,
      tokenFilter: { symbol: 'EOS', contract: 'eosio.token' },
      memoFilter: 'rent for',
      contractFilter: 'eosio',
      actionFilter: 'setcode',
      dateRange: { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 2) - 1 },
    });
    expect(new URLSearchParams(address(reported)).toString().split('&').sort()).toEqual(
      new URLSearchParams(query).toString().split('&').sort(),
    );
  });

  test('keeps the rule that sent and received exclude other filters', () => {
    expect(view('groups=send,vote').filters.groups).toEqual(['vote']);
    expect(view('groups=receive,send').filters.groups).toEqual(['send']);
    expect(view('groups=nonsense').filters.groups).toEqual([]);
  });
});
