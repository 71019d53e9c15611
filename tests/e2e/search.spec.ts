import type { Locator, Page } from '@playwright/test';
import { ask, aTransfer, demoAccount, expect, scrollsSideways, test, testOn } from './fixtures.ts';

interface Block {
  id: string;
  transactions: { trx: { signatures: string[]; packed_trx: string; compression: string } }[];
}

/** The search box, once the page has come to life. */
async function searchBox(page: Page): Promise<Locator> {
  const alive = page.locator('[data-island][data-live]', { has: page.getByRole('search') });
  await expect(alive).toBeAttached();
  await expect(page.locator('#header [data-island]:not([data-live])')).toHaveCount(0);
  return alive.getByRole('combobox');
}

test('everything that can be searched for leads to its page @core', async ({ page }) => {
  const { id, block } = await aTransfer();
  const { id: blockId } = await ask<Block>('/v1/chain/get_block', { block_num_or_id: block });
  const { publicKey } = (await demoAccount('alice')) as unknown as { publicKey: string };
  const wax = /^http:\/\/wax\.pronghorn\.localhost:\d+\/account\/alice$/;
  await page.goto('/search');
  const box = await searchBox(page);
  const journeys: [typed: string, leads: string | RegExp][] = [
    [id, `/transaction/${id}`],
    [blockId, `/block/${blockId}`],
    [String(block), `/block/${block}`],
    [publicKey, `/key/${publicKey}`],
    ['https://unicove.com/en/vaulta/account/bob', '/account/bob'],
    ['what is this?', '/search/what%20is%20this%3F'],
  ];
  for (const [typed, leads] of journeys) {
    await box.fill(typed);
    await box.press('Enter');
    await expect(page).toHaveURL(
      typeof leads === 'string' ? (url) => url.pathname === leads : leads,
    );
  }
  await expect(page.locator('main')).toContainText('Signing request');
  expect(await scrollsSideways(page)).toBe(false);
  await page.route(wax, (route) => route.fulfill({ contentType: 'text/html', body: 'wax' }));
  await box.fill('https://wax.bloks.io/account/alice');
  await expect(page.getByRole('search').getByRole('option')).toContainText('Account on WAX');
  await box.press('Enter');
  await expect(page).toHaveURL(wax);
});

