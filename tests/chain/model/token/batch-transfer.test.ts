import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { listedTransfers } from '#src/chain/core/limits.ts';
import { parseSymbol } from '#src/chain/core/symbol.ts';
import {
  batchParts,
  nextPart,
  recovered,
  withPart,
} from '#src/chain/model/transaction/batch-run.ts';
import {
  checkList,
  isTooLong,
  listTotal,
  readList,
  withCorrectedNames,
  writeList,
} from '#src/chain/model/token/batch-transfer.ts';

const symbol = parseSymbol('4,EOS');
const facts = {
  from: 'alice',
  symbol,
  exists: (name: string) => name !== 'nosuchname12',
  isExchange: (name: string) => name === 'bigexchange1',
};
const check = (...rows: string[][]) => checkList(readList(rows), facts);

describe('a list', () => {
  it('is read as account, amount and memo', () => {
    expect(readList([['bob', ' 1.5 ', 'rent'], [''], ['carol', '2.0000 EOS']])).toEqual([
      { line: 1, to: 'bob', amount: '1.5', unit: null, memo: 'rent' },
      { line: 3, to: 'carol', amount: '2.0000', unit: 'EOS', memo: '' },
    ]);
  });

  it('is read by its headings in whatever order', () => {
    const [one] = readList([
      ['Memo', 'No.', 'Quantity', 'Recipient'],
      ['rent', '1', '1.5', 'bob'],
    ]);
    expect(one).toEqual({ line: 2, to: 'bob', amount: '1.5', unit: null, memo: 'rent' });
  });

  it.each([
    [['carol; 2; for lunch']],
    [['carol;2;for lunch', ' and tea'], 'for lunch, and tea'],
    [['carol\t2\tfor lunch']],
    [['carol, 2, for lunch']],
  ])('has lines with another separator: %j', (row, memo = 'for lunch') => {
    const read = readList([['bob', '1', 'rent'], row]);
    expect(read[1]).toEqual({ line: 2, to: 'carol', amount: '2', unit: null, memo });
  });

  it.each([
    ['carol;2;"for lunch, and tea"', 'for lunch, and tea'],
    ['carol; 2; "for lunch; and tea" ', 'for lunch; and tea'],
    ['carol\t2\t"for ""lunch"""', 'for "lunch"'],
    ['carol;2;for "lunch", or so', 'for "lunch", or so'],
    ['carol;2;"for lunch', '"for lunch'],
    ['carol;2;""', ''],
    ['carol;2;', ''],
  ])('has cells in quotes in such lines: %s', (line, memo) => {
    const { data } = Papa.parse<string[]>(`bob,1,rent\n${line}`, { delimiter: ',' });
    expect(readList(data)[1]).toEqual({ line: 2, to: 'carol', amount: '2', unit: null, memo });
  });

  it('leaves separators in memos alone', () => {
    expect(readList([['bob', '1', 'a; b, c']])).toMatchObject([{ to: 'bob', memo: 'a; b, c' }]);
    const rows = [
      ['Memo', 'To', 'Amount'],
      ['a; b', 'bob', '1'],
    ];
    expect(readList(rows)).toMatchObject([{ to: 'bob', amount: '1', memo: 'a; b' }]);
  });

  it('is empty where nothing is written', () => {
    expect([readList([]), readList([['', ' '], []])]).toEqual([[], []]);
  });

  it.each([
    ['1.5', '1.5', null],
    ['1.5 EOS', '1.5', 'EOS'],
    ['1.5   EOS', '1.5', 'EOS'],
    ['1 000 EOS', '1 000 EOS', null],
    ['1.5 eos', '1.5 eos', null],
    ['1.5 ABCDEFGH', '1.5 ABCDEFGH', null],
    ['1.5 EOS each', '1.5 EOS each', null],
  ])('reads %j as the figure %j and the symbol %j', (cell, amount, unit) => {
    expect(readList([['bob', cell]])).toMatchObject([{ amount, unit }]);
  });

  it('takes an account named like a heading for an account', () => {
    expect(readList([['memo', '1', 'to']])).toMatchObject([{ to: 'memo', amount: '1' }]);
  });

  it.each([
    [['bob'], 'no-amount'],
    [['bob', '1.00001'], 'too-many-decimals'],
    [['bob', '1,000'], 'not-a-number'],
    [['bob', '-1'], 'not-positive'],
    [['bob', '1 USDT'], 'other-token'],
    [['Bob', '1'], 'not-a-name'],
    [['alice', '1'], 'is-sender'],
    [['nosuchname12', '1'], 'unknown-account'],
    [['bob', '1', 'é'.repeat(129)], 'too-long'],
    [['bob', '1', 'wages', 'march'], 'more-cells'],
    [['bob;1;wages; march'], 'more-cells'],
  ])('says of %j that it is %s', (row, kind) => {
    expect(check(row)[0]?.problems).toMatchObject([{ kind }]);
  });

  it('points to what came before, and to exchanges without memo', () => {
    const list = check(['bob', '1'], ['bob', '1.0000'], ['bob', '2'], ['bigexchange1', '1']);
    expect(list.map(({ notes }) => notes)).toEqual([
      [],
      [{ kind: 'repeated', line: 1 }],
      [{ kind: 'same-account', line: 1 }],
      [{ kind: 'exchange-without-memo', line: 0 }],
    ]);
  });

  it('points to the first of several that are alike', () => {
    const alike = check(['bob', '1'], ['carol', '1'], ['bob', '1'], ['bob', '1.0'], ['bob', '3']);
    expect(alike.map(({ notes }) => notes)).toEqual([
      [],
      [],
      [{ kind: 'repeated', line: 1 }],
      [{ kind: 'repeated', line: 1 }],
      [{ kind: 'same-account', line: 1 }],
    ]);
  });

  it('gives no warning for an exchange with a memo, or for the symbol of its token', () => {
    expect(check(['bigexchange1', '1 EOS', '4711'])).toMatchObject([{ problems: [], notes: [] }]);
  });

  it('comes to the sum of its good lines', () => {
    const list = check(
      ...[
        ['bob', '1.5'],
        ['carol', '0.0001'],
        ['dan', 'x'],
      ],
      ...[
        ['Eve', '7'],
        ['alice', '7'],
        ['fay', '7 USDT'],
      ],
    );
    expect(listTotal(list, symbol).units).toBe(15_001n);
  });
});

