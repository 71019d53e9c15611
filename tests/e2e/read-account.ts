import type { Page } from '@playwright/test';
import type { ChainKey } from '#devnet/chains.ts';
import { devnetOf, expect } from './fixtures.ts';

/** Down to what comes with the reader. */
export async function readToTheEnd(page: Page): Promise<void> {
  const last = page.getByRole('heading', { name: 'Controlled accounts' });
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return last.count();
    })
    .toBe(1);
}

/** Has services of the chain fail, by their paths. */
export async function fail(page: Page, paths: RegExp, chain: ChainKey = 'eos'): Promise<void> {
  await page.route(
    (url) => url.origin === devnetOf(chain) && paths.test(url.pathname),
    (route) => route.fulfill({ status: 503, body: 'down' }),
  );
}
