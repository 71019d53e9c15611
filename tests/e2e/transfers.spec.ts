import type { Page } from '@playwright/test';
import { ask, expect, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

interface SentAction {
  account: string;
  name: string;
  data: Record<string, unknown>;
}

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

interface Told {
  trx?: { trx: { actions: SentAction[] } };
}

/** The actions of a transaction, as a node knows it once its history has the block. */
async function actionsOf(id: string): Promise<SentAction[]> {
  let actions: SentAction[] | undefined;
  await expect(async () => {
    actions = (await ask<Told>('/v1/history/get_transaction', { id })).trx?.trx.actions;
    expect(actions).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return actions ?? [];
}

async function idIn(page: Page, place = success(page)): Promise<string> {
  const href = await place.locator('a[href*="/transaction/"]').getAttribute('href');
  return /[0-9a-f]{64}/.exec(href ?? '')?.[0] ?? '';
}

/** Signs what is previewed, and resolves to the actions that landed. */
async function signed(page: Page): Promise<SentAction[]> {
  await sign(page);
  await expect(success(page)).toBeVisible();
  return actionsOf(await idIn(page));
}

async function turnOnMultisig(page: Page): Promise<void> {
  const menu = page.locator('header summary[aria-label^="Account "]');
  await menu.click();
  await page.getByRole('switch', { name: /Multisig mode/ }).check();
  await menu.click();
}

test('several accounts are paid in one transaction, an action each', async ({ page }) => {
  await page.goto('/wallet/transfer/multi');
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  const row = (number: number) => main.getByRole('listitem', { name: `Receiver ${number}` });
  await main.getByRole('button', { name: 'Add a receiver' }).click();
  await row(1).getByLabel('To').fill('bob');
  await row(1).getByLabel('Amount').fill('0.0001');
  await row(1).getByLabel('Memo').fill('first');
  await row(2).getByLabel('To').fill('carol');
  await row(2).getByLabel('Amount').fill('0.00001');
  await row(3).getByLabel('To').fill('alice');
  await row(3).getByLabel('Amount').fill('1');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(row(2)).toContainText('At most 4 decimals.');
  await expect(row(3)).toContainText('Sender and receiver are the same.');
  await main.getByRole('button', { name: 'Remove receiver 3' }).click();
  await row(2).getByLabel('Amount').fill('0.0002');
  // What was typed outlives a reload.
  await page.reload();
  await expect(row(2).getByLabel('Amount')).toHaveValue('0.0002');
  await row(2).getByLabel('Amount').press('Enter');
  const actions = await signed(page);
  expect(
    actions.map(({ name, data }) => [name, data['to'], data['quantity'], data['memo']]),
  ).toEqual([
    ['transfer', 'bob', '0.0001 A', 'first'],
    ['transfer', 'carol', '0.0002 A', ''],
  ]);
  await expect(row(1).getByLabel('To')).toHaveValue('');
});

test('a list is corrected by line and sent in parts, and a refused part keeps the rest', async ({
  page,
}) => {
  await page.goto('/wallet/transfer/batch');
  await logIn(page, 'bob');
  const main = page.getByRole('main');
  const list = main.getByLabel('List');
  await expect(main.getByRole('button', { name: 'Send the list' })).toBeDisabled();
  await expect(main).toContainText('Enter a list or choose a file.');
  await list.fill('carol, 0.0001\nnosuchname12, 1\ncarol; 0.0001');
  const table = main.getByRole('table', { name: 'Transfers' });
  await expect(table.getByRole('row').nth(1)).toContainText('Account not found!');
  await expect(main).toContainText('Correct the lines with errors first.');

  const lines = Array.from({ length: 22 }, (_, at) => `carol,0.00${String(at + 10)},part ${at}`);
  await main.locator('input[type=file]').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['to,amount,memo', ...lines].join('\r\n')),
  });
  await expect(main.getByRole('status').filter({ hasText: 'Transfers' })).toContainText(
    'Transfers 22Transactions 2',
  );
  await main.getByRole('button', { name: 'Send the list' }).click();
  // A stop while the first part is on its way: the wallet is not asked for another.
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/send_transaction/, async (route) => {
    await held;
    await route.continue();
  });
  await sign(page);
  const stop = main.getByRole('button', { name: 'Stop', exact: true });
  await stop.click();
  await expect(stop).toBeDisabled();
  await expect(main.getByRole('progressbar')).toBeVisible();
  release();
  const parts = main.locator('ol').getByRole('listitem');
  await expect(parts.nth(0)).toContainText('Sent');
  await expect(main).toContainText('Transactions sent: 1 of 2');
  await main.getByRole('button', { name: 'Continue' }).click();
  // The second part is refused before it is signed: nothing of it is lost, and nothing is sent twice.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(parts.nth(1)).toContainText('Waiting');
  await page.reload();
  await expect(parts.nth(0)).toContainText('Sent');
  await expect(main).toContainText('Transfers already sent are not sent again.');
  await main.getByRole('button', { name: 'Continue' }).click();
  await sign(page);
  await expect(main).toContainText('All transfers were sent.');
  const first = await actionsOf(await idIn(page, parts.nth(0)));
  const second = await actionsOf(await idIn(page, parts.nth(1)));
  expect([first.length, second.length]).toEqual([20, 2]);
  expect([...first, ...second].map(({ data }) => data['memo'])).toEqual(
    lines.map((_, at) => `part ${at}`),
  );
  await main.getByRole('button', { name: 'New list' }).click();
  await expect(list).toHaveValue('');
});

