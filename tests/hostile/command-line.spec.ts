import type { Page } from '@playwright/test';
import { createAuthenticator } from '#tests/devnet/authenticator.ts';
import { ask, expect } from '../e2e/fixtures.ts';
import { logInByCommandLine } from '../e2e/log-in.ts';
import { bytesOfJson, signedBy, transactionIn } from './fake-wallets.ts';
import { lie, useTwoNodes } from './lying-node.ts';
import { countSent, memoOf, paymentsWith } from './on-chain.ts';
import { pay, success } from './paying.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/command-line.ts';

const scenario = scenarioOf(scenarios);

interface Info {
  chain_id: string;
  head_block_num: number;
}

/** The transaction that the page has a command line sign, in hex. */
async function shownBytes(page: Page): Promise<string> {
  const command = page.getByRole('dialog').locator('pre').first();
  await expect(command).toContainText('cleos');
  const text = (await command.textContent()) ?? '';
  return bytesOfJson(/'(\{.*\})'$/s.exec(text.trim())?.[1] ?? '');
}

async function shownDigest(page: Page): Promise<Uint8Array> {
  const { chain_id: chainId } = await ask<Info>('/v1/chain/get_info', {});
  return transactionIn(await shownBytes(page)).signingDigest(chainId).array;
}

/** Has the command line sign what the page shows, and shows it in the newest block of one node. */
async function heldBack(page: Page, change: (packed: string) => string): Promise<string> {
  const { chain_id: chainId, head_block_num: head } = await ask<Info>('/v1/chain/get_info', {});
  const bytes = await shownBytes(page);
  const signatures = [signedBy('alice', { bytes, chainId })];
  const id = String(transactionIn(bytes).id);
  const trx = { id, signatures, compression: 'none', packed_trx: change(bytes) };
  await lie(page, 'get_block', ({ body }) =>
    body.block_num >= head ? { ...body, transactions: [{ status: 'executed', trx }] } : undefined,
  );
  return id;
}

const paste = (page: Page, id: string) =>
  pasteText(page, `executed transaction: ${id}  200 bytes  300 us`);

async function pasteText(page: Page, output: string) {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox') });
  await dialog.getByRole('textbox').fill(output);
  await dialog.getByRole('textbox').press('Tab');
  await dialog.locator('form').getByRole('button').click();
  return dialog.getByRole('alert');
}

async function openCleos(page: Page, memo: string): Promise<void> {
  await page.goto('/wallet/transfer');
  await logInByCommandLine(page, 'alice');
  await pay(page, memo);
}

scenario('cleos-id-invented', async ({ page }) => {
  const memo = memoOf('cleos');
  await openCleos(page, memo);
  const id = await heldBack(page, (packed) =>
    packed.replace(/^../, (one) => (one === 'ff' ? '00' : 'ff')),
  );
  const problem = await paste(page, id);
  await expect(problem).toContainText('This is not the transaction you reviewed');
  await expect(await paste(page, 'ab'.repeat(32))).toContainText('No node has this transaction');
  await expect(success(page)).toHaveCount(0);
  expect(await paymentsWith(memo, 'alice')).toBe(0);
});

scenario('cleos-held-back', async ({ page }) => {
  const memo = memoOf('held back');
  await useTwoNodes(page);
  await openCleos(page, memo);
  const problem = await paste(page, await heldBack(page, (packed) => packed));
  await expect(problem).toContainText('No node has this transaction');
  await expect(success(page)).toHaveCount(0);
  expect(await paymentsWith(memo, 'alice')).toBe(0);
});

/** An account whose only keys are those of a device. */
const PASSKEYS = 'passkeyuser1';

scenario('passkey-proves-nothing', async ({ page }) => {
  const sent = countSent(page);
  const memo = memoOf('passkey');
  const device = createAuthenticator('active');
  await page.goto('/wallet/transfer');
  await logInByCommandLine(page, PASSKEYS);
  await pay(page, memo);
  const digest = await shownDigest(page);
  const other = Buffer.alloc(32, 1);
  const lies = [
    device.sign(other),
    device.sign(digest, { client: { challenge: other.toString('base64url') } }),
    device.sign(digest, { client: { type: 'webauthn.create' } }),
    device.sign(digest, { client: { origin: 'https://mallory.example' } }),
    device.sign(digest, { site: 'mallory.example' }),
    device.sign(digest, { flags: 0 }),
    device.sign(digest, { flags: 1 }),
    createAuthenticator('owner').sign(digest),
    createAuthenticator('stranger').sign(digest),
  ];
  for (const signature of lies)
    await expect(await pasteText(page, signature)).toContainText('by a key of another account');
  expect(sent()).toBe(0);
  expect(await paymentsWith(memo, PASSKEYS)).toBe(0);
  await pasteText(page, device.sign(digest));
  await expect(success(page)).toBeVisible();
  expect(await paymentsWith(memo, PASSKEYS)).toBe(1);
});
