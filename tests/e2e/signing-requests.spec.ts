import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { ABI } from '@wharfkit/antelope';
import { SigningRequest } from '@wharfkit/signing-request';
import { ask, core, expect, test } from './fixtures.ts';
import { addAccount, logIn } from './log-in.ts';
import { signAndRead } from './sent-actions.ts';

const main = (page: Page) => page.getByRole('main');
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });
const signing = (page: Page) => main(page).getByRole('region', { name: 'Sign', exact: true });
const review = (page: Page, as: string) =>
  signing(page).getByRole('button', { name: `Review as ${as}@active` });

const zlib = {
  deflateRaw: (bytes: Uint8Array) => deflateRawSync(bytes),
  inflateRaw: (): Uint8Array => {
    throw new Error('Nothing is read here');
  },
};

const abiProvider = {
  getAbi: async (account: { toString: () => string }) =>
    ABI.from(
      (await ask<{ abi: object }>('/v1/chain/get_abi', { account_name: String(account) }))
        .abi as never,
    ),
};

/** A payment by the signer, unless another payer is named. */
const payment = (memo: string, from = '............1') => ({
  account: core.contract,
  name: 'transfer',
  authorization: [
    { actor: from, permission: from === '............1' ? '............2' : 'active' },
  ],
  data: { from, to: 'bob', quantity: `0.0011 ${core.code}`, memo },
});

async function uriOf(args: object): Promise<string> {
  const { chain_id: chainId } = await ask<{ chain_id: string }>('/v1/chain/get_info', {});
  const made = await SigningRequest.create({ chainId, ...args }, { zlib, abiProvider });
  return made.encode();
}

/** Pastes a text into the page that decodes. */
async function paste(page: Page, text: string): Promise<void> {
  await main(page).getByRole('textbox').fill(text);
  await main(page).getByRole('button', { name: 'Decode' }).click();
}

test('a request of a link is signed by the user who is logged in', async ({ page }) => {
  const memo = `asked ${Date.now()}`;
  await page.goto(`/search#${await uriOf({ action: payment(memo) })}`);
  await signing(page).getByRole('button', { name: 'Log in to sign' }).click();
  await logIn(page, 'carol');
  await review(page, 'carol').click();
  const dialog = page.getByRole('dialog', { name: 'Review transaction' });
  await expect(dialog).toContainText(memo);
  const [action] = await signAndRead('eos', page);
  expect(action).toEqual({
    account: core.contract,
    name: 'transfer',
    authorization: [{ actor: 'carol', permission: 'active' }],
    data: { from: 'carol', to: 'bob', quantity: `0.0011 ${core.code}`, memo },
  });
});

test('one that is pasted is signed as the account that is chosen then', async ({ page }) => {
  const memo = `pasted ${Date.now()}`;
  await page.goto('/wallet/utilities/decode');
  await logIn(page, 'alice');
  await paste(page, await uriOf({ action: payment(memo) }));
  await expect(review(page, 'alice')).toBeVisible();
  await addAccount(page, 'alice', 'carol');
  await review(page, 'carol').click();
  const [action] = await signAndRead('eos', page);
  expect(action?.data).toMatchObject({ from: 'carol', memo });
  await expect(success(page)).toHaveCount(1);
});

test('what cannot be signed says why', async ({ page }) => {
  const header = { expiration: '2020-01-01T00:00:00', ref_block_num: 1, ref_block_prefix: 2 };
  const transaction = { ...header, actions: [payment('late')] };
  await page.goto('/wallet/utilities/decode');
  await logIn(page, 'carol');
  for (const [args, why] of [
    [{ transaction }, 'It has expired.'],
    [{ action: payment('other'), chainId: 'ab'.repeat(32) }, 'It is for another chain'],
    [{ action: payment('later'), broadcast: false }, 'asks for a signature without sending'],
    [{ identity: {} }, 'It asks who you are.'],
    [{ action: payment('own', 'bob') }, 'It is for bob, and you are logged in as carol.'],
  ] as const) {
    await paste(page, await uriOf(args));
    await expect(signing(page)).toContainText(why);
    await expect(signing(page).getByRole('button')).toHaveCount(0);
  }
  const callback = { url: 'https://shop.example/paid', background: true };
  await paste(page, await uriOf({ action: payment('with a callback'), callback }));
  await expect(signing(page)).toContainText('This site does not send the result there.');
  await expect(review(page, 'carol')).toBeEnabled();
});
