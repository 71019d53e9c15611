import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toModernKey } from '#src/chain/core/key.ts';
import { logIn, addAccount, sign } from '#tests/e2e/log-in.ts';
import { ask, balanceOf, expect, openAtNode, test } from './fixtures.ts';
import { DEVELOPER, PRODUCERS, TREASURY } from './world.ts';

const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

async function signed(page: Page): Promise<string> {
  await sign(page);
  await expect(success(page)).toBeVisible();
  const href = await success(page).getByRole('link').first().getAttribute('href');
  return /[0-9a-f]{64}/.exec(href ?? '')?.[0] ?? '';
}

const units = (amount: string | undefined): number =>
  Math.round(Number(amount?.split(' ')[0]) * 10_000);

interface Traced {
  block_num: number;
  status: string;
  actions: { receiver: string; account: string; action: string }[];
}

test('a transfer is signed, lands in a block, and its page shows it', async ({ page }) => {
  const before = await balanceOf('bob');
  await openAtNode(page, '/wallet/transfer');
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  const memo = `by a real node ${Date.now()}`;
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount').fill('0.0042');
  await page.getByLabel('Memo').fill(memo);
  await main.getByRole('button', { name: /Send/ }).click();
  const id = await signed(page);
  await expect.poll(async () => units(await balanceOf('bob')) - units(before)).toBe(42);
  const traced = await ask<Traced>('trace_api/get_transaction_trace', { id });
  await success(page).getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === `/transaction/${id}`);
  await expect(main).toContainText(`alice sent 0.0042 EOS to bob: “${memo}”`);
  await expect(main).toContainText(traced.block_num.toLocaleString('en'));
  await expect(main).toContainText('Irreversible', { timeout: 90_000 });
});

test('a refusal of the contract is shown in its words before it is signed', async ({ page }) => {
  await openAtNode(page, `/contract?name=${DEVELOPER}&part=actions&action=transfer`);
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  await main.getByLabel('from', { exact: true }).fill('alice');
  await main.getByLabel('to', { exact: true }).fill('bob');
  await main.getByLabel('quantity', { exact: true }).fill('999.00 DEV');
  await main.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(dialog).toContainText('overdrawn balance');
});

test('an action of one’s own contract is signed from its form', async ({ page }) => {
  const held = async (): Promise<string | undefined> => {
    const body = { code: DEVELOPER, account: 'carol', symbol: 'DEV' };
    return (await ask<string[]>('chain/get_currency_balance', body))[0];
  };
  expect(await held()).toBeUndefined();
  await openAtNode(page, `/contract?name=${DEVELOPER}&part=actions&action=transfer`);
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  for (const [field, value] of Object.entries({ from: 'alice', to: 'carol', quantity: '2.34 DEV' }))
    await main.getByLabel(field, { exact: true }).fill(value);
  // What is typed is in the address a moment later.
  await expect(page).toHaveURL(/2\.34/);
  await main.getByRole('button', { name: 'Submit' }).click();
  await signed(page);
  await expect.poll(held).toBe('2.34 DEV');
});

test('stakes and RAM are bought of the system contract', async ({ page }) => {
  interface Resources {
    ram_quota: number;
    self_delegated_bandwidth: { cpu_weight: string };
  }
  const carol = () => ask<Resources>('chain/get_account', { account_name: 'carol' });
  const before = await carol();
  await openAtNode(page, '/wallet/resources/stake');
  await logIn(page, 'carol');
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  await field('CPU').fill('1.25');
  await main.getByRole('button', { name: 'Stake', exact: true }).click();
  await signed(page);
  const staked = async () => units((await carol()).self_delegated_bandwidth.cpu_weight);
  await expect.poll(staked).toBe(units(before.self_delegated_bandwidth.cpu_weight) + 12_500);

  await page.goto('/wallet/ram/buy?in=bytes&amount=4096');
  await main.getByRole('button', { name: 'Buy RAM', exact: true }).click();
  await signed(page);
  // The fee and the rounding of the price may make it a few bytes more or less.
  const gained = async () => (await carol()).ram_quota - before.ram_quota - 4096;
  await expect.poll(async () => Math.abs(await gained())).toBeLessThanOrEqual(64);
});

