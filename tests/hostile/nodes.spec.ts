import type { Page } from '@playwright/test';
import { ask, expect } from '../e2e/fixtures.ts';
import { logIn } from '../e2e/log-in.ts';
import { firstNode, lie, secondNode, useTwoNodes, WithStatus } from './lying-node.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/nodes.ts';

const scenario = scenarioOf(scenarios);

const [first, second] = [new URL(firstNode).host, new URL(secondNode).host];
const staleTime = () => new Date(Date.now() - 125_000).toISOString().slice(0, -1);

/** Fills in a payment of alice to carol and opens the review. Resolves to its dialog and its memo. */
async function reviewPayment(page: Page) {
  const memo = `nodes ${crypto.randomUUID()}`;
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0001');
  await page.getByLabel('Memo').fill(memo);
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  return { dialog: page.getByRole('dialog', { name: 'Review transaction' }), memo };
}

async function isOnChain(memo: string): Promise<boolean> {
  const latest = { account_name: 'alice', pos: -1, offset: -50 };
  return JSON.stringify(await ask('/v1/history/get_actions', latest)).includes(memo);
}

async function checkAccount(page: Page) {
  await page.getByRole('button', { name: 'Check with a second node' }).click();
  return page.getByRole('region', { name: 'Second node' });
}

scenario('nodes-false-balance', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'get_currency_balance', () => ['987654.3210 A']);
  const { dialog, memo } = await reviewPayment(page);
  await expect(dialog).toContainText('The nodes disagree');
  await expect(dialog).toContainText('Balance alice');
  await expect(dialog).toContainText(`${first} 987654.3210 A`);
  await expect(dialog).toContainText(new RegExp(`${second} [\\d.]+ A`));
  const sign = dialog.getByRole('button', { name: 'Sign', exact: true });
  await expect(sign).toBeDisabled();
  const despite = dialog.getByRole('checkbox', { name: /nodes report different figures/ });
  await despite.check();
  await expect(sign).toBeEnabled();
  await despite.uncheck();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await isOnChain(memo)).toBe(false);
});

scenario('nodes-false-permission', async ({ page }) => {
  const added = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
  await useTwoNodes(page);
  await lie(page, 'get_account', ({ body, request }) => {
    if ((request as { account_name: string }).account_name !== 'alice') return undefined;
    const active = body.permissions.find(
      (one: { perm_name: string }) => one.perm_name === 'active',
    );
    active.required_auth.keys.push({ key: added, weight: 1 });
    return body;
  });
  const { dialog, memo } = await reviewPayment(page);
  const values = dialog.locator('div', { has: page.getByText('Permission alice@active') }).last();
  await expect(values.getByRole('definition').first()).toContainText(added);
  await expect(values.getByRole('definition').nth(1)).toContainText(second);
  await expect(values.getByRole('definition').nth(1)).not.toContainText(added);
  expect(await isOnChain(memo)).toBe(false);
});

scenario('nodes-false-second', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'get_currency_balance', () => ['0.0000 A'], { node: secondNode });
  const { dialog } = await reviewPayment(page);
  await expect(dialog).toContainText('The nodes disagree');
  await expect(dialog).toContainText(`${second} 0.0000 A`);
});

scenario('nodes-silent-second', async ({ page }) => {
  await useTwoNodes(page);
  await page.route(
    (url) => url.origin === secondNode,
    (route) => route.abort(),
  );
  const { dialog, memo } = await reviewPayment(page);
  await expect(dialog).toContainText(
    `Comparison with a second node failed. ${second} did not respond.`,
  );
  const button = dialog.getByRole('button', { name: 'Sign', exact: true });
  await expect(button).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /some checks failed/ }).check();
  await button.click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => isOnChain(memo)).toBe(true);
});

scenario('nodes-single', async ({ page }) => {
  const { dialog } = await reviewPayment(page);
  await expect(dialog).toContainText('Only one node is configured.');
  await page.goto('/account/alice?tab=permissions');
  await expect(await checkAccount(page)).toContainText('Only one node is configured.');
});

scenario('nodes-account-denied', async ({ page }) => {
  const error = { code: 0, name: 'exception', what: 'unspecified' };
  const details = [{ message: 'unknown key (eosio::chain::name): alice' }];
  await useTwoNodes(page);
  await lie(page, 'get_account', () => new WithStatus(500, { error: { ...error, details } }));
  await page.goto('/account/alice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Not Found');
  await expect(page).toHaveTitle(/^Account Not Found/);
  await page.getByRole('button', { name: 'Check with a second node' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('The nodes disagree');
  await expect(main).toContainText(`Account exists alice${first} no${second} yes`);
});

scenario('nodes-account-invented', async ({ page }) => {
  const alice = await ask<Record<string, unknown>>('/v1/chain/get_account', {
    account_name: 'alice',
  });
  await useTwoNodes(page);
  await lie(page, 'get_account', () => ({ ...alice, account_name: 'nosuchname12' }));
  await page.goto('/account/nosuchname12?tab=permissions');
  const check = await checkAccount(page);
  await expect(check).toContainText(`Account exists nosuchname12${first} yes${second} no`);
});

scenario('nodes-stale-head', async ({ page }) => {
  await useTwoNodes(page);
  // It would report a newer head.
  await page.routeWebSocket(/\/push$/, (socket) => void socket.close());
  await lie(page, 'get_info', ({ body }) => ({ ...body, head_block_time: staleTime() }), {
    node: null,
  });
  for (const path of ['/account/alice', '/', '/vote']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Node data is 2 min old');
    await expect(page.getByRole('banner')).toContainText('Node data is 2 min old');
  }
});

scenario('nodes-stale-second', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'get_info', ({ body }) => ({ ...body, head_block_time: staleTime() }), {
    node: secondNode,
  });
  await page.goto('/account/alice?tab=permissions');
  const check = await checkAccount(page);
  await expect(check).toContainText(`${second} is behind the chain.`);
  await expect(check).not.toContainText('nodes agree');
  await expect(page.getByRole('main')).not.toContainText('Node data is');
});

