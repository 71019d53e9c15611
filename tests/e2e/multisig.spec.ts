import type { Page } from '@playwright/test';
import { ask, core, expect, scrollsSideways, test } from './fixtures.ts';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toModernKey } from '#src/chain/core/key.ts';
import { addAccount, logIn, refuseOnce, sign as signReviewed } from './log-in.ts';

const TREASURY = 'treasury1111';
/** The council's first seat proposes, see `devnet/story/crowd/proposals.ts`. */
const PROPOSER = 'amirbrook111';
const SEAT = 'amirlake1111';

async function balanceOf(account: string): Promise<string | undefined> {
  const body = { code: core.contract, account, symbol: core.code };
  return (await ask<string[]>('/v1/chain/get_currency_balance', body))[0];
}

const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();

async function sign(page: Page): Promise<void> {
  await confirm(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
}

test('a transfer filled in while multisig mode is on is proposed, approved by two and executed @core', async ({
  page,
}) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.locator('header summary[aria-label="Account alice"]').click();
  await page.getByRole('switch', { name: /Multisig mode/ }).check();
  const strip = page.getByRole('status', { name: 'Multisig mode' });
  await expect(strip).toBeVisible();
  await page.locator('header summary[aria-label="Account alice"]').click();

  const memo = `by the treasury ${Date.now()}`;
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0007');
  await page.getByLabel('Memo').fill(memo);
  await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
  await expect(page).toHaveURL(/\/wallet\/msig$/);
  const main = page.getByRole('main');
  await expect(main.locator('ol > li').first()).toContainText('0.0007');

  await page.getByLabel('Authorizing account').fill(TREASURY);
  await page.getByRole('button', { name: `Replace alice with ${TREASURY}` }).click();
  const asked = page.getByRole('group', { name: 'Requested approvals' });
  for (const name of ['alice', 'bob', 'carol'])
    await expect(asked.getByRole('listitem').filter({ hasText: `${name}@active` })).toBeVisible();
  const name = await page.getByLabel('Proposal name').inputValue();
  expect(name).toMatch(/^[a-z][a-z1-5]{11}$/);
  const propose = main.getByRole('button', { name: 'Propose', exact: true });
  await page.getByLabel('Permission', { exact: true }).fill('actve');
  await propose.click();
  await expect(main).toContainText(
    `The permission ${TREASURY}@actve does not exist on this chain.`,
  );
  await page.getByLabel('Permission', { exact: true }).fill('active');
  await propose.click();
  await sign(page);
  await expect(strip).toBeHidden();

  await page.getByRole('link', { name: 'View proposal' }).click();
  await expect(page).toHaveURL(new RegExp(`/msig/alice/${name}$`));
  await expect(main).toContainText(memo);
  await expect(main).toContainText('Waiting for approvals');
  await refuseOnce(page);
  await main.getByRole('button', { name: 'Approve' }).click();
  await confirm(page);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await sign(page);
  await expect(main).toContainText('1 of 2');
  await expect(main).toContainText(/needs 1 more approval, available from .*bob@active/);
  await expect(main.getByRole('region', { name: 'Raw transaction' })).toContainText('expiration');

  await page.goto('/msigs');
  await addAccount(page, 'alice', 'bob');
  await page
    .getByRole('region', { name: 'Waiting for your approval' })
    .getByRole('link', { name })
    .click();
  await main.getByRole('button', { name: 'Approve' }).click();
  await sign(page);
  const before = await balanceOf(TREASURY);
  await main.getByRole('button', { name: 'Execute' }).click();
  await sign(page);
  expect(await balanceOf(TREASURY)).not.toBe(before);
  await expect(main).toContainText(/Executed\s*by bob/);
});

test('the list shows what its address names', async ({ page }) => {
  await page.goto('/msigs?show=expired');
  const views = page.getByRole('navigation', { name: 'Filter' });
  await expect(views.getByRole('link', { name: 'Expired' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(views.getByRole('link', { name: 'Yours' })).toHaveCount(0);
  await logIn(page, 'carol');
  const requested = page.waitForRequest(/get_proposals\?.*requested=carol/);
  await views.getByRole('link', { name: 'Waiting for you' }).click();
  await expect(page).toHaveURL(/\/msigs\?show=requested$/);
  await requested;
  await views.getByRole('link', { name: 'Yours' }).click();
  await expect(page).toHaveURL(/\/msigs\?show=mine$/);
  await views.getByRole('link', { name: 'Open' }).click();
  await page.getByLabel('Proposer').fill(' BOB ');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\?proposer=bob$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/msigs$/);
});

test('any account has an overview of the proposals it has to do with', async ({ page }) => {
  const main = page.getByRole('main');
  const part = (name: string) => main.getByRole('region', { name });
  await page.goto(`/account/${SEAT}?tab=permissions`);
  await main.getByRole('link', { name: 'Proposals of this account' }).click();
  await expect(page).toHaveURL(new RegExp(`/msigs\\?account=${SEAT}$`));
  await expect(part('Waiting for its approval')).toBeVisible();
  await main.getByLabel('Account').fill(PROPOSER);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`account=${PROPOSER}`));
  await expect(part('Proposed by it, still open')).toContainText('voidedvotes1');
  // What the contract has no more comes from history, and says so.
  const past = part('History');
  await expect(past.getByRole('row').filter({ hasText: 'paidgardener' }).first()).toBeVisible();
  await expect(past).toContainText(/Source: .+, \d+ actions checked/);
  await expect(
    page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name: 'Of an account' }),
  ).toHaveAttribute('aria-current', 'page');
  expect(await scrollsSideways(page)).toBe(false);
});

