import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toModernKey } from '#src/chain/core/key.ts';
import { aTransfer, devnetAccounts, expect, siteOf, test, watchErrors } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

/** What makes any test fail where it happens. */
const faults: readonly (readonly [what: string, bring: () => void, error: string])[] = [
  [
    'an exception',
    () => {
      setTimeout(() => {
        throw new Error('Nobody caught this.');
      });
    },
    'Nobody caught this.',
  ],
  [
    'what React warns of',
    () => console.error('Each child in a list should have a unique "key" prop.'),
    'unique "key"',
  ],
  [
    'what the policy stops',
    () => void navigator.sendBeacon('https://collector.example.org/', ''),
    'CSP: connect-src',
  ],
];

for (const [what, bring, error] of faults)
  test(`${what} is an error of the page`, async ({ context }) => {
    const page = await context.newPage();
    const errors = await watchErrors(page);
    await page.goto('/terms-and-conditions');
    await page.evaluate(bring);
    await expect.poll(() => errors.join('\n')).toContain(error);
  });

for (const wanted of [false, true])
  test(`a failed request is ${wanted ? 'one where a test says so' : 'none'}`, async ({
    context,
  }) => {
    const page = await context.newPage();
    const errors = await watchErrors(page, wanted);
    await page.route('**/v1/chain/get_block', (route) => route.fulfill({ status: 500 }));
    await page.goto('/terms-and-conditions');
    const written = page.waitForEvent('console');
    await page.evaluate(() => fetch('/v1/chain/get_block'));
    expect((await written).text()).toContain('status of 500');
    expect(errors).toHaveLength(wanted ? 1 : 0);
  });

test.describe('in normal use', () => {
  test.use({ noFailedRequests: true });

  test('pages, a search for a free name and forms write nothing into the console', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const settled = () => expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    const { id, block } = await aTransfer();
    for (const path of ['/', '/account/alice', `/transaction/${id}`, `/block/${block}`, '/vote']) {
      await page.goto(path);
      await settled();
    }
    const box = page.getByRole('combobox').filter({ visible: true }).first();
    await box.fill('freename1111');
    await expect(box).toHaveValue('freename1111');

    await page.goto('/wallet/transfer');
    await logIn(page, 'grace');
    await main.getByLabel('To', { exact: true }).fill('heidi');
    await main.getByLabel('Amount').fill('0.0101');
    await main.getByRole('button', { name: /^Send/ }).click();
    // The review runs it at a node first.
    await sign(page);
    const success = page.getByRole('status').filter({ hasText: 'Success' });
    await success.locator('a[href*="/transaction/"]').click();
    await settled();
  });

  test('the parts of an account on a chain without markets write nothing into it', async ({
    page,
  }) => {
    const [alice] = await devnetAccounts('fio');
    const main = page.getByRole('main');
    const parts = { resources: 'RAM in bytes', votes: 'Voted producers', permissions: 'Linked' };
    for (const [tab, words] of Object.entries(parts)) {
      await page.goto(`${siteOf('fio')}/account/${alice.name}?tab=${tab}`);
      await expect(main).toContainText(words);
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect(main).not.toContainText('Value of free RAM');
    }
  });

  test('pages about tables that a chain lacks write nothing into it', async ({ page }) => {
    const main = page.getByRole('main');
    for (const [path, words] of [
      ['/rex', 'Guaranteed'],
      ['/producers/bplima111111', 'Registered on the chain'],
    ] as const) {
      await page.goto(siteOf('telos') + path);
      await expect(main).toContainText(words);
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
  });

  test('a proposal is executed without a request that fails', async ({ page }) => {
    const main = page.getByRole('main');
    const signed = async () => {
      await sign(page);
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await page.goto('/wallet/transfer');
    await logIn(page, 'carol');
    const menu = page.locator('header summary[aria-label="Account carol"]');
    await menu.click();
    await page.getByRole('switch', { name: /Multisig mode/ }).check();
    await menu.click();
    await main.getByLabel('To', { exact: true }).fill('heidi');
    await main.getByLabel('Amount').fill('0.0102');
    await main.getByRole('button', { name: /Send/ }).click();
    await main.getByRole('button', { name: 'Propose', exact: true }).click();
    await signed();
    await page.getByRole('link', { name: 'View proposal' }).click();
    await main.getByRole('button', { name: 'Approve' }).click();
    await signed();
    await main.getByRole('button', { name: 'Execute' }).click();
    await signed();
    await expect(main).toContainText(/Executed\s*by carol/);
    await expect(page.getByRole('status').filter({ hasText: 'Irreversible' })).toBeVisible();
  });

  test('a form looks for a free name without a request that fails', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(`${siteOf('kylin')}/wallet/create-account`);
    await logIn(page, 'grace');
    await main.getByRole('textbox', { name: 'Account name', exact: true }).fill('freename1111');
    await expect(main).toContainText('Available');
    const key = toModernKey(devnetPublicKey('freename'));
    await main.getByRole('textbox', { name: /key/i }).first().fill(key);
    await main.getByRole('button', { name: 'Create the account' }).click();
    const review = page.getByRole('dialog', { name: 'Review transaction' });
    await expect(review.getByText(/Checking for risks|Dry run in progress/)).toHaveCount(0);
  });
});
