import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { allScenarios, securityDocument, withScenarios } from '#tests/hostile/security-table.ts';

const specs = new URL('../hostile/', import.meta.url);

test('the table of docs/security.md is that of the scenarios: npm run docs:security', async () => {
  const document = await readFile(securityDocument, 'utf8');
  expect(document).toBe(await withScenarios(document));
});

test('every scenario has its own id and is declared in one spec', async () => {
  const names = (await readdir(specs)).filter((name) => name.endsWith('.spec.ts'));
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(new URL(name, specs), 'utf8')] as const),
  );
  const scenarios = await allScenarios();
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  for (const { id } of scenarios) {
    const declared = texts.flatMap(([name, text]) =>
      [...text.matchAll(new RegExp(`\\(\\s*'${id}',`, 'g'))].map(() => name),
    );
    expect(declared, id).toHaveLength(1);
  }
});

test('a row is one plain sentence for each column, without a full stop', async () => {
  for (const { id, lie, sees } of await allScenarios())
    for (const text of [lie, sees]) expect(text, id).toMatch(/^\S.{8,200}[^.\s]$/);
});