test('a proposal that never existed is shown as not found', async ({ page }) => {
  await page.goto('/msig/alice/nosuchthing1');
  await expect(page.getByRole('main')).toContainText(
    'Proposal nosuchthing1 by alice has already been executed or does not exist.',
  );
  await expect(page.getByRole('main')).toContainText(
    'No history service has this proposal: its outcome is unknown.',
  );
});

/** The accounts that have approved a proposal of the council, as the contract's table has them. */
async function approversOf(name: string): Promise<{ actor: string; time: string }[]> {
  const body = { json: true, code: 'eosio.msig', scope: PROPOSER, table: 'approvals2', limit: 100 };
  const { rows } = await ask<{
    rows: {
      proposal_name: string;
      provided_approvals: { level: { actor: string }; time: string }[];
    }[];
  }>('/v1/chain/get_table_rows', body);
  const row = rows.find((one) => one.proposal_name === name);
  return (row?.provided_approvals ?? []).map(({ level, time }) => ({ actor: level.actor, time }));
}

test('several proposals are approved in one transaction, and the approvals revoked in another', async ({
  page,
}) => {
  const names = ['nobodyyet111', 'twoofthree11'];
  const main = page.getByRole('main');
  await page.goto('/msigs');
  await logIn(page, SEAT);
  const menu = page.locator(`header summary[aria-label="Account ${SEAT}"]`);
  // The reminder on the account button and in its menu.
  await expect(menu.getByTitle(/proposals wait for you/)).toBeVisible();
  await menu.click();
  await page.getByRole('link', { name: /proposals wait for you/ }).click();
  await expect(page).toHaveURL(/show=requested$/);
  const choose = (name: string) =>
    main.getByRole('checkbox', { name: `Choose ${name} by ${PROPOSER}` });
  await expect(main.getByRole('button', { name: 'Choose proposals to approve' })).toBeDisabled();
  for (const name of names) await choose(name).check();
  await main.getByRole('button', { name: 'Approve 2 proposals' }).click();
  // The review opens each proposal.
  await expect(page.getByRole('dialog')).toContainText('chairs');
  await expect(page.getByRole('dialog')).toContainText('a table');
  await signReviewed(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const given = await Promise.all(names.map(approversOf));
  const times = given.map((list) => list.find(({ actor }) => actor === SEAT)?.time);
  expect(times[0]).toBeDefined();
  expect(times[1]).toBe(times[0]);

  await main.getByRole('link', { name: 'Approved by you' }).click();
  for (const name of names) await choose(name).check();
  await main.getByRole('button', { name: 'Revoke 2 approvals' }).click();
  await signReviewed(page);
  await expect
    .poll(async () => (await Promise.all(names.map(approversOf))).flat().map(({ actor }) => actor))
    .not.toContain(SEAT);
});

test('the watch list shows proposals that wait for an account', async ({ page }) => {
  const main = page.getByRole('main');
  const watcher = 'amirfield111';
  await page.goto('/favorites');
  await main.getByLabel('Account', { exact: true }).fill(watcher);
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  await main.getByRole('button', { name: `Watch ${watcher}` }).click();
  const row = main
    .getByRole('region', { name: 'Watched' })
    .getByRole('listitem')
    .filter({ hasText: watcher });
  await expect(row).toContainText(/Proposals that wait for its approval \([1-9]\d*\)/);
  await row.getByRole('link', { name: 'nobodyyet111' }).click();
  await expect(page).toHaveURL(new RegExp(`/msig/${PROPOSER}/nobodyyet111$`));
  await expect(main).toContainText('chairs');
});

test('executed and cancelled proposals are listed with their transactions', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/msigs?show=ended');
  const row = (name: string) => main.getByRole('row').filter({ hasText: name });
  await expect(row('paidgardener')).toContainText('Executed');
  await expect(row('withdrawn111')).toContainText('Cancelled');
  await expect(main).toContainText(/Source: .+, \d+ actions checked/);
  await page.getByLabel('Proposer or approver').fill('amirhill1111');
  await page.getByRole('button', { name: 'Show', exact: true }).last().click();
  await expect(page).toHaveURL(/by=amirhill1111/);
  await expect(row('readytogo111')).toContainText('Approved');
  await row('paidgardener').filter({ hasText: 'Executed' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/transaction\/[0-9a-f]{64}$/);
  await expect(main).toContainText('paidgardener');

  // The page of an ended proposal: how it ended, what it did, and each step of each account.
  await page.goto(`/msig/${PROPOSER}/paidgardener`);
  await expect(main).toContainText('Executed');
  await expect(main.getByRole('region', { name: 'Actions' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  const steps = main.getByRole('region', { name: 'History' }).getByRole('row');
  await expect(steps.nth(1)).toContainText('Executed');
  await expect(steps.last()).toContainText('Proposed');
  await expect(steps.filter({ hasText: 'amirfield111' })).toContainText('Approved');
  await page.goto(`/msig/${PROPOSER}/withdrawn111`);
  await expect(steps.nth(1)).toContainText('Cancelled');
  await expect(main.getByRole('region', { name: 'Actions' })).toBeVisible();
});

test('invalidation is confirmed first, and is read back from the chain', async ({ page }) => {
  const seat = 'amirfield111';
  const main = page.getByRole('main');
  await page.goto(`/msig/${PROPOSER}/manyactions1`);
  await logIn(page, seat);
  const button = main.getByRole('button', { name: 'Invalidate my approvals' });
  await expect(button).toBeDisabled();
  await main.getByRole('checkbox', { name: /invalidate all my approvals/ }).check();
  await button.click();
  await signReviewed(page);
  await expect(main.getByRole('row').filter({ hasText: seat })).toContainText('Invalidated');
  const body = { json: true, code: 'eosio.msig', scope: 'eosio.msig', table: 'invals', limit: 100 };
  const { rows } = await ask<{ rows: { account: string }[] }>('/v1/chain/get_table_rows', body);
  expect(rows.map(({ account }) => account)).toContain(seat);
});

test('templates fill the queue, and the proposal on the chain is what they say', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(`/wallet/msig?actor=${TREASURY}`);
  await logIn(page, 'alice');
  await expect(main).toContainText('Prefilled by a link');
  await page.getByText('Add an action from a template').click();
  const add = main.getByRole('button', { name: 'Add to the queue' }).first();
  const queued = main.getByRole('region', { name: 'Actions to propose' }).locator('ol > li');
  await page.getByLabel('To', { exact: true }).fill('bob');
  await add.click();
  await expect(main).toContainText('Enter an amount above zero');
  await page.getByLabel('Amount').fill('0.0042');
  await page.getByLabel('Memo').fill('by a template');
  await add.click();
  await expect(queued).toHaveCount(1);

  await page.getByLabel('Template').selectOption('Change keys');
  await page.getByLabel('Threshold').fill('3');
  await add.click();
  await expect(queued).toHaveCount(2);

  await page.getByLabel('Template').selectOption('Deploy a contract');
  const abi = { version: 'eosio::abi/1.2', types: [], structs: [], actions: [], tables: [] };
  await main.locator('input[type="file"]').setInputFiles({
    name: 'empty.abi',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(abi)),
  });
  await add.click();
  await expect(queued).toHaveCount(3);

  await page.getByLabel('Template').selectOption('Register as a producer');
  await expect(main).toContainText('This account is not registered as a producer.');
  await page.getByLabel('Block signing key').fill(toModernKey(devnetPublicKey('treasury@block')));
  await page.getByLabel('URL').fill('https://treasury.example');
  await add.click();
  await expect(queued).toHaveCount(4);

  await main.getByRole('button', { name: 'Propose', exact: true }).click();
  // Other permissions of the treasury are a danger, also when they are only proposed.
  const review = page.getByRole('dialog', { name: 'Review transaction' });
  await review.getByRole('checkbox', { name: /^I have read the warnings/ }).check();
  await review.getByLabel(`Type ${TREASURY} to sign anyway`).fill(TREASURY);
  await signReviewed(page);
  await page.getByRole('link', { name: 'View proposal' }).click();
  const actions = main.getByRole('region', { name: 'Actions', exact: true });
  for (const words of ['by a template', 'updateauth', 'setabi', 'https://treasury.example'])
    await expect(actions).toContainText(words);
  // The difference of the authority: 2 was the threshold.
  await expect(main.getByRole('region', { name: 'Permissions' })).toContainText('3');
});
