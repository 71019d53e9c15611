import { ask, expect, scrollsSideways, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function firstProducer(): Promise<string> {
  const { rows } = await ask<{ rows: { owner: string }[] }>('/v1/chain/get_producers', {
    json: true,
    limit: 1,
  });
  return rows[0]?.owner ?? '';
}

test('the parts are on this chain’s data, with the code that draws them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page).toHaveURL(/\/developers$/);
  const name = await firstProducer();
  const card = part(page, 'Account card');
  await expect(card.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(card.locator('pre')).toContainText(`<AccountCard client={client} name="${name}" />`);
  for (const title of ['Action list', 'Account name'])
    await expect(part(page, title).getByRole('link', { name }).first()).toBeVisible();

  const transaction = part(page, 'Transaction');
  const id = await transaction
    .getByRole('heading', { level: 3 })
    .locator('[data-slot=hash]')
    .getAttribute('title');
  expect(id).toMatch(/^[0-9a-f]{64}$/);
  await expect(transaction.locator('pre')).toContainText(`id="${id}"`);
  await expect(part(page, 'Producer rows').locator('tbody').getByRole('row')).toHaveCount(5);
  await expect(part(page, 'Resource meters')).toContainText('RAM');
  await expect(part(page, 'Authority tree')).toContainText('active');
});

test('another account is shown by its name, and the code follows', async ({ page }) => {
  await page.goto('/developers');
  const field = page.getByRole('textbox', { name: 'Account' });
  await field.fill('alice');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?account=alice$/);
  await expect(part(page, 'Account card').locator('pre')).toContainText('name="alice"');
  await expect(part(page, 'Account name').getByRole('link', { name: 'alice' })).toBeVisible();
});

test('the code is copied for React or for a page without it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/developers?account=alice');
  const card = part(page, 'Account card');
  await card.getByRole('button', { name: 'Copy as React' }).click();
  await expect.poll(copied).toContain("import { AccountCard } from 'pronghorn/loaded';");
  await card.getByRole('button', { name: 'HTML', exact: true }).click();
  await card.getByRole('button', { name: 'Copy as HTML' }).click();
  await expect
    .poll(copied)
    .toBe('<pronghorn-account\n  chain="eos"\n  name="alice"\n></pronghorn-account>');
  // The choice is the page's.
  await expect(part(page, 'Action list').locator('pre')).toContainText('<pronghorn-actions');
  await expect(part(page, 'Amount')).toContainText('This part has no custom element.');
});

test('each part has an address', async ({ page }) => {
  await page.goto('/developers');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Producer rows' }).click();
  await expect(page).toHaveURL(/#producer-rows$/);
  await expect(part(page, 'Producer rows')).toBeInViewport();
  await page.goto('/developers#resource-meters');
  await expect(part(page, 'Resource meters')).toBeInViewport();
});

test('a typed text is linked to what it means', async ({ page }) => {
  await page.goto('/developers');
  const search = part(page, 'Search box');
  const field = search.getByRole('textbox', { name: 'Name, block, id or key' });
  await field.fill('bob');
  await expect(search.getByRole('status').getByRole('link')).toHaveAttribute(
    'href',
    '/account/bob',
  );
  await field.fill('5');
  await expect(search.getByRole('status').getByRole('link')).toHaveAttribute('href', '/block/5');
});

test('without the history, the other parts are there and the list names what failed', async ({
  page,
}) => {
  await page.route('**/v2/history/**', (route) => route.abort());
  await page.route('**/v1/history/**', (route) => route.abort());
  await page.goto('/developers?account=alice');
  await expect(part(page, 'Account card').getByRole('heading', { name: 'alice' })).toBeVisible();
  await expect(part(page, 'Action list').getByRole('alert')).toBeVisible();
  await expect(part(page, 'Action list').locator('pre')).toContainText('LatestActions');
});

test('on a phone, also in Arabic, long code scrolls inside its box', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/developers', '/ar/developers']) {
    await page.goto(`${path}?account=alice`);
    await expect(page.locator('#account-card').getByRole('heading', { level: 3 })).toBeVisible();
    expect(await scrollsSideways(page), path).toBe(false);
    const code = page.locator('#producer-rows pre');
    await expect(code).toHaveCSS('direction', 'ltr');
    const [inner, outer] = await code.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(inner).toBeGreaterThan(outer ?? 0);
    await code.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  }
});
