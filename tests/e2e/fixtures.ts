import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { chainPort, type ChainKey } from '#devnet/chains.ts';
import { firstPort } from '#tests/devnet-ports.ts';

export { expect };

export const settingsKey = 'pronghorn-config-0.0.7';

const oneNodeKey = 'pronghorn.one-node';

const sitePort = process.env['SITE_PORT'] ?? 24_321;

/** A site's address: that of a chain, or of `local` or `connect`. */
export const siteOf = (chain: string): string => `http://${chain}.pronghorn.localhost:${sitePort}`;

/** The address of a chain's node. */
export const devnetOf = (chain: ChainKey): string =>
  `http://127.0.0.1:${chainPort(chain, firstPort)}`;

/** The node of the chain that most tests are on. */
export const devnetUrl = devnetOf('eos');

/** The core token of the chain that most tests are on. Amounts of it: `1.0000 A`. */
export const core = { contract: 'core.vaulta', code: 'A' };

/** A picture of one grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

interface Fixtures {
  /** Errors that this test brings about and that may stand in the console: the policy stops a script, say. */
  allowedConsole: RegExp | null;
  /** Whether a failed request is an error of this test. */
  noFailedRequests: boolean;
  /** Whether a sponsor may pay: tests beside one another would use up what an account has a day. */
  freeCpu: boolean;
  /**
   * Whether the visitor has accepted in this session that the chain has one node, as the devnet has.
   * Tests of that question say no.
   */
  oneNodeAccepted: boolean;
  /**
   * Whether pictures of other servers load: each is a grey pixel. Then every request of the page goes
   * through the test and none is cached, which makes pages load twice as slowly.
   */
  pictures: boolean;
  cleanConsole: undefined;
}

/**
 * How Chromium writes a request that failed. Of a node that is an answer: it refuses a dry run with
 * 500, and says 404 of what it does not have.
 */
const failedRequest =
  /^(Failed to load resource:|WebSocket connection to |Access to \S+ at .* blocked by CORS policy)/;

/**
 * Collects the errors of a page: exceptions, violations of the content security policy, and what React
 * or the site writes to the console as an error. A failed request is none, unless told.
 */
export async function watchErrors(page: Page, noFailedRequests = false): Promise<string[]> {
  const errors: string[] = [];
  // No test asks for anything beyond this machine. What metadata name as a picture is elsewhere.
  const images = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images.add(request.url());
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    const { url } = message.location();
    const failed = failedRequest.test(text);
    if (failed && !noFailedRequests) return;
    if (failed && text.includes('ERR_NAME_NOT_RESOLVED') && images.has(url)) return;
    errors.push(`${text} (${url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  return errors;
}

/** Every test fails on an error of its page that it does not allow. */
export const test = base.extend<Fixtures>({
  allowedConsole: [null, { option: true }],
  noFailedRequests: [false, { option: true }],
  freeCpu: [false, { option: true }],
  oneNodeAccepted: [true, { option: true }],
  pictures: [false, { option: true }],
  cleanConsole: [
    async ({ page, allowedConsole, noFailedRequests, freeCpu, oneNodeAccepted, pictures }, use) => {
      const errors = await watchErrors(page, noFailedRequests);
      if (pictures)
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
      if (oneNodeAccepted)
        await page.context().addInitScript((key) => {
          if (origin !== 'null') sessionStorage.setItem(key, 'accepted');
        }, oneNodeKey);
      await use(undefined);
      // A request that a test answers itself may be on its way when the test is over.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = errors.filter((text) => !allowedConsole?.test(text));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests on the site of a chain. */
export const testOn = (chain: ChainKey) => test.extend({ baseURL: siteOf(chain) });

/** Asks a chain's node. With a body it is a POST. */
export async function ask<T>(path: string, body?: object, chain: ChainKey = 'eos'): Promise<T> {
  const response = await fetch(
    `${devnetOf(chain)}${path}`,
    body && { method: 'POST', body: JSON.stringify(body) },
  );
  return (await response.json()) as T;
}

interface TableQuery {
  chain?: ChainKey;
  /** By default the contract's own name. */
  scope?: string;
  /** By default 1,000 rows. */
  limit?: number;
  reverse?: boolean;
  lower_bound?: string;
  upper_bound?: string;
}

/** Rows of a contract's table, by the test's own request. */
export async function rowsOf<Row>(
  code: string,
  table: string,
  { chain, ...query }: TableQuery = {},
): Promise<Row[]> {
  const body = { json: true, code, scope: code, table, limit: 1000, ...query };
  return (await ask<{ rows: Row[] }>('/v1/chain/get_table_rows', body, chain)).rows;
}

/** A demo account of the devnet with its public, worthless key. */
export interface DemoAccount {
  name: string;
  publicKey: string;
  privateKey: string;
}

/** Alice, Bob and Carol. FIO knows them by their keys. */
export async function devnetAccounts(
  chain: ChainKey,
): Promise<[alice: DemoAccount, bob: DemoAccount, carol: DemoAccount]> {
  const { accounts } = await ask<{ accounts: [DemoAccount, DemoAccount, DemoAccount] }>(
    '/devnet/accounts',
    undefined,
    chain,
  );
  return accounts;
}

export async function demoAccount(name: string): Promise<DemoAccount> {
  const found = (await devnetAccounts('eos')).find((account) => account.name === name);
  if (!found) throw new Error(`The devnet has no demo account ${name}.`);
  return found;
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
  const query = 'account=alice&filter=eosio.token:transfer&limit=1&sort=asc&after=1';
  const { actions } = await ask<{ actions: { trx_id: string; block_num: number }[] }>(
    `/v2/history/get_actions?${query}`,
  );
  const [action] = actions;
  if (!action) throw new Error('alice has no transfer in the story.');
  return { id: action.trx_id, block: action.block_num };
}

/** What axe finds on the page: the rule and the elements. */
export async function axeViolations(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
