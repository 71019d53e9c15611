import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { degraded } from '#scripts/site/degraded.ts';
import { documents, documentUrl, withRoutes } from '#scripts/site/routes-tables.ts';
import { screens } from '#src/routes.ts';

test.each(documents)('the tables of docs/%s.md are current: npm run docs:routes', async (name) => {
  const document = await readFile(documentUrl(name), 'utf8');
  expect(document).toBe(await withRoutes(name, document));
});

test('each service that a screen may request has words for its absence, and no other', async () => {
  const routes = await readFile(documentUrl('routes'), 'utf8');
  for (const [service, { words }] of Object.entries(degraded)) {
    expect(routes).toMatch(new RegExp(`^\\| \`${service}\` +\\|`, 'm'));
    for (const said of words) expect(said).not.toBe('');
  }
});

test('each screen is listed, and each form with what it builds', async () => {
  const routes = await readFile(documentUrl('routes'), 'utf8');
  for (const { path } of screens) expect(routes).toContain(`| \`${path}\` `);
  const forms = await readFile(documentUrl('forms'), 'utf8');
  expect(forms).toMatch(/`resources\/ram-sell\.tsx` +\| `\/wallet\/ram\/sell` .*`sellram`/);
});
