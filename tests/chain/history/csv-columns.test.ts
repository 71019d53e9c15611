import { describe, expect, test } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { csvColumns, csvRecord } from '#src/chain/history/csv-columns.ts';
import { csvText } from '#src/chain/model/shared/csv.ts';
import { row, transfer } from './rows.ts';

function reported(of: Parameters<typeof csvRecord>[0]): Record<string, string> {
  const record = csvRecord(of, eosioAccounts);
  return Object.fromEntries(csvColumns.map((name, index) => [name, record[index] ?? '']));
}

describe('a CSV record', () => {
  test("has a transfer's parts", () => {
    const data = { from: 'bob', to: 'alice', quantity: '1234567.0000 EOS', memo: 'rent, "May"' };
    const line = reported(
      row({
        data,
        blockNum: 7,
        blockTime: Date.UTC(2026, 0, 1, 12, 0, 0, 500),
        transactionId: 'ab',
      }),
    );
    expect(line).toEqual({
      time_utc: '2026-01-01T12:00:00.500Z',
      block: '7',
      transaction: 'ab',
      contract: 'eosio.token',
      action: 'transfer',
      actor: 'bob@active',
      from: 'bob',
      to: 'alice',
      quantity: '1234567.0000',
      symbol: 'EOS',
      memo: 'rent, "May"',
      data: JSON.stringify(data),
    });
  });

  test('keeps undecoded bytes, and omits malformed amounts', () => {
    expect(reported(row({ data: null, hexData: 'c0ffee' })).data).toBe('c0ffee');
    const odd = reported(transfer({ quantity: 'lots', memo: 7, from: null }));
    expect([odd.quantity, odd.symbol, odd.memo, odd.from]).toEqual(['', '', '', '']);
  });

  test('contains no spreadsheet formula', async () => {
    const record = csvRecord(transfer({ memo: '=HYPERLINK("http://x")' }), eosioAccounts);
    expect(await csvText(csvColumns, [record])).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  test('has an empty time if the source reported none', () => {
    expect(reported(row({ blockTime: Number.NaN })).time_utc).toBe('');
  });
});
