import type { Page } from '@playwright/test';
import { UInt16, UInt32, VarUInt } from '@wharfkit/session';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { ask, expect, siteOf } from '../e2e/fixtures.ts';
import { fillDevelopmentKey, openWallets } from '../e2e/log-in.ts';
import * as wallets from './fake-wallets.ts';
import { firstNode, lie, secondNode, useTwoNodes, WithStatus } from './lying-node.ts';
import { countSent, memoOf, paymentsWith } from './on-chain.ts';
import { pay, success } from './paying.ts';
import { scenarioOf } from './scenario.ts';
import { scenarios } from './scenarios/wallets.ts';

const scenario = scenarioOf(scenarios);
const JUNGLE = '73e4385a2708e6d7048834fbc1079f2fabb17b3c125b146af438971e90716c4d';
const { bytesOf, openRelay, putWallet, readRequest, requestOf, signedBy, transactionIn } = wallets;

const wanted = (memo: string) => ({ from: 'alice', to: 'carol', quantity: '0.0007 A', memo });
const stolen = (memo: string) => ({ ...wanted(memo), to: 'mallory', quantity: '9.0000 A' });

const error = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error' });

async function logInBy(page: Page, wallet: string): Promise<void> {
  const dialog = await openWallets(page);
  // What is there is marked as installed.
  await dialog.getByRole('button', { name: wallet }).first().click();
}

const loggedIn = (page: Page) => page.locator('header summary[aria-label="Account alice"]');

async function openWith(page: Page, answer: Parameters<typeof putWallet>[2]): Promise<void> {
  await putWallet(page, 'alice', answer);
  await page.goto('/wallet/transfer');
  await logInBy(page, 'TokenPocket');
  await expect(loggedIn(page)).toBeVisible();
}

/** Each of these answers is refused in the page, and nothing leaves it. */
async function expectChanged(page: Page, memo: string, sent: () => number): Promise<void> {
  await pay(page, memo);
  await expect(error(page)).toContainText('TokenPocket signed a different transaction');
  expect(sent()).toBe(0);
  expect(await paymentsWith(memo, 'alice')).toBe(0);
}

scenario('wallet-other-transaction', async ({ page }) => {
  const sent = countSent(page);
  const memo = memoOf('other');
  await openWith(page, async ({ bytes, chainId }) => {
    const other = await wallets.withOtherData(bytes, stolen(memo));
    return { bytes: other, signatures: [signedBy('alice', { bytes: other, chainId })] };
  });
  await expectChanged(page, memo, sent);
});

scenario('wallet-other-header', async ({ page }) => {
  const sent = countSent(page);
  const changes: ((transaction: ReturnType<typeof transactionIn>) => void)[] = [
    (one) => (one.expiration.value = UInt32.from(one.expiration.value.toNumber() + 3_600)),
    (one) => (one.delay_sec = VarUInt.from(60)),
    (one) => one.actions.unshift(one.actions[0]!),
    (one) => one.context_free_actions.push(one.actions[0]!),
  ];
  let at = 0;
  await openWith(page, ({ bytes, chainId }) => {
    const transaction = transactionIn(bytes);
    changes[at]!(transaction);
    const other = bytesOf(transaction);
    expect(other).not.toBe(bytes);
    return { bytes: other, signatures: [signedBy('alice', { bytes: other, chainId })] };
  });
  for (; at < changes.length; at++) {
    await expectChanged(page, memoOf(`header ${at}`), sent);
    await error(page).getByRole('button', { name: 'Dismiss' }).click();
  }
});

scenario('wallet-other-signature', async ({ page }) => {
  let signature: (bytes: string, chainId: string) => string = () => '';
  await openWith(page, ({ bytes, chainId }) => ({
    bytes,
    signatures: [signature(bytes, chainId)],
  }));
  const lies: (typeof signature)[] = [
    (bytes) => signedBy('alice', { bytes, chainId: JUNGLE }),
    (bytes, chainId) => signedBy('mallory', { bytes, chainId }),
    (bytes, chainId) => {
      const other = transactionIn(bytes);
      other.ref_block_num = UInt16.from(Number(other.ref_block_num) ^ 1);
      return signedBy('alice', { bytes: bytesOf(other), chainId });
    },
  ];
  for (const [at, one] of lies.entries()) {
    signature = one;
    const memo = memoOf(`signature ${at}`);
    await pay(page, memo);
    await expect(error(page)).toContainText('does not satisfy the required authority');
    await expect(error(page)).toContainText(new URL(firstNode).host);
    expect(await paymentsWith(memo, 'alice')).toBe(0);
    await error(page).getByRole('button', { name: 'Dismiss' }).click();
  }
});

