import { ask, expect, rowsOf, scrollsSideways, test } from './fixtures.ts';
import { addAccount, logIn, sign } from './log-in.ts';
import { fail, readToTheEnd } from './read-account.ts';

test('tokens come when the reader does, and are found by a part of their name', async ({
  page,
}) => {
  await page.goto('/account/alice');
  const tokens = page.getByRole('table', { name: 'Tokens' });
  await expect(page.getByRole('heading', { name: 'Latest actions' })).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return tokens.count();
    })
    .toBe(1);
  await expect(tokens).toContainText('GRASS');
  await expect(tokens).toContainText('eosiotoken11');
  expect(await scrollsSideways(page)).toBe(false);
});

test('an account is marked as spam on its page, and its actions are hidden elsewhere', async ({
  page,
}) => {
  await page.goto('/account/grace');
  const latest = page.getByRole('table', { name: 'Actions' });
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Mark grace as spam' }).click();
  await expect(page.locator('main header').first()).toContainText('Marked as spam');
  await expect(latest).toContainText(/To\s*alice/);
  await page.goto('/account/alice');
  await expect(latest).toContainText('judy');
  // What alice sent to grace is her own.
  await expect(latest).not.toContainText(/From\s*grace/);
  await page.goto('/account/grace');
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Unmark grace: not spam' }).click();
  await expect(page.locator('main header').first()).not.toContainText('Marked as spam');
});

test('stakes given and received are shown, at an address of their own', async ({ page }) => {
  await page.goto('/account/erin?tab=resources');
  const given = page.getByRole('table', { name: 'Stakes for others' });
  await expect(given.getByRole('link', { name: 'judy' })).toBeVisible();
  await page.goto('/account/judy?tab=resources&stakes=received');
  const received = page.getByRole('table', { name: 'Stakes from others' });
  await expect(received.getByRole('link', { name: 'erin' })).toBeVisible();
  await page.getByRole('button', { name: 'Given' }).click();
  await expect(page).not.toHaveURL(/stakes=/);
  await expect(page.locator('main')).toContainText('No loans currently being processed.');
  expect(await scrollsSideways(page)).toBe(false);
});

test('a vote through a proxy shows what the proxy votes for, and what of it has faded', async ({
  page,
}) => {
  await page.goto('/account/carol?tab=votes');
  const main = page.locator('main');
  await expect(main).toContainText('via wiseproxy111');
  const voted = page.getByRole('table', { name: 'Voted producers' });
  await expect(voted.getByRole('row')).toHaveCount(22);
  const { rows } = await ask<{ rows: { staked: number }[] }>('/v1/chain/get_table_rows', {
    json: true,
    code: 'eosio',
    scope: 'eosio',
    table: 'voters',
    lower_bound: 'carol',
    upper_bound: 'carol',
    key_type: 'name',
    limit: 1,
  });
  const staked = ((rows[0]?.staked ?? 0) / 10_000).toLocaleString('en');
  await expect(main).toContainText(staked);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/by=name/);
  await expect(voted.getByRole('row').nth(1)).toContainText('bpalpha11111');
});

test('permissions show who can use them, and their risks', async ({ page }) => {
  await page.goto('/account/treasury1111?tab=permissions');
  const main = page.locator('main');
  await expect(main.locator('#permission-active')).toContainText('alice@active');
  // The key of alice, one account behind the treasury's.
  await expect(main.locator('#permission-active a[href^="/key/"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Names only' }).click();
  await expect(page).toHaveURL(/behind=hidden/);
  await expect(main.locator('#permission-active a[href^="/key/"]')).toHaveCount(0);

  await page.goto('/account/alice?tab=permissions');
  await expect(main).toContainText('owner needs only one key');
  await expect(main).toContainText('owner and active use the same key');
  await expect(main).toContainText('eosio.token::transfer');
});

test('all actions are one click from the latest', async ({ page }) => {
  await page.goto('/account/alice');
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL(/\/account\/alice\?tab=transactions$/);
});

test('a part that fails names the source, and the others stay @core', async ({ page }) => {
  await page.route('**/get_table_rows', async (route) => {
    const fails = (route.request().postData() ?? '').includes('delband');
    await (fails ? route.fulfill({ status: 503, body: 'busy' }) : route.continue());
  });
  await page.goto('/account/erin?tab=resources');
  await expect(page.getByRole('alert').first()).toContainText('127.0.0.1');
  await expect(page.getByRole('meter', { name: 'CPU' })).toBeVisible();
});

test('with only a node, missing services are named and nothing loads forever @core', async ({
  page,
}) => {
  await fail(page, /^\/(?!v1\/chain\/)/);
  await page.goto('/account/alice');
  const main = page.locator('main');
  await expect(main.getByText('Liquid')).toBeVisible();
  await readToTheEnd(page);
  await expect(main).toContainText('No token index responded. Only the core token is shown.');
  await expect(page.getByRole('table', { name: 'Controlled accounts' })).toBeVisible();
  await expect(main.locator('section', { hasText: 'Latest actions' })).toContainText(
    'did not respond',
  );
  await expect(main.locator('.skeleton')).toHaveCount(0);
  expect(await scrollsSideways(page)).toBe(false);
});

