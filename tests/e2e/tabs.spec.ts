import { expect, test } from './fixtures.ts';

/** Longer than three intervals of the poll. */
const QUIET_MS = 6_500;

test('one of two visible tabs polls the head, and the other one takes over', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await first.goto('/guides');
  const locks = () =>
    first.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(locks).toContainEqual(expect.stringMatching(/^head /));
  const requests = [Date.now()];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/chain/get_info')) requests.push(Date.now());
  });
  await page.goto('/guides');
  const head = page.getByRole('link', { name: /^Head block [\d,]+$/ }).first();
  await expect(head).toBeVisible();
  await expect.poll(() => Date.now() - Math.max(...requests)).toBeGreaterThan(QUIET_MS);
  const shown = await head.innerText();
  const polls = requests.length;
  await expect(head).not.toHaveText(shown);
  expect(requests).toHaveLength(polls);
  await first.close();
  await expect.poll(() => requests.length).toBeGreaterThan(polls);
});
