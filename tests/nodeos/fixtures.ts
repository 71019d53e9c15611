import type { Page } from '@playwright/test';
import { expect, test as base } from '#tests/e2e/fixtures.ts';

export { expect };

/** The real node of this run. */
export const nodeUrl = process.env['NODEOS_URL'] ?? '';

const port = process.env['SITE_PORT'] ?? 24_321;
const site = `http://local.pronghorn.localhost:${port}`;

/** The site, its frame for users, and the node. */
const known = [site, `http://connect.pronghorn.localhost:${port}`, nodeUrl];

/** Asks the node itself, by nothing that the site uses. */
export async function ask<T>(path: string, body: object = {}): Promise<T> {
  const response = await fetch(`${nodeUrl}/v1/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** What `eosio.token` says that one holds: `1.0000 EOS`. */
export async function balanceOf(account: string): Promise<string | undefined> {
  const body = { code: 'eosio.token', account, symbol: 'EOS' };
  return (await ask<string[]>('chain/get_currency_balance', body))[0];
}

/** Opens the site as one who has a node of their own and names it. */
export async function openAtNode(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Node URL').fill(nodeUrl.replace('http://', ''));
  await page.getByRole('button', { name: 'Start Explorer' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
}

/** Nothing but the site and the node is asked for anything. */
export const test = base.extend<{ onlyNode: undefined }>({
  baseURL: site,
  onlyNode: [
    async ({ page }, use) => {
      const strangers = new Set<string>();
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && !known.includes(origin)) strangers.add(origin);
      });
      await use(undefined);
      expect([...strangers]).toEqual([]);
    },
    { auto: true },
  ],
});
