/** `npm run screenshots`: the pictures in the README, taken on the test chain. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { main, root } from './lib/setup.mjs';
import { newestTransfer, onTestSite, siteUrl } from './lib/test-site.mjs';

const folder = join(root, 'docs', 'images');

await main(() =>
  onTestSite(async (browser) => {
    const shots = [
      { name: 'home', path: '/', colorScheme: 'light' },
      { name: 'account', path: '/account/alice', colorScheme: 'light' },
      { name: 'transaction', path: `/transaction/${await newestTransfer()}`, colorScheme: 'dark' },
    ];
    mkdirSync(folder, { recursive: true });
    for (const { name, path, colorScheme } of shots) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, colorScheme });
      await page.goto(`${siteUrl}${path}`);
      await page.locator('main h1').waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      // Waits for late content and a few blocks.
      await page.waitForTimeout(5_000);
      await page.screenshot({ path: join(folder, `${name}.png`) });
    }
  }),
);