test('a pasted list that is too long is refused with its limit, and a shorter one is read', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/wallet/transfer/batch');
  await logIn(page, 'bob');
  const main = page.getByRole('main');
  const list = main.getByLabel('List');
  const paste = async (count: number) => {
    const lines = Array.from({ length: count }, (_, at) => `carol,0.0001,part ${String(at)}`);
    await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
    await list.press('ControlOrMeta+a');
    await list.press('ControlOrMeta+v');
  };
  await list.fill('carol, 1');
  await paste(10_001);
  await expect(list).toHaveAccessibleDescription(/Up to 1,000 transfers per list/);
  await expect(list).toHaveValue('carol, 1');
  await paste(1000);
  await expect(main.getByRole('status').filter({ hasText: 'Transfers' })).toContainText(
    'Transfers 1,000',
  );
  await expect(list).not.toHaveAccessibleDescription(/Up to 1,000/);
});

test('in multisig mode a list goes into proposals, as much as one holds at a time', async ({
  page,
}) => {
  await page.goto('/wallet/transfer/batch');
  await logIn(page, 'alice');
  await turnOnMultisig(page);
  const main = page.getByRole('main');
  const lines = Array.from({ length: 21 }, (_, at) => `bob,1,"a, ${at}"`);
  await main.getByLabel('List').fill(lines.join('\n'));
  await expect(main).toContainText('The other 1 stay here');
  await main.getByRole('button', { name: 'Add lines 1 to 20 to a proposal' }).click();
  await expect(page).toHaveURL(/\/wallet\/msig$/);
  await expect(main.getByRole('region', { name: 'Actions to propose' })).toContainText('a, 19');
  await expect(page.getByRole('dialog', { name: 'Review transaction' })).toBeHidden();
  await page.goto('/wallet/transfer/batch');
  await expect(main.getByLabel('List')).toHaveValue('bob,1,"a, 20"');
  await main.getByRole('button', { name: 'Add to a proposal' }).click();
  await expect(page).toHaveURL(/\/wallet\/msig$/);
  await page.goto('/wallet/transfer/batch');
  await expect(main.getByLabel('List')).toHaveValue('');
});

/** Chooses a token that a filter leaves. Resolves to its number. */
async function choose(page: Page, filter: string, index = 0): Promise<string> {
  const main = page.getByRole('main');
  await main.getByLabel('Name, collection or id').fill(filter);
  const choice = main.getByRole('group', { name: 'Your NFTs' }).getByRole('listitem').nth(index);
  await choice.getByRole(/batch/.test(page.url()) ? 'checkbox' : 'radio').check();
  return /#(\d+)/.exec(await choice.innerText())?.[1] ?? '';
}

