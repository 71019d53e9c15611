import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

// The fixtures would store something themselves.
test.use({ freeCpu: true, oneNodeAccepted: false });

test.beforeEach(({ page }) =>
  // As browsers do where the site's data is blocked: each access throws.
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  }),
);

const pages = [
  '/',
  '/account/alice',
  '/account/alice?tab=history',
  '/block/100',
  '/contract?name=eosio&part=actions&action=buyram',
  '/favorites',
  '/endpoints',
  '/vote',
  '/msigs',
  '/utilities',
  '/wallet/history',
];

for (const path of pages)
  test(`${path} is drawn without an error where the browser refuses its storage`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  });

test('a visitor whose browser refuses its storage logs in and queues a payment for a proposal', async ({
  page,
}) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.getByRole('switch', { name: /Multisig mode/ }).check();
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0001');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/wallet\/msig$/);
  await expect(page.getByRole('main')).toContainText('0.0001 A');
});
