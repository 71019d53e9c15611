import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import { saveTable } from '#src/components/ui/save-csv.ts';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from './in-locale.tsx';
import { soon } from '../soon.ts';

await loadTexts('es');

const saved = vi.hoisted((): unknown[] => []);
vi.mock('#src/components/ui/save-file.ts', () => ({
  saveFile: (...file: unknown[]) => saved.push(file),
}));
beforeEach(() => void saved.splice(0));

test('a table is read on the click, and saved with its columns', async () => {
  const name = vi.fn(({ name }: { name: string }) => name);
  const table = { name: 'bids', rows: [{ name: 'a,b', bid: 1 }] };
  render(inLocale(<ExportCsv {...table} columns={{ name, bid: ({ bid }) => bid }} />, 'es'));
  expect(name).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Exportar CSV' }).click();
  await soon(() => expect(saved).not.toEqual([]));
  expect(saved).toEqual([
    ['bids.csv', 'text/csv;charset=utf-8', expect.stringContaining('name,bid\r\n"a,b",1')],
  ]);
});

test('amounts are saved as the chain writes them, and null as an empty cell', async () => {
  const rows = [
    { name: 'alice', held: parseAsset('1.0000 EOS'), at: 0, open: false },
    { name: '=1+1', held: null, at: 7, open: true },
  ];
  await saveTable(rows, {
    name: 'held',
    columns: {
      account: ({ name }) => name,
      balance: ({ held }) => held,
      time: ({ at }) => at,
      open: ({ open }) => open,
      none: () => undefined,
    },
  });
  const lines = ['account,balance,time,open,none', 'alice,1.0000 EOS,0,false,', "'=1+1,,7,true,"];
  expect(saved).toEqual([
    ['held.csv', 'text/csv;charset=utf-8', `\ufeff${lines.join('\r\n')}\r\n`],
  ]);
});
