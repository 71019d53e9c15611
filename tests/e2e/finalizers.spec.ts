import { ask, devnetOf, expect, rowsOf, scrollsSideways, siteOf, test } from './fixtures.ts';

/** A chain whose finalizers vote on blocks. */
const site = siteOf('jungle');

interface Info {
  active_finalizer_policy: {
    generation: number;
    threshold: number;
    finalizers: { description: string; weight: number; public_key: string }[];
  };
  last_tracked_votes: { public_key: string; is_vote_strong: boolean }[];
}

/** A chain of the devnet boots when it is first asked. */
test.beforeAll(async () => {
  await fetch(`${devnetOf('jungle')}/v1/chain/get_info`);
});

test('shows who votes on blocks, how, and the keys of producers', async ({ page }) => {
  await page.goto(`${site}/finalizers`);
  const { active_finalizer_policy: policy } = await ask<Info>(
    '/v1/chain/get_finalizer_info',
    {},
    'jungle',
  );
  const table = page.getByRole('table', { name: 'Active policy' });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(policy.finalizers.length);
  for (const [index, { description, public_key: key }] of policy.finalizers.entries()) {
    await expect(rows.nth(index)).toContainText(description);
    await expect(rows.nth(index)).toContainText(key.slice(-6));
  }
  await expect(rows.filter({ hasText: 'Strong' })).toHaveCount(policy.finalizers.length - 2);
  await expect(rows.filter({ hasText: 'Weak' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Behind' })).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main).toContainText(`Generation ${policy.generation}`);
  await expect(main).toContainText(`Threshold: ${policy.threshold}`);
  await expect(main).toContainText('2 behind');
  await expect(main).toContainText('No change is pending.');
  expect(await scrollsSideways(page)).toBe(false);

  const keys = await rowsOf('eosio', 'finkeys', { chain: 'jungle', limit: 100 });
  const registered = page.getByRole('table', { name: 'Registered keys' });
  await expect(registered.locator('tbody').getByRole('row')).toHaveCount(keys.length);
  await expect(registered.getByText('In the policy')).toHaveCount(policy.finalizers.length);
  await rows.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/account\//);
});

test.describe('with nodes that do not report their finalizers', () => {
  test('shows a notice, and the registered keys', async ({ page }) => {
    await page.route('**/v1/chain/get_finalizer_info', (route) =>
      route.fulfill({
        status: 404,
        headers: { 'access-control-allow-origin': '*' },
        json: {
          code: 404,
          message: 'Not Found',
          error: { code: 0, name: 'exception', details: [{ message: 'Unknown Endpoint' }] },
        },
      }),
    );
    await page.goto(`${site}/finalizers`);
    await expect(page.getByRole('main')).toContainText('Nodes do not offer this');
    const registered = page.getByRole('table', { name: 'Registered keys' });
    await expect(registered.getByText('In the policy').first()).toBeVisible();
  });
});

test.describe('a producer without a page of its own', () => {
  test('leads to the finalizers', async ({ page }) => {
    const [first] = (
      await ask<{ rows: { owner: string }[] }>(
        '/v1/chain/get_producers',
        { json: true, limit: 1 },
        'jungle',
      )
    ).rows;
    await page.goto(`${site}/producers/${first?.owner ?? ''}`);
    await page.getByRole('link', { name: 'Finalizer key and last votes' }).click();
    await expect(page).toHaveURL(/\/finalizers$/);
  });
});
