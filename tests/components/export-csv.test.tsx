import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from './in-locale.tsx';

await loadTexts('es');

const saved = vi.hoisted((): unknown[] => []);
vi.mock('#src/components/ui/save-file.ts', () => ({
  saveFile: (...file: unknown[]) => saved.push(file),
}));

test('a table is read on the click, and saved with its columns', async () => {
  const file = vi.fn(() => ({ name: 'bids', columns: ['name', 'bid'], records: [['a,b', '1']] }));
  render(inLocale(<ExportCsv file={file} />, 'es'));
  expect(file).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Exportar CSV' }).click();
  await vi.waitUntil(() => saved.length > 0);
  expect(saved).toEqual([
    ['bids.csv', 'text/csv;charset=utf-8', expect.stringContaining('name,bid\r\n"a,b",1')],
  ]);
});
