/** `npm run screenshots`: the pictures in the README, taken on the test chain. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from './lib/setup.mjs';
import {
  newestTransfer,
  onTestSite,
  openForPicture,
  pageForPictures,
  reviewPayment,
} from './lib/test-site.mjs';

const folder = join(root, 'docs', 'images');

await main(() =>
  onTestSite(async (browser) => {
    const shots = [
      { name: 'home', path: '/', colorScheme: 'light', act: priceShown },
      { name: 'account', path: '/account/alice', colorScheme: 'light' },
      { name: 'transaction', path: `/transaction/${await newestTransfer()}`, colorScheme: 'dark' },
      { name: 'review', path: '/wallet/transfer?to=bob', colorScheme: 'light', act: readReview },
    ];
    mkdirSync(folder, { recursive: true });
    for (const { name, path, colorScheme, act } of shots) {
      const viewport = { width: 1280, height: 860 };
      const page = await pageForPictures(browser, { viewport, colorScheme });
      await openForPicture(page, path);
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      await act?.(page);
      // Waits for late content and a few blocks.
      await page.waitForTimeout(5_000);
      await page.screenshot({ path: join(folder, `${name}.png`) });
      await page.close();
    }
  }),
);

async function priceShown(page) {
  await page.getByText('Market cap').waitFor();
}

/** Ticks what a review asks for, such as that the devnet has no second operator. */
async function readReview(page) {
  await reviewPayment(page);
  await page.getByRole('checkbox', { name: /^I want to sign/ }).check();
  await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo(0, 0));
}
