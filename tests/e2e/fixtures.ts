import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect };

export const settingsKey = 'pronghorn-config-0.0.7';

export const devnetUrl = `http://127.0.0.1:${process.env['DEVNET_PORT'] ?? 28_888}`;

/** The core token of the chain that most tests are on. Amounts of it: `1.0000 A`. */
export const core = { contract: 'core.vaulta', code: 'A' };

/** A picture of one grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

interface Fixtures {
  /** What may stand in the console of this test: a failed request of a page that does not exist, say. */
  allowedConsole: RegExp | null;
  /** Whether a sponsor may pay: tests beside one another would use up what an account has a day. */
  freeCpu: boolean;
  cleanConsole: undefined;
}

/** Every test fails on a console error, an exception, or a violation of the content security policy. */
export const test = base.extend<Fixtures>({
  allowedConsole: [null, { option: true }],
  freeCpu: [false, { option: true }],
  cleanConsole: [
    async ({ page, allowedConsole, freeCpu }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error')
          errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      // Pictures that metadata name are elsewhere: no test asks for anything beyond this machine.
      await page
        .context()
        .route(/^https:/, (route) =>
          route.request().resourceType() === 'image'
            ? route.fulfill({ contentType: 'image/png', body: pixel })
            : route.abort(),
        );
      if (!freeCpu)
        await page.addInitScript((key) => {
          // A frame that was refused has no storage.
          if (origin !== 'null' && localStorage.getItem(key) === null)
            localStorage.setItem(key, JSON.stringify({ freeCpuEnabled: false }));
        }, settingsKey);
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
        });
      });
      await use(undefined);
      // A request that a test answers itself may be on its way when the test is over.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = errors.filter((text) => !allowedConsole?.test(text));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

interface DemoAccount {
  name: string;
  privateKey: string;
}

/** A demo account of the devnet with its public, worthless key. */
export async function demoAccount(name: string): Promise<DemoAccount> {
  const response = await fetch(`${devnetUrl}/devnet/accounts`);
  const { accounts } = (await response.json()) as { accounts: DemoAccount[] };
  const found = accounts.find((account) => account.name === name);
  if (!found) throw new Error(`The devnet has no demo account ${name}.`);
  return found;
}

/** Asks the devnet's node. */
export async function ask<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${devnetUrl}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

export async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}

/** The rows of an account's history. */
export function actionRows(page: Page): Locator {
  return page.getByRole('table', { name: 'Actions' }).locator('tbody').getByRole('row');
}

/** The first transfer of alice: its transaction and block. */
export async function aTransfer(): Promise<{ id: string; block: number }> {
  const query = 'account=alice&filter=eosio.token:transfer&limit=1&sort=asc';
  const response = await fetch(`${devnetUrl}/v2/history/get_actions?${query}`);
  const { actions } = (await response.json()) as {
    actions: { trx_id: string; block_num: number }[];
  };
  const [action] = actions;
  if (!action) throw new Error('alice has no transfer in the story.');
  return { id: action.trx_id, block: action.block_num };
}

/** What axe finds on the page: the rule and the elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