for (const [service, paths, part, said] of [
  ['Hyperion’s history', /^\/v2\/history/, 'Latest actions', 'Source: History API'],
  [
    'an index of NFTs',
    /^\/atomic/,
    'NFTs',
    'From a node’s tables: mint numbers need an NFT indexer.',
  ],
] as const)
  test(`without ${service} the other parts stay`, async ({ page }) => {
    await fail(page, paths);
    await page.goto('/account/alice');
    const section = (name: string) =>
      page.locator('main section').filter({ has: page.getByRole('heading', { name }) });
    await readToTheEnd(page);
    await expect(section(part)).toContainText(said);
    await expect(page.locator('main header').first()).toContainText('Liquid');
    await expect(section('Tokens')).toContainText('GRASS');
    await expect(page.locator('main .skeleton')).toHaveCount(0);
  });

test('the row of tabs shows its current one on a phone, and arrows walk along it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/alice?tab=permissions');
  const row = page.getByRole('navigation', { name: 'Account sections' });
  const current = row.getByRole('link', { name: 'Permissions' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport({ ratio: 1 });
  await current.focus();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('link', { name: 'Account Transactions' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(row.getByRole('link', { name: 'Account', exact: true })).toBeFocused();
});

test('resources lead to their forms, and own balances to the form that sends them', async ({
  page,
}) => {
  await page.goto('/account/alice?tab=resources');
  const part = (name: string) =>
    page.getByRole('region').filter({ has: page.getByRole('heading', { name, exact: true }) });
  // A visitor can pay for others, and cannot sell what is theirs.
  const buy = part('RAM in bytes').getByRole('link', { name: 'Buy RAM' });
  await expect(buy).toHaveAttribute('href', '/wallet/ram/buy?receiver=alice');
  await expect(part('Stakes').getByRole('link', { name: 'Stake' })).toHaveAttribute(
    'href',
    '/wallet/resources/stake?receiver=alice',
  );
  await expect(part('RAM in bytes').getByRole('link', { name: 'Sell RAM' })).toHaveCount(0);
  await logIn(page, 'alice');
  await expect(buy).toHaveAttribute('href', '/wallet/ram/buy');
  await expect(part('RAM in bytes').getByRole('link', { name: 'Sell RAM' })).toBeVisible();
  await expect(part('Stakes').getByRole('link', { name: 'Unstake' })).toBeVisible();
  await expect(part('REX').getByRole('link', { name: 'Lend' })).toBeVisible();
  // Nobody sends to themselves.
  await expect(
    page.locator('main header').first().getByRole('link', { name: 'Send', exact: true }),
  ).toHaveAttribute('href', '/wallet/transfer');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Send GRASS' }).click();
  await expect(page).toHaveURL(/\/wallet\/transfer\?token=\w[\w.]*(:|%3A)GRASS$/);
  await expect(page.getByLabel('Token', { exact: true })).toContainText('GRASS');
});

interface ProfileRow {
  account_name: string;
  title: string;
  desc: string;
  modifier: string;
}

test('the own profile is edited in a form that has what it says now, and signed', async ({
  page,
}) => {
  await page.goto('/account/alice');
  await logIn(page, 'alice');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  const title = 'Alice of the test chain';
  await expect(page.getByLabel('title', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('modifier', { exact: true })).toHaveValue('alice');
  const desc = `Written at ${Date.now()}.`;
  await page.getByLabel('desc', { exact: true }).fill(desc);
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const own = async () =>
    (await rowsOf<ProfileRow>('account.info', 'accounts')).find(
      ({ account_name: name }) => name === 'alice',
    );
  await expect.poll(own).toMatchObject({ title, desc, modifier: 'alice' });

  await page.goto('/account/bob');
  await expect(page.getByRole('table', { name: 'Tokens' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);
});

test('an account without a profile of its own is shown what the contract wants first', async ({
  page,
}) => {
  await page.goto('/account/bob');
  await logIn(page, 'bob');
  const header = page.locator('main header').first();
  await header.getByText('Add a profile').click();
  await expect(header).toContainText('first pay the contract account.info');
  await expect(header).toContainText('0.1000 EOS');
  await header.getByRole('link', { name: 'Pay for the profile' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('account.info');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('0.1000');
  await expect(page.getByLabel('Memo', { exact: true })).toHaveValue('bob');

  // mallory bought the profile of judy.
  await page.goto('/account/judy');
  await addAccount(page, 'bob', 'judy');
  await header.getByText('Add a profile').click();
  await expect(header).toContainText('mallory paid for this profile');
  await expect(header).toContainText('at least 0.0500 EOS');
});

test('a producer is shown as one on the first tab, with a link to its page', async ({ page }) => {
  await page.goto('/account/bpalpha11111');
  const card = page.getByRole('region').filter({
    has: page.getByRole('heading', { name: 'Block producer' }),
  });
  await expect(card).toContainText('Producing');
  await expect(card).toContainText('Share of votes');
  await card.getByRole('link', { name: 'Producer’s page' }).click();
  await expect(page).toHaveURL(/\/producers\/bpalpha11111$/);
});

test('an account that runs out of CPU sees what helps, with links to the forms', async ({
  page,
}) => {
  await page.goto('/account/shortofcpu11');
  await page.getByRole('link', { name: 'Stake more' }).click();
  await expect(page).toHaveURL(/\/wallet\/resources\/stake/);
});
