import { actionRows, ask, devnetUrl, expect, test } from './fixtures.ts';

test.use({ allowedConsole: /Failed to load resource|net::ERR|CORS/ });

async function breakEverything(): Promise<void> {
  await fetch(`${devnetUrl}/devnet/fault`, {
    method: 'POST',
    body: JSON.stringify({ route: '/v', kind: 'drop', seconds: 60 }),
  });
}

async function mend(): Promise<void> {
  await fetch(`${devnetUrl}/devnet/fault`, { method: 'DELETE' });
}

test.afterEach(mend);

test('an open account page keeps what it shows, names the endpoint that fails, and recovers', async ({
  page,
}) => {
  await page.goto('/account/alice');
  await expect(actionRows(page).first()).toBeVisible();
  await breakEverything();
  const notice = page
    .getByRole('main')
    .getByText(`${new URL(devnetUrl).host} does not answer. Shown is what was last known.`)
    .first();
  await expect(notice).toBeVisible();
  await expect(actionRows(page).first()).toBeVisible();
  await mend();
  await expect(notice).toBeHidden();
});

for (const path of ['/', '/account/alice', '/block/2', `/transaction/${'1'.repeat(64)}`]) {
  test(`${path.slice(0, 20)} opened while the node is down says so, never "not found", and recovers`, async ({
    page,
  }) => {
    await breakEverything();
    await page.goto(path);
    const main = page.locator('main');
    const alert = page
      .getByRole('alert')
      .filter({ hasText: new URL(devnetUrl).host })
      .first();
    await expect(alert).toBeVisible();
    await expect(main).not.toContainText(/not found/i);
    await mend();
    await expect(alert).toBeHidden();
    const { head_block_num } = await ask<{ head_block_num: number }>('/v1/chain/get_info', {});
    expect(head_block_num).toBeGreaterThan(0);
  });
}
