import type { Page } from '@playwright/test';
import { ask, expect, scrollsSideways, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

interface Account {
  ram_quota: number;
  self_delegated_bandwidth: { cpu_weight: string; net_weight: string };
  refund_request: { cpu_amount: string } | null;
}

const account = (name: string) => ask<Account>('/v1/chain/get_account', { account_name: name });

const figure = (amount: string) => Math.round(Number(amount.split(' ')[0]) * 10_000);

/** Gives a form in, signs what the preview shows, and waits until it was sent. */
async function submit(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
}

interface Told {
  traces?: { act: { name: string; data: { fee?: string } } }[];
}

/** What the market took in the transaction that was just sent, as a node knows it once it has its block. */
async function feeOf(page: Page): Promise<string> {
  const link = page
    .getByRole('status')
    .filter({ hasText: 'Success' })
    .locator('a[href*="/transaction/"]');
  const id = /[0-9a-f]{64}/.exec((await link.getAttribute('href')) ?? '')?.[0];
  let fee: string | undefined;
  await expect(async () => {
    const { traces = [] } = await ask<Told>('/v1/history/get_transaction', { id });
    fee = traces.find(({ act }) => act.name === 'powupresult')?.act.data.fee;
    expect(fee).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return fee ?? '';
}

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

test('stakes for CPU and NET, from balance to resources @core', async ({ page }) => {
  await page.goto('/wallet/resources/stake');
  await logIn(page, 'alice');
  const before = await account('alice');
  await expect(page.getByRole('combobox', { name: 'Receiver', exact: true })).toHaveValue('alice');
  await page.getByRole('main').getByRole('button', { name: 'Stake', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Enter an amount for CPU or for NET.');
  await field(page, 'CPU').fill('1.25');
  await field(page, 'NET').fill('0.75');
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('2.0000');
  expect(await scrollsSideways(page)).toBe(false);
  await submit(page, 'Stake');
  await expect(field(page, 'CPU')).toHaveValue('');
  const after = await account('alice');
  const gained = (part: 'cpu_weight' | 'net_weight') =>
    figure(after.self_delegated_bandwidth[part]) - figure(before.self_delegated_bandwidth[part]);
  expect([gained('cpu_weight'), gained('net_weight')]).toEqual([12_500, 7500]);
});

test('unstakes, then shows how long the refund still waits', async ({ page }) => {
  await page.goto('/wallet/resources/unstake?cpu=1.5');
  await logIn(page, 'carol');
  await expect(field(page, 'CPU')).toHaveValue('1.5');
  await field(page, 'NET').fill('99999999');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Unstake', exact: true }).click();
  await expect(main).toContainText('This exceeds the staked amount.');
  await field(page, 'NET').fill('');
  await submit(page, 'Unstake');
  expect(figure((await account('carol')).refund_request?.cpu_amount ?? '0')).toBeGreaterThanOrEqual(
    15_000,
  );
  await page.getByRole('navigation', { name: 'Resources' }).getByText('Refund').click();
  await expect(page).toHaveURL(/\/wallet\/resources\/refund$/);
  await expect(main.getByText('Time left')).toBeVisible();
  await expect(main).toContainText('2 days 23 hr');
  await expect(main.getByRole('button', { name: 'Claim the refund' })).toHaveCount(0);
});

test('says that there is nothing to claim, and previews nothing', async ({ page }) => {
  await page.goto('/wallet/resources/unstake');
  await logIn(page, 'alice');
  const main = page.getByRole('main');
  const preview = main.getByText('Complete the form to see its effects.');
  await expect(preview).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Resources' });
  await tabs.getByText('Refund').click();
  await expect(main).toContainText('No refunds found.');
  await expect(main.getByRole('heading', { name: 'Current resources' })).toBeVisible();
  await expect(preview).toBeHidden();
  await expect(main.getByRole('button', { name: 'Share' })).toBeHidden();
  await tabs.getByText('Unstake').click();
  await expect(preview).toBeVisible();
});

test('buys RAM in bytes', async ({ page }) => {
  await page.goto('/wallet/ram/buy?in=bytes&amount=4096');
  await logIn(page, 'bob');
  const { ram_quota: before } = await account('bob');
  await expect(field(page, 'Amount')).toHaveValue('4096');
  // The contract rounds the price down, and so credits a few bytes less.
  const estimate = page.getByRole('region', { name: 'Estimate' });
  await expect(estimate).toContainText(/4,0\d\d bytes/);
  const promised = Number(/4,(0\d\d) bytes/.exec(await estimate.innerText())?.[1]) + 4000;
  await submit(page, 'Buy RAM');
  const gained = (await account('bob')).ram_quota - before;
  expect(Math.abs(gained - promised)).toBeLessThanOrEqual(1);
  // What was sent is out of the address; what is told of it goes when the visitor goes on.
  await expect(page).toHaveURL(/\/buy\?in=bytes$/);
  await page.locator('form').getByRole('button', { name: 'A', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeHidden();
});

test('sells RAM, and never more than is free @core', async ({ page }) => {
  await page.goto('/wallet/ram/sell');
  await logIn(page, 'alice');
  const before = await account('alice');
  const main = page.getByRole('main');
  await field(page, 'Amount').fill('999999999999');
  await main.getByRole('button', { name: 'Sell RAM', exact: true }).click();
  await expect(main).toContainText('This exceeds the available balance.');
  await field(page, 'Amount').fill('2048');
  await submit(page, 'Sell RAM');
  expect((await account('alice')).ram_quota).toBe(before.ram_quota - 2048);
});

test('rents CPU and NET by PowerUp, for no more than the form showed', async ({ page }) => {
  await page.goto('/wallet/powerup?in=tokens');
  await logIn(page, 'bob');
  await field(page, 'Spend on CPU').fill('0.5');
  await field(page, 'Spend on NET').fill('0.25');
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('Maximum payment');
  await submit(page, 'Rent');
  const paid = figure(await feeOf(page));
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThanOrEqual(7_875);
  await expect(page.getByRole('table', { name: 'PowerUp', exact: true })).toBeVisible();
});
