import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { texts as ar } from '#src/i18n/areas/history/ar.ts';
import { texts as en } from '#src/i18n/areas/history/en.ts';
import { texts as es } from '#src/i18n/areas/history/es.ts';

const root = join(import.meta.dirname, '../..');

/** What is counted, in the plural. "Up to 1 rows" is a limit, which is never one. */
const several: Readonly<Record<string, RegExp>> = {
  en: /(?<!(?:up to|most|least|the|of) )(?<![\d.,])\b1 (?:\p{Ll}+ )?(?:accounts|actions|approvals|balances|blocks|bytes|changes|checks|errors|fields|ids|items|keys|nodes|permissions|producers|proposals|receivers|rounds|rows|transactions|transfers|voters)\b/iu,
  es: /(?<!(?:hasta|máximo|menos|de) )(?<![\d.,])\b1 (?:acciones|aprobaciones|bloques|bytes|cambios|campos|claves|comprobaciones|cuentas|destinatarios|elementos|errores|filas|ids|nodos|permisos|productores|propuestas|rondas|saldos|transacciones|transferencias|votantes)\b/iu,
};

/** What is never one: limits, lengths of keys, a row's RAM, lists that are folded; and names. */
const never = new RegExp(
  `(${[
    'linkOf',
    'too-long',
    'contract.*problems\\.bytes',
    'firstSpending',
    'lacksRamText',
    'inverse\\.lost',
    'votes.*few',
    'showAccounts',
    'byProducers',
    'severalKeys',
    'severalRisks\\.\\w+',
    'rules\\.permission-change',
    'rules\\.many-actions',
    'exchange\\.none',
    'unknown\\.names',
    'votesNeeded(Text)?',
    'proxyNeededText',
    'claim\\.notQualified',
    'roundVotes\\.label',
  ].join('|')}): `,
);

/** The texts that a count of one would make. */
function withOne(texts: unknown, path: string): string[] {
  if (typeof texts === 'function') {
    const write = texts as (...values: unknown[]) => unknown;
    // A count is a number or its text. A function of something else may throw.
    return ['1', 1].flatMap((one) => {
      try {
        return `${path}: ${String(write(...Array.from({ length: write.length }, () => one)))}`;
      } catch {
        return [];
      }
    });
  }
  if (texts === null || typeof texts !== 'object') return [];
  return Object.entries(texts).flatMap(([key, value]) => withOne(value, `${path}.${key}`));
}

test('actions that were checked are counted by the rules of each language', () => {
  const of = (texts: typeof en, count: number) => texts.checked(count, String(count), '1');
  expect([1, 2].map((count) => of(en, count))).toEqual([
    '1 action checked, 1 found',
    '2 actions checked, 1 found',
  ]);
  expect(of(es, 1)).toMatch(/^1 acción revisada,/);
  const arabic = [0, 1, 2, 3, 11, 100].map((count) => of(ar, count).split('،')[0]);
  expect(new Set(arabic).size).toBe(6);
  expect(arabic[3]).toBe('فُحصت 3 إجراءات');
  expect(arabic[4]).toBe('فُحص 11 إجراءً');
});

test.each(['en', 'es'])('in %s a count of one has no plural word', async (locale) => {
  const files = globSync(`src/i18n/areas/**/${locale}.ts`, { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const texts = await Promise.all(
    files.map(async (file) => withOne((await import(join(root, file))) as unknown, file)),
  );
  const all = texts.flat();
  expect(all.length).toBeGreaterThan(500);
  // A function takes its count as text or as a number; in the other form it need not be right.
  const paths = Map.groupBy(all, (line) => line.slice(0, line.indexOf(': ')));
  const wrong = [...paths.values()].filter((lines) =>
    lines.every((line) => several[locale]?.test(line) && !never.test(line)),
  );
  expect(wrong.map(([line]) => line)).toEqual([]);
});