describe('a list on its way', () => {
  const rows = Array.from({ length: 5 }, () => ['bob', '1']);
  const run = {
    from: 'alice',
    contract: 'eosio.token',
    symbol,
    parts: batchParts(readList(rows), 2),
  };
  const { transfers } = run.parts[0]!;

  it('goes in parts of at most so many, each line once', () => {
    expect(run.parts.map((part) => part.transfers.map(({ line }) => line))).toEqual([
      [1, 2],
      [3, 4],
      [5],
    ]);
    expect(nextPart(run)).toBe(0);
  });

  it('continues after what was sent, and never past what may have been sent', () => {
    expect(nextPart(withPart(run, 0, { state: 'sent', transfers, id: 'a' }))).toBe(1);
    const left = withPart(run, 0, { state: 'sending', transfers, id: 'a', expires: 1 });
    expect(nextPart(left)).toBeNull();
    expect(recovered(left).parts[0]).toMatchObject({ state: 'unsure', id: 'a', expires: 1 });
    expect(nextPart(recovered(left))).toBeNull();
    expect(recovered(run)).toEqual(run);
    const sent = withPart(run, 1, { state: 'sent', transfers, id: 'a' });
    expect(recovered(sent)).toEqual(sent);
  });

  it('ends', () => {
    const parts = run.parts.map((part) => ({
      state: 'sent' as const,
      transfers: part.transfers,
      id: 'a',
    }));
    expect(nextPart({ ...run, parts })).toBeNull();
  });
});

describe('the rest of a list', () => {
  it('is written so that it is read as the same transfers', () => {
    const rows = [
      ['bob', '1.5', 'rent'],
      ['carol', '2 EOS', ''],
      ['dave', '0.1', 'a, "b"; c\nd\te'],
    ];
    const list = readList(rows);
    const { data } = Papa.parse<string[]>(writeList(list), { delimitersToGuess: [',', ';', '\t'] });
    expect(readList(data)).toEqual(list);
    expect(writeList([])).toBe('');
    expect(
      writeList(
        readList([
          ['bob', '1.5'],
          ['carol', '2 EOS', 'rent'],
        ]),
      ),
    ).toBe('bob,1.5\ncarol,2 EOS,rent');
  });

  it('keeps an amount that is none in one piece', () => {
    const list = readList([['bob', '1,000', 'rent']]);
    const { data } = Papa.parse<string[]>(writeList(list));
    expect(readList(data)).toEqual(list);
  });

  it('is too long to be read with a million lines, or in one endless line', () => {
    const lines = (count: number, end: string) =>
      Array.from({ length: count }, (_, index) => `bob, 1.5, rent ${String(index)}${end}`).join('');
    expect(isTooLong(lines(1_000_000, '\n'))).toBe(true);
    for (const end of ['\n', '\r\n', '\r']) expect(isTooLong(lines(10_001, end))).toBe(true);
    expect(isTooLong('x'.repeat(1_000_001))).toBe(true);
    expect(isTooLong(lines(listedTransfers, '\r\n\r\n'))).toBe(false);
    expect(isTooLong('')).toBe(false);
  });

  it('can have its names corrected', () => {
    const list = readList([
      ['Bob', '1', 'Rent'],
      ['@carol', '2'],
      ['dave@active', '3'],
      ['erin', '4'],
      ['no name', '5'],
    ]);
    const corrected = withCorrectedNames(list);
    expect(corrected.map(({ to }) => to)).toEqual(['bob', 'carol', 'dave', 'erin', 'no name']);
    expect(corrected[0]).toEqual({ ...list[0], to: 'bob' });
  });
});