/** How the numbers of the tokens of each contract begin. */
const kinds = { atomic: '10995', simple: '10000' };

const handOver = (account: string, ids: Record<string, string[]>, memo = '') => ({
  account,
  name: 'transfer',
  data: { from: 'alice', to: 'bob', memo, ...ids },
});

test('NFTs of both contracts are handed over, one or several at once', async ({ page }) => {
  await page.goto('/wallet/transfer/nft');
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  const send = async () => {
    await main.getByLabel('To', { exact: true }).fill('bob');
    await main.getByRole('button', { name: 'Send' }).click();
    return signed(page);
  };
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main).toContainText('Choose an NFT first.');
  const atomic = await choose(page, kinds.atomic);
  await main.getByLabel('Memo').fill('a gift');
  expect(await send()).toMatchObject([handOver('atomicassets', { asset_ids: [atomic] }, 'a gift')]);
  await expect(main.getByLabel('Memo')).toHaveValue('');
  const simple = await choose(page, kinds.simple);
  expect(await send()).toMatchObject([handOver('simpleassets', { assetids: [simple] })]);

  await page.goto('/wallet/transfer/nft-batch');
  const two = [await choose(page, kinds.atomic), await choose(page, kinds.atomic, 1)];
  await main.getByLabel('By id').fill('1234');
  await expect(main).toContainText('Not among your NFTs: 1234');
  const three = await choose(page, kinds.simple);
  await main.getByLabel('By id').fill('');
  await expect(main).toContainText('Chosen: 3');
  const actions = await send();
  expect(actions.map(({ account }) => account).toSorted()).toEqual([
    'atomicassets',
    'simpleassets',
  ]);
  const given = actions.flatMap(({ data }) => (data['asset_ids'] ?? data['assetids']) as string[]);
  expect(given.toSorted()).toEqual([...two, three].toSorted());
});

test('in multisig mode several accounts and NFTs wait for one proposal, and it hands them over', async ({
  page,
}) => {
  await page.goto('/wallet/transfer/multi');
  await logIn(page, 'alice');
  await turnOnMultisig(page);
  const main = page.getByRole('main');
  const queue = main.getByRole('region', { name: 'Actions to propose' });
  for (const [number, name] of [
    [1, 'bob'],
    [2, 'carol'],
  ] as const) {
    const row = main.getByRole('listitem', { name: `Receiver ${number}` });
    await row.getByLabel('To').fill(name);
    await row.getByLabel('Amount').fill(`0.000${number}`);
  }
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/wallet\/msig$/);
  await expect(queue.getByRole('listitem')).toHaveCount(2);

  await page.goto('/wallet/transfer/nft-batch');
  // Tests beside this one hand over the first ones.
  const id = await choose(page, kinds.atomic, -1);
  await main.getByLabel('To', { exact: true }).fill('carol');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/wallet\/msig$/);
  await expect(queue.getByRole('listitem')).toHaveCount(3);
  await expect(queue).toContainText('0.0002 A');
  await expect(queue).toContainText(id);
  await expect(page.getByRole('dialog', { name: 'Review transaction' })).toBeHidden();

  await expect(main.getByRole('group', { name: 'Requested approvals' })).toContainText('alice');
  await main.getByRole('button', { name: 'Propose', exact: true }).click();
  await sign(page);
  await page.getByRole('link', { name: 'View proposal' }).click();
  for (const act of ['Approve', 'Execute']) {
    await main.getByRole('button', { name: act, exact: true }).click();
    await sign(page);
  }
  await expect(main.getByText('Executed', { exact: true }).first()).toBeVisible();
  const owned = await ask<{ rows: { asset_id: string }[] }>('/v1/chain/get_table_rows', {
    code: 'atomicassets',
    scope: 'carol',
    table: 'assets',
    json: true,
    lower_bound: id,
    upper_bound: id,
  });
  expect(owned.rows.map(({ asset_id }) => asset_id)).toEqual([id]);
});