scenario('nodes-wrong-chain', async ({ page }) => {
  await useTwoNodes(page);
  await lie(page, 'get_info', ({ body }) => ({ ...body, chain_id: 'ff'.repeat(32) }));
  await page.goto('/account/alice?tab=permissions');
  const check = await checkAccount(page);
  await expect(check).toContainText(`${first} serves another chain.`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('alice');
});

/** The path of a transaction in an irreversible block. */
async function irreversiblePath(): Promise<{ path: string; block: number }> {
  const url = `${firstNode}/v2/history/get_actions?account=alice&limit=1&sort=asc&after=1`;
  const { actions } = (await (await fetch(url)).json()) as {
    actions: [{ trx_id: string; block_num: number }];
  };
  const [{ trx_id, block_num }] = actions;
  return { path: `/transaction/${trx_id}`, block: block_num };
}

async function checkTransaction(page: Page) {
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await page.getByRole('button', { name: 'Check with a second node' }).click();
  return page.getByRole('main');
}

scenario('nodes-transaction-lacking', async ({ page }) => {
  const { path, block } = await irreversiblePath();
  await useTwoNodes(page);
  await lie(page, 'get_block', ({ body }) => ({ ...body, transactions: [] }), {
    node: secondNode,
  });
  await page.goto(path);
  const main = await checkTransaction(page);
  await expect(main).toContainText('The nodes disagree');
  await expect(main).toContainText(`Transaction in block ${block}${first} yes${second} no`);
});

scenario('nodes-finality-claimed', async ({ page }) => {
  const { path, block } = await irreversiblePath();
  await useTwoNodes(page);
  await lie(page, 'get_info', ({ body }) => ({ ...body, last_irreversible_block_num: 1 }), {
    node: secondNode,
  });
  await page.goto(path);
  const main = await checkTransaction(page);
  await expect(main).toContainText(`Irreversible block ${block}${first} yes${second} no`);
});

scenario('nodes-refusal-without-details', async ({ page }) => {
  const error = { code: 3080006, name: 'deadline_exception', what: 'Deadline exceeded' };
  const body = { code: 500, message: 'Internal Service Error', error: { ...error, details: [] } };
  await lie(page, 'get_account', () => new WithStatus(500, body));
  await page.goto('/account/alice');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(`${first} refused the request.`);
  await expect(alert).toContainText('Deadline exceeded');
  await expect(page.getByRole('main')).not.toContainText(/did not respond|Internal Service Error/);
});

scenario('nodes-refusal-markup', async ({ page }) => {
  const message = '<img src=x onerror="document.title=1"> \u202enekorb';
  const error = { code: 3010001, name: 'name_type_exception', what: 'x', details: [{ message }] };
  await lie(page, 'get_account', () => new WithStatus(400, { code: 400, error }));
  await page.goto('/account/alice');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('<img src=x onerror="document.title=1">');
  await expect(alert).toContainText('U+202E');
  await expect(alert.locator('img')).toHaveCount(0);
});

const malformed = [
  { path: '/account/ALICE', says: /Invalid account name.*Did you mean alice/, asked: 'ALICE' },
  { path: '/account/abc!', says: 'Names have 1 to 12 characters', asked: 'abc!' },
  { path: '/block/abc', says: 'Not a block number', asked: '"abc"' },
  { path: '/block/0', says: 'Block numbers start at 1', asked: '"0"' },
  { path: '/transaction/xyz', says: 'Not a transaction id', asked: 'xyz' },
  { path: '/key/abc', says: 'Not a Public Key', asked: '"abc"' },
  { path: '/msig/NOBODY/x', says: 'Proposal Not Found', asked: 'NOBODY' },
];

scenario('nodes-link-malformed', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => {
    // An indexer of NFTs finds collections by any words of their titles.
    const isNode = request.url().startsWith(firstNode) && !request.url().includes('/atomicassets/');
    if (isNode) bodies.push(request.url() + request.postData());
  });
  for (const { path, says, asked } of malformed) {
    bodies.length = 0;
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(says);
    await expect(page.getByRole('main')).not.toContainText('did not respond');
    await expect(page).toHaveTitle(/^Not a|Not Found/);
    expect(bodies.filter((body) => body.includes(asked))).toEqual([]);
  }
});