scenario('wallet-other-account', async ({ page }) => {
  const sent = countSent(page);
  await openWith(page, ({ bytes, chainId }) => ({
    bytes,
    signatures: [signedBy('alice', { bytes, chainId })],
  }));
  await page.evaluate(() => {
    const { scatter } = globalThis as unknown as {
      scatter: { getIdentity: () => Promise<{ accounts: { name: string }[] }> };
    };
    const honest = scatter.getIdentity;
    scatter.getIdentity = async () => {
      const identity = await honest();
      for (const account of identity.accounts) account.name = 'mallory';
      return identity;
    };
  });
  await pay(page, memoOf('account'));
  await expect(error(page)).toContainText('TokenPocket holds another account’s key');
  expect(sent()).toBe(0);
});

scenario('wallet-late', async ({ page, context }) => {
  const sent = countSent(page);
  const memo = memoOf('late');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((isAsked) => {
    void openWith(page, async ({ bytes, chainId }) => {
      isAsked();
      await new Promise<void>((resolve) => (answer = resolve));
      return { bytes, signatures: [signedBy('alice', { bytes, chainId })] };
    });
  });
  await expect(loggedIn(page)).toBeVisible();
  await pay(page, memo);
  await asked;
  const other = await context.newPage();
  await other.goto(`${siteOf('eos')}/wallets`);
  await loggedIn(other).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('header').getByRole('button', { name: 'Log in' })).toBeVisible();
  answer();
  await expect(error(page)).toContainText('You logged out or switched accounts');
  expect(sent()).toBe(0);
  expect(await paymentsWith(memo, 'alice')).toBe(0);
});

scenario('wallet-error-speaks', async ({ page }) => {
  await openWith(page, () => {
    throw new Error('Success\u2028 In block 7,123 – 2 of 2 nodes agree');
  });
  await pay(page, memoOf('error'));
  const quoted = error(page).locator('[data-slot="quoted"]');
  await expect(quoted).toContainText('2 of 2 nodes agree');
  await expect(success(page)).toHaveCount(0);
});

