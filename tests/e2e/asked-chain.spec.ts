import type { Page } from '@playwright/test';
import { expect, siteOf, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

/** Where the chain and its file differ: the page goes by the chain, and the console says what differs. */

/** Answers reads of one table of the system contract as a chain with another row would. */
async function withRow(page: Page, table: string, changed: object): Promise<void> {
  await page.route('**/v1/chain/get_table_rows', async (route) => {
    const body = route.request().postDataJSON() as { code: string; table: string };
    if (body.code !== 'eosio' || body.table !== table) return route.fallback();
    const response = await route.fetch();
    const { rows } = (await response.json()) as { rows: object[] };
    return route.fulfill({ response, json: { rows: [{ ...rows[0], ...changed }], more: false } });
  });
}

/** What the page writes for who runs a test build. */
function written(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') lines.push(message.text());
  });
  return lines;
}

/** Answers for the ABI of the system contract as a chain without some of its actions would. */
async function withoutActions(page: Page, ...names: readonly string[]): Promise<void> {
  await page.route('**/v1/chain/get_abi', async (route) => {
    const body = route.request().postDataJSON() as { account_name: string };
    if (body.account_name !== 'eosio') return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { abi: { actions: { name: string }[] } };
    const actions = json.abi.actions.filter(({ name }) => !names.includes(name));
    return route.fulfill({ response, json: { ...json, abi: { ...json.abi, actions } } });
  });
}

for (const [chain, path, what, action, line] of [
  ['telos', '/rex', 'REX', 'buyrex', 'telos: rexEnabled: file true, chain false'],
  ['wax', '/wallet/powerup', 'PowerUp', 'powerup', 'wax: supportsRentbw: file true, chain false'],
] as const)
  test(`${chain}: ${what} is missed where the node's contract lacks it @core`, async ({ page }) => {
    const lines = written(page);
    await withoutActions(page, action);
    await page.goto(siteOf(chain) + path);
    if (path.startsWith('/wallet')) await logIn(page, 'alice');
    const main = page.getByRole('main');
    await expect(main).toContainText(`This chain does not have ${what}`);
    await expect(main.getByRole('textbox')).toHaveCount(0);
    expect(lines).toContain(line);
  });

test('jungle: what the contract has no action for is in no menu, and its screen says why', async ({
  page,
}) => {
  await withoutActions(page, 'bidname', 'delegatebw', 'buyram', 'voteproducer');
  const site = siteOf('jungle');
  await page.goto(`${site}/wallet`);
  const tool = (href: string) => page.locator(`main a[href="${href}"]`);
  await expect(tool('/wallet/ram/transfer').first()).toBeAttached();
  for (const href of ['/wallet/resources/stake', '/wallet/ram/buy', '/namebids?tab=bid', '/vote'])
    await expect(tool(href)).toHaveCount(0);
  await page.locator('#header nav summary').click();
  await expect(page.locator('#header nav a[href="/tokens"]').first()).toBeVisible();
  for (const href of ['/namebids', '/vote', '/stats/votes'])
    for (const link of await page.locator(`#header nav a[href="${href}"]`).all())
      await expect(link).toBeHidden();
  for (const [path, what] of [
    ['/wallet/resources/stake', 'stakes for CPU and NET'],
    ['/wallet/ram/buy', 'a RAM market'],
    ['/namebids', 'name bids'],
    ['/vote', 'votes for producers'],
  ] as const) {
    await page.goto(site + path);
    await expect(page.getByRole('main')).toContainText(`This chain does not have ${what}`);
  }
});

test('jungle: REX matures as the table rexmaturity says', async ({ page }) => {
  const lines = written(page);
  await withRow(page, 'rexmaturity', { num_of_maturity_buckets: 10 });
  await page.goto(`${siteOf('jungle')}/rex`);
  await expect(page.getByRole('main')).toContainText('9 to 10 days');
  await expect.poll(() => lines).toContain('jungle: rexDays: file 21, chain 10');
});

test('XPR: a vote has as many producers as the table globalsxpr says', async ({ page }) => {
  const lines = written(page);
  await withRow(page, 'globalsxpr', { max_bp_per_vote: 2 });
  await page.goto(`${siteOf('proton')}/vote?producers=bpalpha11111,bpbravo11111,bpcharlie111`);
  const main = page.getByRole('main');
  await expect(main).toContainText('2 of 2 chosen');
  expect(lines).toContain('proton: maxVotes: file 4, chain 2');

  // A vote of before, when more were allowed, is not sent again as it is.
  await page.goto(`${siteOf('proton')}/vote`);
  await logIn(page, 'alice');
  await expect(main).toContainText(/[34] of 2 chosen/);
  await expect(main).toContainText('You can vote for up to 2 producers.');
  await expect(main.getByRole('button', { name: /^Vote for \d producers$/ })).toBeDisabled();
});

test('a producer has no link to finalizers where Savanna is not active', async ({ page }) => {
  const toFinalizers = page.getByRole('link', { name: 'Finalizer key and last votes' });
  await page.goto('/producers/bpalpha11111');
  await expect(toFinalizers).toBeVisible();
  // What the chain reports is stored once: later pages of the session do not ask again.
  await page.waitForFunction(() =>
    Object.keys(sessionStorage).some((key) => key.startsWith('pronghorn.contract-facts')),
  );
  await page.evaluate(() => {
    sessionStorage.clear();
  });
  await page.route('**/v1/chain/get_activated_protocol_features', (route) =>
    route.fulfill({ json: { activated_protocol_features: [] } }),
  );
  await page.goto('/producers/bpalpha11111');
  await expect(page.getByRole('heading', { name: 'bpalpha11111', exact: true })).toBeVisible();
  await expect(toFinalizers).toHaveCount(0);
});

test('who finalizes is not asked where Savanna is not active', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${siteOf('kylin')}/finalizers`);
  await expect(page.getByRole('main')).toContainText('Nodes do not offer this');
  expect(asked).toContain('/v1/chain/get_info');
  expect(asked).not.toContain('/v1/chain/get_finalizer_info');
});