test('by keyboard: suggestions, latest searches, and clearing them', async ({ page }) => {
  await page.goto('/search');
  const box = await searchBox(page);
  await page.locator('main').click();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  // Not the word for a block producer, which also finds tools.
  await page.keyboard.type('bpa');
  const options = page.getByRole('group', { name: 'Accounts' }).getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = await options.nth(1).innerText();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/account/${second.trim()}$`));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Latest searches' })).toContainText(second.trim());
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('search').getByRole('option')).toHaveCount(0);
});

test('a name that no account has leads to those that begin alike', async ({ page }) => {
  await page.goto('/search/bp');
  await expect(page.locator('main')).toContainText(/account not found/i);
  const alike = page.getByRole('region', { name: 'Accounts with the prefix “bp”' });
  await expect(alike.getByRole('link', { name: /^bp/ })).toHaveCount(10);
  await page.goto('/account/alicey');
  const meant = page.getByRole('region', { name: 'Accounts with the prefix “alice”' });
  await meant.getByRole('link', { name: 'alice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'alice' })).toBeVisible();
});

test('a permission leads to the permissions of its account', async ({ page }) => {
  await page.goto('/search/alice@active');
  await expect(page).toHaveURL(/\/account\/alice\?tab=permissions$/);
  await expect(page.getByRole('main')).toContainText('owner');
});

test('a text that is no name finds tools, and so does a name that no account has', async ({
  page,
}) => {
  const tool = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await page.goto('/search/sell%20RAM');
  await expect(tool('Sell RAM')).toHaveAttribute('href', '/wallet/ram/sell');
  await page.goto('/search/msig');
  await expect(page.getByRole('heading', { name: 'Account Not Found' })).toBeVisible();
  await expect(tool('Multisig proposals')).toHaveAttribute('href', '/msigs');
});

test('a word for a setting opens its menu there', async ({ page }) => {
  const chosen = (setting: string) =>
    page.getByRole('group', { name: setting }).getByRole('button', { pressed: true });
  await page.goto('/vote');
  const box = await searchBox(page);
  await box.fill('theme');
  await page.getByRole('option', { name: 'Appearance Setting' }).click();
  await expect(chosen('Appearance')).toBeFocused();
  await page.keyboard.press('Escape');
  await box.fill('dark mode');
  await box.press('Enter');
  await expect(chosen('Appearance')).toBeFocused();
  await page.keyboard.press('Escape');
  await box.fill('euro');
  await page.getByRole('option', { name: 'Currency Setting' }).click();
  await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/language');
  await page.getByRole('main').getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'English' })).toBeFocused();
});

testOn('wax')('an NFT collection is found by its name and its title', async ({ page }) => {
  await page.goto('/vote');
  const box = await searchBox(page);
  await box.fill('prongh');
  await page.getByRole('option', { name: 'pronghornart Pronghorns of the Plains' }).click();
  await expect(page).toHaveURL(/\/nft\/collection\/pronghornart$/);
  for (const text of ['pronghornart', 'of%20the%20plains']) {
    await page.goto(`/search/${text}`);
    const found = page.getByRole('region', { name: 'NFT collections' });
    await expect(found.getByRole('link', { name: 'pronghornart' })).toBeVisible();
  }
});

test('a number that no account can be named is a block to come', async ({ page }) => {
  await page.goto('/search/99999999');
  await expect(page).toHaveURL(/\/block\/99999999$/);
  await expect(page.locator('main')).toContainText('This block is in the future');
  await expect(page.locator('main')).not.toContainText(/invalid|not found/i);
});

test('a pasted transaction is read in the page and not sent @core', async ({ page }) => {
  const { block } = await aTransfer();
  const { transactions } = await ask<Block>('/v1/chain/get_block', { block_num_or_id: block });
  const trx = transactions.map((one) => one.trx).find(({ packed_trx }) => packed_trx);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/search');
  const box = await searchBox(page);
  const { signatures, compression, packed_trx } = trx ?? {};
  await box.fill(JSON.stringify({ signatures, compression, packed_trx }));
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Packed transaction' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Decoding it sends and signs nothing.');
  await expect(page.locator('main')).toContainText('transfer');
  expect(sent.filter((url) => /(send|push)_transaction/.test(url))).toEqual([]);
  expect(sent.filter((url) => url.includes((packed_trx ?? '').slice(0, 40)))).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await box.fill('esr://AAAA');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Could not decode this signing request');
  await expect(page.getByRole('alert')).toContainText('Its version 0 is unknown');
});

test('favorites have notes and are offered; times follow the choice', async ({ page }) => {
  await page.addInitScript(() => {
    if (origin === 'null') return;
    const kept = { userFavorites: ['bob'], favoriteNotes: { 'account/bob': 'the landlord' } };
    localStorage.setItem('pronghorn-config-0.0.7', JSON.stringify(kept));
  });
  await page.goto('/block/2');
  await (await searchBox(page)).fill('landl');
  await expect(page.getByRole('search').getByRole('option')).toContainText('bob');
  await page.keyboard.press('Escape');
  const phone = (page.viewportSize()?.width ?? 0) < 768;
  const menu = phone ? page.locator('#drawer') : page.locator('#header');
  if (phone) await page.getByRole('button', { name: 'More' }).last().click();
  else await menu.locator('summary[title="Favorites"]').click();
  await menu.getByRole('button', { name: 'Remove bob from favorites' }).click();
  await menu.getByRole('button', { name: 'Undo' }).click();
  await expect(menu).toContainText('the landlord');
  if (!phone) await menu.getByLabel('Settings').click();
  await menu.getByRole('button', { name: 'UTC', exact: true }).click();
  await expect(page.locator('main time').last()).toHaveText(/UTC$/);
});

test('an id of a transaction is found with 0x before it, typed or in an address', async ({
  page,
}) => {
  const { id } = await aTransfer();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/vote');
  const box = page.getByRole('combobox').filter({ visible: true }).first();
  await box.fill(`0x${id.toUpperCase()}`);
  await box.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === `/transaction/${id}`);
  await expect(heading).toContainText(id);
  await page.goto(`/transaction/0x${id}`);
  await expect(heading).toContainText(id);
  await expect(page.getByRole('main')).toContainText('Executed');
});

test('the number of an NFT leads to it', async ({ page }) => {
  await page.goto('/vote');
  const box = page.getByRole('combobox').filter({ visible: true }).first();
  await box.fill('1099511627776');
  await box.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/nft/1099511627776');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golden Buck');
});

test('Enter on a page’s name opens the page, if no account has that name', async ({ page }) => {
  await page.goto('/search');
  const box = await searchBox(page);
  await box.fill('vote');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/vote$/);
  await box.fill('alice');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/account\/alice$/);
});

test('the system’s accounts are suggested by their beginning, and beside one that is missing', async ({
  page,
}) => {
  await page.goto('/search');
  const box = await searchBox(page);
  await box.fill('eosio.');
  await expect(
    page.getByRole('group', { name: 'Accounts' }).getByRole('option', { name: 'eosio.msig' }),
  ).toBeVisible();
  await page.goto('/account/eosio.tokem');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'eosio.token', exact: true }),
  ).toBeVisible();
});