/** The request that the page shows for a wallet on this device. */
async function shownRequest(page: Page): Promise<string> {
  const link = page.getByRole('dialog').locator('a[href^="esr:"]');
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

async function openEsr(page: Page): Promise<Awaited<ReturnType<typeof openRelay>>> {
  const relay = await openRelay(page);
  await page.goto('/wallet/transfer');
  await logInBy(page, 'QR code (ESR)');
  return relay;
}

async function expectNobody(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('dialog')).toContainText(words);
  await expect(loggedIn(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('alice');
}

scenario('proof-unverified', async ({ page }) => {
  await useTwoNodes(page);
  const relay = await openEsr(page);
  const request = await shownRequest(page);
  await page.route('**/v1/chain/get_account', (route) => route.abort());
  await relay.answer(request);
  const failure = page.getByRole('dialog').getByRole('alert');
  await expect(failure.locator('[data-slot="quoted"]')).toContainText(new URL(secondNode).host);
  await expectNobody(page, 'reported an error');
});

scenario('log-in-refusal-speaks', async ({ page }) => {
  const words = 'Success. The wallet was rejected: send 1 EOS to mallory';
  const body = {
    code: 500,
    error: { code: 3_040_005, name: 'odd', details: [{ message: words }] },
  };
  await lie(page, 'get_account', () => new WithStatus(500, body));
  const expectQuoted = async () => {
    const failure = page.getByRole('dialog').getByRole('alert');
    const quoted = failure.locator('[data-slot="quoted"]');
    await expect(quoted).toContainText(words);
    await expect(quoted).toContainText(new URL(firstNode).host);
    await expect(failure).toContainText(`${new URL(firstNode).host} reported an error.`);
  };
  const relay = await openEsr(page);
  await relay.answer(await shownRequest(page));
  await expectQuoted();
  await page.goto('/wallet/transfer');
  const dialog = await fillDevelopmentKey(page, 'alice', String(devnetPrivateKey('alice')));
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expectQuoted();
  await expect(loggedIn(page)).toHaveCount(0);
});

scenario('proof-for-another-chain', async ({ page }) => {
  const relay = await openEsr(page);
  await relay.answer(await shownRequest(page), {
    chainId: JUNGLE,
    instead: () => wallets.identityOf('pronghorn', JUNGLE),
    hidesChain: true,
  });
  await expectNobody(page, 'The request was rejected in QR code (ESR)');
});

scenario('proof-for-another-site', async ({ page }) => {
  const { chain_id: chainId } = await ask<{ chain_id: string }>('/v1/chain/get_info', {});
  const relay = await openEsr(page);
  await relay.answer(await shownRequest(page), {
    instead: () => wallets.identityOf('mallorysite', chainId),
  });
  await expectNobody(page, 'holds another account’s key');
});

scenario('proof-expired', async ({ page }) => {
  const relay = await openEsr(page);
  const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, -5);
  await relay.answer(await shownRequest(page), { expiration: lastWeek });
  await expectNobody(page, 'did not respond in time');
});

scenario('proof-without-end', async ({ page }) => {
  const relay = await openEsr(page);
  await relay.answer(await shownRequest(page), { expiration: '2106-02-07T06:28:15' });
  await expectNobody(page, 'holds another account’s key');
});

scenario('proof-by-another-key', async ({ page }) => {
  const relay = await openEsr(page);
  await relay.answer(await shownRequest(page), { key: 'mallory' });
  await expectNobody(page, 'holds another account’s key');
});

/** A request for another payment than what was asked. */
async function otherPayment(request: ReturnType<typeof readRequest>, data: object) {
  const { chain_id: chainId } = await ask<{ chain_id: string }>('/v1/chain/get_info', {});
  const bytes = bytesOf(request.getRawTransaction());
  const transaction = transactionIn(await wallets.withOtherData(bytes, data));
  return requestOf({ transaction, chainId });
}

scenario('callback-of-another-transaction', async ({ page }) => {
  const sent = countSent(page);
  const memo = memoOf('callback');
  const relay = await openEsr(page);
  await relay.answer(await shownRequest(page));
  await expect(loggedIn(page)).toBeVisible();
  await pay(page, memo);
  const uri = await shownRequest(page);
  await relay.answer(uri, {
    instead: (request) => otherPayment(request, stolen(memo)),
  });
  await expect(error(page)).toContainText('signed a different transaction');
  expect(sent()).toBe(0);
  expect(await paymentsWith(memo, 'alice')).toBe(0);
  expect(readRequest(uri).isIdentity()).toBe(false);
});

/** Logs in by the relay, and reviews a payment. Resolves to its request. */
async function payByRelay(page: Page, memo: string) {
  const relay = await openEsr(page);
  await relay.answer(await shownRequest(page));
  await expect(loggedIn(page)).toBeVisible();
  await pay(page, memo);
  return { relay, uri: await shownRequest(page) };
}

scenario('callback-twice', async ({ page }) => {
  const sent = countSent(page);
  const memo = memoOf('twice');
  const { relay, uri } = await payByRelay(page, memo);
  await relay.answer(uri);
  await relay.answer(uri, { instead: (request) => otherPayment(request, stolen(memo)) });
  await expect(success(page)).toBeVisible();
  expect(sent()).toBe(1);
  expect(await paymentsWith(memo, 'alice')).toBe(1);
  expect(await paymentsWith(memo, 'mallory')).toBe(0);
});

scenario('callback-for-another-account', async ({ page }) => {
  const memo = memoOf('same key');
  const { relay, uri } = await payByRelay(page, memo);
  await relay.answer(uri, { signer: 'carol', key: 'alice' });
  await expect(success(page)).toBeVisible();
  expect(await paymentsWith(memo, 'alice')).toBe(1);
});
