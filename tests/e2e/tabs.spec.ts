import { expect, test } from './fixtures.ts';

test('one of two visible tabs polls the head, and the other one takes over', async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  await first.goto('/guides');
  const locks = () =>
    first.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  await expect.poll(locks).toContainEqual(expect.stringMatching(/^head /));
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/chain/get_info')) requests++;
  });
  await page.goto('/guides');
  const head = page.getByRole('link', { name: /^Head block [\d,]+$/ }).first();
  await expect(head).toBeVisible();
  // It asks for itself until it knows of the other tab.
  await expect(async () => {
    const before = requests;
    for (let heads = 0; heads < 3; heads++) {
      const shown = await head.innerText();
      await expect(head).not.toHaveText(shown);
    }
    expect(requests).toBe(before);
  }).toPass();
  const before = requests;
  await first.close();
  await expect.poll(() => requests).toBeGreaterThan(before);
});
