import { fc } from '#tests/fc.ts';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvText } from '#src/chain/model/shared/csv.ts';

const read = (text: string) =>
  parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter: ',' }).data;

describe('a CSV file', () => {
  it('has a byte order mark, the columns, and lines that end as RFC 4180 says', async () => {
    expect(await csvText(['name', 'memo'], [['alice', 'rent, "May"']])).toBe(
      '\ufeffname,memo\r\nalice,"rent, ""May"""\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r1', '\n=1', ' =1', '＝1', '-5.0000 EOS'])(
    'has no formula: %j',
    async (text) => {
      expect(read(await csvText(['memo'], [[text]]))[1]).toEqual([`'${text}`]);
    },
  );

  it.each(['-5', '-5.0000', '0', '18446744073709551615', '1700000000', 'a=b', ''])(
    'has this value as it is: %j',
    async (text) => {
      expect(await csvText(['a', 'b'], [[text, 'x']])).toContain(`\r\n${text},x\r\n`);
    },
  );

  it('is read back by a CSV parser, whatever the texts', async () => {
    const record = fc.tuple(
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(record), async (records) => {
        const [columns, ...lines] = read(await csvText(['a', 'b', 'c'], records)).slice(0, -1);
        expect(columns).toEqual(['a', 'b', 'c']);
        expect(lines.map((line) => line.map((cell) => cell.replace(/^'/, '')))).toEqual(
          records.map((cells) => cells.map((cell) => cell.replace(/^'/, ''))),
        );
        const formulas = lines.flat().filter((cell) => /^\s*[=+\-@]/.test(cell));
        expect(formulas.filter((cell) => !/^-\d+(\.\d+)?$/.test(cell))).toEqual([]);
      }),
    );
  });
});
