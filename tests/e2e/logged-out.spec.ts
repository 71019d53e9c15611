import type { Page } from '@playwright/test';
import type { ChainKey } from '#devnet/chains.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import { type EntryId, type ToolGroup, toolsOf } from '#src/directory.ts';
import { ask, devnetAccounts, expect, rowsOf, siteOf, test } from './fixtures.ts';
import { fillDevelopmentKey, logIn } from './log-in.ts';

/**
 * Chains whose tools differ. Each tool is opened on the first that has it; FIO's are forms of their own.
 * On the newest, deferred transactions are gone.
 */
const chains: readonly ChainKey[] = ['kylin', 'eos', 'wax', 'proton', 'fio'];

/** Groups in which each tool signs, but for those of `unsigned`. */
const signing: readonly ToolGroup[] = ['send', 'resources', 'staking', 'rex', 'names', 'safety'];

/** They calculate, or say that there is no service. */
const unsigned: readonly EntryId[] = ['longstaking-calculator', 'cross-chain'];

interface Tool {
  readonly id: EntryId;
  readonly path: string;
  readonly group: ToolGroup;
}

function tools(): Map<ChainKey, Tool[]> {
  const seen = new Set<EntryId>();
  const byChain = new Map<ChainKey, Tool[]>();
  for (const chain of chains) {
    const all = toolsOf(chainByKey(chain)).flatMap(([group, entries]) =>
      entries.map(({ id, path }) => ({ id, path, group })),
    );
    byChain.set(
      chain,
      all.filter(({ id }) => chain === 'fio' || !seen.has(id)),
    );
    for (const { id } of all) seen.add(id);
  }
  return byChain;
}

const main = (page: Page) => page.getByRole('main');

/** Opens a tool, and waits until what it loads first is there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
}

const hasForm = async (page: Page) =>
  (await main(page).locator('[data-wallet-form=signs]').count()) > 0;

/** The form is there as it will be, and its button logs in. */
async function expectForm(page: Page, what: string): Promise<void> {
  const form = main(page).locator('[data-wallet-form=signs] form');
  // Nobody is found by an empty name.
  await expect(form.getByText('Found', { exact: true }), what).toHaveCount(0);
  const button = form.getByRole('button', { name: /^Log in to ./ });
  await expect(button.first(), what).toBeEnabled();
  await button.first().click();
  await expect(page.getByRole('dialog'), what).toBeVisible();
}

for (const [chain, own] of tools())
  test(`each form of ${chain} shows itself before a log-in, and its button logs in`, async ({
    page,
  }) => {
    test.setTimeout(60_000 * own.length);
    const tabs = new Set<string>();
    const opened = new Set(own.map(({ path }) => path));
    for (const { id, path, group } of own)
      await test.step(path, async () => {
        await open(page, siteOf(chain) + path);
        const signs = signing.includes(group) && !unsigned.includes(id);
        if (signs || (await hasForm(page))) await expectForm(page, path);
        // No wall: a button that says no more than "Log in".
        await expect(main(page).getByRole('button', { name: 'Log in', exact: true })).toHaveCount(
          0,
        );
        const links = main(page).locator('nav a[href^="/wallet/"], nav a[href*="?tab="]');
        for (const link of await links.all()) tabs.add((await link.getAttribute('href')) ?? '');
      });
    // Tabs that no list has.
    for (const path of tabs)
      if (!opened.has(path) && path.includes('?'))
        await test.step(path, async () => {
          await open(page, siteOf(chain) + path);
          if (await hasForm(page)) await expectForm(page, path);
        });
  });

/** Labels of figures of an account, which nobody has before a log-in. */
const own: readonly RegExp[] = [
  /^(Available|Balance|Owned|Used|Free|Sellable|Staked|Staked by others|Proxy|Votes with|Public key|Account)$/,
  /^(Staked for (CPU|NET)|Remaining (stake|balance).*|Staked afterwards|From your balance)$/,
  /^(REX|Current value|Available to sell|Maturing|In savings|In the REX fund|Long staking)$/,
  /^(Claimable rewards|Earns rewards|Genesis tokens awarded|Unclaimed rewards)$/,
  /^(Last (updated|claimed|claim|voted)|Your share of the next round, about|Next round)$/,
  /^(Fund for renewals|Payment of a renewal|Ends|Renews)$/,
  /^(Current vote weight|Your vote counts|Available afterwards|Expiry( after renewal)?)$/,
];

/** The labels of the figures in and beside a form, with 1 as each amount. A preview is the user's own. */
async function figures(page: Page): Promise<readonly string[]> {
  const form = main(page).locator('[data-wallet-form=signs]');
  for (const amount of await form.locator('input[inputmode=decimal]:enabled').all())
    await amount.fill('1');
  await expect(main(page).locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
  return form.locator('dt:not(.form-preview *)').allTextContents();
}

async function logInOn(chain: ChainKey, page: Page): Promise<void> {
  if (chain !== 'fio') {
    await logIn(page, 'alice');
    return;
  }
  // Accounts of FIO are derived from their keys.
  const [alice] = await devnetAccounts('fio');
  const dialog = await fillDevelopmentKey(page, alice.name, alice.privateKey);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

for (const [chain, all] of tools())
  test(`before a log-in the forms of ${chain} have the prices, estimates and limits that users see`, async ({
    page,
    browser,
  }) => {
    const forms = all.filter(({ id, group }) => signing.includes(group) && !unsigned.includes(id));
    test.setTimeout(60_000 * forms.length);
    const visitor = await (await browser.newContext()).newPage();
    await page.goto(siteOf(chain));
    await logInOn(chain, page);
    let compared = 0;
    for (const { path } of forms)
      await test.step(path, async () => {
        await open(page, siteOf(chain) + path);
        await open(visitor, siteOf(chain) + path);
        const ofUser = await figures(page);
        const wanted = ofUser.filter((label) => !own.some((pattern) => pattern.test(label)));
        compared += wanted.length;
        const missing = async () => {
          const shown = await figures(visitor);
          return wanted.filter((label) => !shown.includes(label));
        };
        await expect.configure({ soft: true }).poll(missing, path).toEqual([]);
      });
    // WAX's only form of its own has none but those of its user.
    expect(compared).toBeGreaterThanOrEqual(chain === 'wax' ? 0 : 1);
    await visitor.context().close();
  });

test('a proposal says what its log-in is for', async ({ page }) => {
  const { rows } = await ask<{ rows: { scope: string }[] }>('/v1/chain/get_table_by_scope', {
    code: 'eosio.msig',
    table: 'proposal',
  });
  const proposer = rows[0]?.scope ?? '';
  const [one] = await rowsOf<{ proposal_name: string }>('eosio.msig', 'proposal', {
    scope: proposer,
  });
  await open(page, `/msig/${proposer}/${one?.proposal_name}`);
  const button = main(page).getByRole('button', { name: /^Log in/ });
  await expect(button).toHaveText('Log in to approve, execute or cancel');
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the list of one’s own proposals is a log-in away', async ({ page }) => {
  await open(page, '/msigs?show=requested');
  await main(page).getByRole('button', { name: 'Log in to see your proposals' }).click();
  await logIn(page, 'alice');
  await expect(main(page).getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
});
