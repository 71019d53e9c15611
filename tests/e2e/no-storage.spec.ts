import { expect, test } from './fixtures.ts';

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