test('a vote lands on the chain', async ({ page }) => {
  await openAtNode(page, '/vote');
  await logIn(page, 'bob');
  const main = page.getByRole('main');
  const chosen = [PRODUCERS[0], PRODUCERS[2]] as const;
  for (const name of chosen) await page.getByRole('checkbox', { name: `Vote for ${name}` }).check();
  await main.getByRole('button', { name: 'Vote for 2 producers' }).click();
  await signed(page);
  const { voter_info } = await ask<{ voter_info: { producers: string[] } }>('chain/get_account', {
    account_name: 'bob',
  });
  expect(voter_info.producers).toEqual(chosen);
  await page.goto('/account/bob?tab=votes');
  await expect(main.getByRole('link', { name: chosen[0] }).first()).toBeVisible();
});

test('an account is created, and changes its active key', async ({ page }) => {
  const name = 'newcomer1111';
  interface Keys {
    permissions: { perm_name: string; required_auth: { keys: { key: string }[] } }[];
  }
  const keyOf = async (permission: string): Promise<string | undefined> => {
    const { permissions } = await ask<Keys>('chain/get_account', { account_name: name });
    return permissions.find(({ perm_name }) => perm_name === permission)?.required_auth.keys[0]
      ?.key;
  };
  const key = devnetPublicKey(name);
  const query = new URLSearchParams({ name, owner: key, active: key });
  await openAtNode(page, `/wallet/create-account/advanced?${query}`);
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Stake for CPU', exact: true }).fill('5');
  await main.getByRole('textbox', { name: 'Stake for NET', exact: true }).fill('5');
  await main.getByRole('button', { name: 'Create the account' }).click();
  await signed(page);
  expect(await keyOf('owner')).toBe(key);
  expect(await keyOf('active')).toBe(key);

  await addAccount(page, 'alice', name);
  await page.goto('/wallet/permissions');
  const next = devnetPublicKey(`${name}@new`);
  await main.getByRole('textbox', { name: 'New active key', exact: true }).fill(toModernKey(next));
  await main.getByRole('button', { name: 'Change keys', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: `Type ${name}` })
    .fill(name);
  await signed(page);
  expect(await keyOf('active')).toBe(next);
  expect(await keyOf('owner')).toBe(key);
});

test('a proposal is made, approved by two and executed', async ({ page }) => {
  const before = units(await balanceOf('carol'));
  await openAtNode(page, '/wallet/transfer');
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  const menu = page.locator('header summary[aria-label="Account alice"]');
  await menu.click();
  await page.getByRole('switch', { name: /Multisig mode/ }).check();
  await menu.click();
  await page.getByLabel('To', { exact: true }).fill('carol');
  await page.getByLabel('Amount').fill('0.0007');
  await main.getByRole('button', { name: /Send/ }).click();
  await page.getByLabel('Authorizing account').fill(TREASURY);
  await page.getByRole('button', { name: `Replace alice with ${TREASURY}` }).click();
  const asked = page.getByRole('group', { name: 'Requested approvals' });
  await expect(asked.getByRole('listitem').filter({ hasText: 'carol@active' })).toBeVisible();
  const name = await page.getByLabel('Proposal name').inputValue();
  await main.getByRole('button', { name: 'Propose', exact: true }).click();
  await signed(page);
  const scope = { json: true, code: 'eosio.msig', scope: 'alice', limit: 100 };
  const proposals = async (): Promise<string[]> => {
    const { rows } = await ask<{ rows: { proposal_name: string }[] }>('chain/get_table_rows', {
      ...scope,
      table: 'proposal',
    });
    return rows.map(({ proposal_name }) => proposal_name);
  };
  expect(await proposals()).toContain(name);

  await page.getByRole('link', { name: 'View proposal' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/msig/alice/${name}`);
  await main.getByRole('button', { name: 'Approve' }).click();
  await signed(page);
  await expect(main).toContainText('1 of 2');

  await page.goto('/msigs');
  await addAccount(page, 'alice', 'bob');
  await page
    .getByRole('region', { name: 'Waiting for your approval' })
    .getByRole('link', { name })
    .click();
  await main.getByRole('button', { name: 'Approve' }).click();
  await signed(page);
  await main.getByRole('button', { name: 'Execute' }).click();
  await signed(page);
  await expect.poll(async () => units(await balanceOf('carol')) - before).toBe(7);
  expect(await proposals()).not.toContain(name);
  // The page knows what it did. Anew it asks the node, which keeps no history of it.
  await expect(main).toContainText(/Executed\s*by\s*bob/);
  await page.reload();
  await expect(main).toContainText(
    `Proposal ${name} by alice has already been executed or does not exist.`,
  );
});
