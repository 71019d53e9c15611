import { ABI } from '@wharfkit/antelope';
import { SigningRequest } from '@wharfkit/signing-request';
import type { Page } from '@playwright/test';
import { devnetPublicKey } from '#devnet/engine/keys.ts';
import { toModernKey } from '#src/chain/core/key.ts';
import { decompress } from '#src/chain/sign/transaction/zlib.ts';
import { ask, expect, scrollsSideways, siteOf, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

const main = (page: Page) => page.getByRole('main');
const label = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const share = (page: Page) => main(page).getByRole('region', { name: 'Share this form' });
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

/** A field of the form: facts beside it have labels too. */
const inForm = (page: Page, name: string) =>
  page.locator('[data-wallet-form] form').getByLabel(name, { exact: true });

/** What the fields of the form have. */
const valuesIn = (page: Page) =>
  page
    .locator('[data-wallet-form] form')
    .evaluateAll((forms) =>
      forms.flatMap((form) =>
        [
          ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,select,textarea'),
        ].map((field) =>
          field.type === 'checkbox' || field.type === 'radio'
            ? (field as HTMLInputElement).checked
            : field.value,
        ),
      ),
    );

/** What this tab has kept of the form, as another browser would not have it. */
const forget = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (/^draft\/|^typed-address/.test(key)) sessionStorage.removeItem(key);
  });

interface Form {
  readonly chain?: string;
  readonly path: string;
  readonly as?: string;
  /** Texts by their labels. */
  readonly fill: Readonly<Record<string, string>>;
  readonly check?: string;
  /** A label and an option. */
  readonly choose?: readonly [string, string];
}

const forms: Readonly<Record<string, Form>> = {
  transfer: {
    path: '/wallet/transfer',
    fill: { To: 'bob', Amount: '1.5', Memo: 'rent & more = ¿10 %?' },
  },
  'RAM to buy, in bytes': {
    path: '/wallet/ram/buy?in=bytes',
    fill: { Amount: '2048', Receiver: 'bob' },
  },
  'RAM to sell': { path: '/wallet/ram/sell', fill: { Amount: '512' } },
  stake: {
    path: '/wallet/resources/stake',
    fill: { CPU: '1.25', NET: '0.5', Receiver: 'bob' },
    check: 'Transfer ownership of the stake',
  },
  unstake: { path: '/wallet/resources/unstake', fill: { CPU: '0.5', NET: '0.25' } },
  PowerUp: {
    path: '/wallet/powerup?in=tokens',
    fill: { 'Spend on CPU': '0.5', 'Spend on NET': '0.25' },
    choose: ['Maximum slippage', '10'],
  },
  'an NFT': { path: '/wallet/transfer/nft', fill: { To: 'bob', Memo: 'a gift' } },
  'a new account': {
    path: '/wallet/create-account/advanced',
    fill: {
      'Account name': 'sharedname11',
      Owner: devnetPublicKey('shared@owner'),
      Active: 'alice@active',
      RAM: '5000',
      'Stake for CPU': '0.2',
      'Stake for NET': '0.3',
    },
    check: 'Transfer ownership of the stake',
  },
  'new keys': {
    chain: 'kylin',
    path: '/wallet/permissions',
    as: 'ivan',
    fill: { 'New active key': toModernKey(devnetPublicKey('ivan@shared')) },
  },
  'a new permission': {
    chain: 'kylin',
    path: '/wallet/permissions/advanced?preset=claim-only',
    as: 'grace',
    fill: { 'Name of the permission': 'shared', 'Key 1': devnetPublicKey('grace@shared') },
  },
  'a name bid': {
    chain: 'kylin',
    path: '/namebids?tab=bid',
    fill: { Name: 'shared', Bid: '12.5' },
  },
  REX: { path: '/rex?tab=lend', fill: { Amount: '1.5' } },
  'a list of transfers': {
    path: '/wallet/transfer/batch',
    fill: { List: 'bob, 1.5, "rent, may"\ncarol, 0.25' },
  },
  'a proxy': { path: '/wallet/proxy', fill: { Proxy: 'wiseproxy111' } },
  'a proxy profile': {
    path: '/wallet/proxy/register',
    fill: { Name: 'Wise & fair', Slogan: 'votes = work' },
  },
  'XPR staking': { chain: 'proton', path: '/wallet/staking/stake', fill: { Amount: '10' } },
};

for (const [name, form] of Object.entries(forms))
  test(`a link restores each field of ${name} as it was typed`, async ({ page }) => {
    const { chain = 'eos', path, as = 'alice', fill, check, choose } = form;
    await page.goto(siteOf(chain) + path);
    await logIn(page, as);
    for (const [field, text] of Object.entries(fill)) await inForm(page, field).fill(text);
    if (choose) await inForm(page, choose[0]).selectOption(choose[1]);
    if (check !== undefined) await main(page).getByLabel(check).check();
    await main(page).getByRole('button', { name: 'Share', exact: true }).click();
    const shown = share(page).getByText(/^http:/);
    await expect(shown).toBeVisible();
    const typed = await valuesIn(page);
    for (const text of Object.values(fill)) expect(typed).toContain(text);
    const link = (await shown.textContent()) ?? '';
    expect(link).toContain(siteOf(chain));

    await forget(page);
    await page.goto(link);
    const [first = '', value = ''] = Object.entries(fill)[0] ?? [];
    await expect(inForm(page, first)).toHaveValue(value);
    await expect.poll(() => valuesIn(page)).toEqual(typed);
    await expect(main(page)).toContainText('Prefilled by a link');
  });

test('a link chooses no slippage that is not offered', async ({ page }) => {
  await page.goto('/wallet/powerup?in=tokens&slippage=1000&cpu=0.5');
  await logIn(page, 'alice');
  await expect(inForm(page, 'Maximum slippage')).toHaveValue('5');
});

test('a link restores several receivers', async ({ page }) => {
  await page.goto('/wallet/transfer/multi');
  await logIn(page, 'alice');
  const row = (number: number) => main(page).getByRole('listitem', { name: `Receiver ${number}` });
  await main(page).getByRole('button', { name: 'Add a receiver' }).click();
  for (const [at, name] of ['bob', 'carol', 'grace'].entries()) {
    await row(at + 1)
      .getByLabel('To')
      .fill(name);
    await row(at + 1)
      .getByLabel('Amount')
      .fill(`0.000${at + 1}`);
    await row(at + 1)
      .getByLabel('Memo')
      .fill(`"${at}", [ok]`);
  }
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  const link =
    (await share(page)
      .getByText(/^http:/)
      .textContent()) ?? '';
  const typed = await valuesIn(page);
  await forget(page);
  await page.goto(link);
  await expect(row(3).getByLabel('To')).toHaveValue('grace');
  await expect.poll(() => valuesIn(page)).toEqual(typed);
});

interface SentAction {
  account: string;
  name: string;
  authorization: { actor: string; permission: string }[];
  data: Record<string, unknown>;
}

interface Told {
  trx?: { trx: { actions: SentAction[] } };
}

/** What another wallet makes of a signing request for a signer. */
async function requested(uri: string, actor: string): Promise<SentAction[]> {
  const zlib = {
    deflateRaw: (bytes: Uint8Array) => bytes,
    inflateRaw: (bytes: Uint8Array) => decompress(bytes, { raw: true }),
  };
  const { abi } = await ask<{ abi: object }>('/v1/chain/get_abi', { account_name: 'core.vaulta' });
  const request = SigningRequest.from(uri, { zlib });
  const { chain_id: chain } = await ask<{ chain_id: string }>('/v1/chain/get_info', {});
  expect(String(request.getChainId())).toBe(chain);
  const header = { expiration: '2030-01-01T00:00:00', ref_block_num: 1, ref_block_prefix: 2 };
  const signer = { actor, permission: 'active' };
  const abis = new Map([['core.vaulta', ABI.from(abi as never)]]);
  const resolved = request.resolve(abis, signer, header);
  const plain = JSON.parse(JSON.stringify(resolved.resolvedTransaction.actions)) as SentAction[];
  return plain.map(({ account, name, authorization, data }) => ({
    account,
    name,
    authorization,
    data,
  }));
}

test('a signing request is the action that the form sends, open for its signer', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(share(page)).toContainText('Complete the form first.');
  const memo = `shared ${Date.now()}`;
  await label(page, 'To').fill('bob');
  await label(page, 'Amount').fill('0.0123');
  await label(page, 'Memo').fill(memo);
  await share(page).getByRole('button', { name: 'Copy as link' }).click();
  await expect.poll(copied).toBe(
    await share(page)
      .getByText(/^http:/)
      .textContent(),
  );
  await share(page).getByRole('button', { name: 'Copy as signing request' }).click();
  await expect.poll(copied).toMatch(/^esr:\/\//);
  const uri = await copied();
  await share(page).getByRole('button', { name: 'QR code of the link' }).click();
  await expect(share(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await share(page).getByRole('button', { name: 'QR code of the signing request' }).click();
  await expect(
    share(page).getByRole('img', { name: 'QR code of the signing request' }),
  ).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);

  const data = { from: 'alice', to: 'bob', quantity: '0.0123 A', memo };
  const code = share(page).locator('pre');
  await expect(code).toContainText(' push action core.vaulta transfer ');
  await share(page).getByRole('button', { name: 'curl', exact: true }).click();
  await expect(code).toContainText('/v1/chain/compute_transaction');
  await expect(share(page)).toContainText('Dry run: the node executes these bytes');
  const [, dryRun = ''] = / -d '(.*)'$/.exec(await code.innerText()) ?? [];
  expect(await ask('/v1/chain/compute_transaction', JSON.parse(dryRun) as object)).toMatchObject({
    processed: { receipt: { status: 'executed' } },
  });
  const packing = { code: 'core.vaulta', action: 'transfer', args: data };
  const { binargs } = await ask<{ binargs: string }>('/v1/chain/abi_json_to_bin', packing);
  await share(page).getByRole('button', { name: 'WharfKit', exact: true }).click();
  await expect(code).toContainText(`"data": "${binargs}"`);

  await main(page).getByRole('button', { name: /Send/ }).click();
  await sign(page);
  await expect(success(page)).toBeVisible();
  const href = await success(page).locator('a[href*="/transaction/"]').getAttribute('href');
  const id = /[0-9a-f]{64}/.exec(href ?? '')?.[0];
  let sent: SentAction[] = [];
  await expect(async () => {
    sent = (await ask<Told>('/v1/history/get_transaction', { id })).trx?.trx.actions ?? [];
    expect(sent).toHaveLength(1);
  }).toPass({ timeout: 60_000 });
  expect(await requested(uri, 'alice')).toMatchObject(
    sent.map(({ account, name, authorization, data }) => ({ account, name, authorization, data })),
  );
  expect(sent[0]?.authorization).toEqual([{ actor: 'alice', permission: 'active' }]);
  expect(sent[0]?.data).toMatchObject(data);
  expect(await requested(uri, 'carol')).toMatchObject([
    {
      authorization: [{ actor: 'carol', permission: 'active' }],
      data: { from: 'carol', to: 'bob', quantity: '0.0123 A', memo },
    },
  ]);
});

/** The liquid balance of an account, as the token's table has it. */
async function balanceOf(name: string): Promise<string> {
  const body = { code: 'core.vaulta', account: name, symbol: 'A' };
  return (await ask<string[]>('/v1/chain/get_currency_balance', body))[0] ?? '';
}

test('favorites have nicknames, are offered in forms, and show what changed', async ({ page }) => {
  await page.goto('/favorites');
  const name = label(page, 'Account');
  for (const account of ['grace', 'wiseproxy111']) {
    await name.fill(account);
    await main(page).getByRole('button', { name: 'Add', exact: true }).click();
  }
  await main(page).getByRole('button', { name: 'Edit the note on grace' }).click();
  await label(page, 'Your name for grace').fill('Admiral');
  await label(page, 'Note on grace').fill('compilers');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await main(page).getByRole('button', { name: 'Watch grace' }).click();
  const watched = main(page).getByRole('region', { name: 'Watched' });
  await expect(watched).toContainText('Nothing changed.');
  const before = await balanceOf('grace');

  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await label(page, 'To').fill('wiseproxy11l');
  await expect(main(page)).toContainText('Not wiseproxy111, which you know');
  await label(page, 'To').fill('grace');
  await expect(main(page)).toContainText('Your name for it: Admiral');
  await label(page, 'Amount').fill('0.0321');
  await main(page).getByRole('button', { name: /Send/ }).click();
  await sign(page);
  await expect(success(page)).toBeVisible();
  await page.reload();
  const offered = label(page, 'To').evaluate((field) =>
    [...((field as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
  );
  // Who was paid last comes first.
  expect((await offered)[0]).toBe('grace');

  await page.goto('/favorites');
  await expect(watched).toContainText('Balance');
  const figures = (text: string) => text.replaceAll(/[^\d.]/g, '');
  const shown = figures((await watched.getByText('Balance').textContent()) ?? '');
  expect(shown).toBe(figures(before) + figures(await balanceOf('grace')));
  await watched.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(watched).toContainText('Nothing changed.');
  await page.reload();
  await expect(watched).toContainText('Nothing changed.');

  await main(page).getByRole('button', { name: 'Remove grace from favorites' }).click();
  await main(page).getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByRole('button', { name: 'Stop watching grace' })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);

  await page.goto('/account/grace');
  await page.mouse.move(10, 10);
  await page.mouse.down();
  const mark = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((title) => getComputedStyle(title, '::after').content);
  await expect.poll(mark).toBe('"Admiral"');
});

/** Opens the panel and resolves to the link, then to what a reader finds there. */
async function sharedLink(page: Page): Promise<string> {
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  const shown = share(page).getByText(/^http:/);
  await expect(shown).toBeVisible();
  await expect(share(page).getByRole('button', { name: 'Copy as signing request' })).toBeVisible();
  return (await shown.textContent()) ?? '';
}

test('a link restores a vote, and the receiver sees it', async ({ page }) => {
  await page.goto('/vote');
  await logIn(page, 'alice');
  const box = (name: string) => page.getByRole('checkbox', { name: `Vote for ${name}` });
  await expect(box('bplima111111')).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear', exact: true }).click();
  for (const name of ['bplima111111', 'bpkilo111111']) await box(name).check();
  const link = await sharedLink(page);
  expect(decodeURIComponent(link)).toContain('producers=bplima111111,bpkilo111111');
  await forget(page);
  await page.goto(link);
  await expect(main(page)).toContainText('Prefilled by a link');
  await expect(main(page)).toContainText('2 of 30 chosen');
  await expect(box('bplima111111')).toBeChecked();
});

test('a link restores a proposal with its queue', async ({ page }) => {
  const data = { from: 'treasury1111', to: 'bob', quantity: '0.0001 A', memo: 'é & "x"' };
  const actions = JSON.stringify([{ account: 'core.vaulta', name: 'transfer', data }]);
  const query = new URLSearchParams({ actions, actor: 'treasury1111' });
  await page.goto(`/wallet/msig?${query.toString()}`);
  await logIn(page, 'alice');
  await expect(main(page)).toContainText('Prefilled by a link');
  await inForm(page, 'Proposal name').fill('sharedprop11');
  await inForm(page, 'Expires in (days)').fill('3');
  await inForm(page, 'Delay after approval, in hours').fill('2');
  const requested = main(page).getByRole('group', { name: 'Requested approvals' });
  await requested.getByRole('button', { name: 'Remove carol@active' }).click();
  const typed = await valuesIn(page);
  const link = await sharedLink(page);
  const own = { account: 'core.vaulta', name: 'transfer', data: { memo: 'of this tab' } };
  await page.evaluate(
    (queue) => sessionStorage.setItem('pronghorn.multisig-queue', JSON.stringify(queue)),
    JSON.stringify([{ id: 'own', action: { ...own, authorization: [] } }]),
  );
  await forget(page);
  await page.goto(link);
  await expect(inForm(page, 'Proposal name')).toHaveValue('sharedprop11');
  await expect.poll(() => valuesIn(page)).toEqual(typed);
  await expect(main(page)).toContainText('é & "x"');
  await expect(requested).not.toContainText('carol');
  await expect(requested).toContainText('bob');
  await expect(main(page)).not.toContainText('of this tab');
  await main(page).getByRole('button', { name: 'Clear', exact: true }).first().click();
  await expect(main(page)).toContainText('of this tab');
  await expect(main(page)).not.toContainText('é & "x"');
});

test('a link restores an action of a contract, also of an administration form', async ({
  page,
}) => {
  await page.goto('/contract?name=eosio.token&part=actions&action=transfer');
  await logIn(page, 'alice');
  const field = (name: string) => main(page).getByLabel(name, { exact: true }).first();
  const filled = { from: 'alice', to: 'bob', quantity: '0.0001 EOS', memo: 'a & b' };
  for (const [name, text] of Object.entries(filled)) await field(name).fill(text);
  await page.goto(await sharedLink(page));
  for (const [name, text] of Object.entries(filled)) await expect(field(name)).toHaveValue(text);

  await page.goto(`${siteOf('proton')}/wallet/admin/blocklist?part=actions`);
  await logIn(page, 'alice');
  const first = main(page)
    .getByRole('navigation')
    .getByRole('link', { name: /^[a-z]+$/ })
    .first();
  await first.click();
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(share(page).getByText(/\/wallet\/admin\/blocklist\?/)).toBeVisible();
});

test('a link takes nothing from what was typed before, which is offered back', async ({ page }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await inForm(page, 'To').fill('bob');
  await inForm(page, 'Amount').fill('7');
  await page.goto('/wallet/transfer?to=mallory');
  await expect(inForm(page, 'To')).toHaveValue('mallory');
  await expect(inForm(page, 'Amount')).toHaveValue('');
  await page.getByRole('button', { name: 'Back to your draft' }).click();
  await expect(inForm(page, 'To')).toHaveValue('bob');
  await expect(inForm(page, 'Amount')).toHaveValue('7');
  await expect(page).toHaveURL(/\/transfer$/);
});

test('a link that chooses a token or a unit takes no amount from a draft', async ({ page }) => {
  await page.goto('/wallet/transfer');
  await logIn(page, 'alice');
  await inForm(page, 'To').fill('bob');
  await inForm(page, 'Amount').fill('7');
  await page.goto('/account/alice');
  await page.getByRole('link', { name: 'Send GRASS' }).click();
  await expect(page.getByLabel('Token', { exact: true })).toContainText('GRASS');
  await expect(inForm(page, 'To')).toHaveValue('');
  await expect(inForm(page, 'Amount')).toHaveValue('');
  // The site opened it itself, so there is nothing to warn of; the form without a link has the draft.
  await expect(page.getByText('Prefilled by a link')).toBeHidden();
  const opened = new URL(page.url());
  await page.goto('/wallet/transfer');
  await expect(inForm(page, 'Amount')).toHaveValue('7');
  // The same link from elsewhere: the draft is offered back.
  await page.goto('/account/alice');
  await page.evaluate(() => sessionStorage.removeItem('opened-here'));
  await page.goto(opened.pathname + opened.search);
  await expect(inForm(page, 'Amount')).toHaveValue('');
  await page.getByRole('button', { name: 'Back to your draft' }).click();
  await expect(inForm(page, 'Amount')).toHaveValue('7');
  await expect(page).toHaveURL(/\/transfer$/);

  await page.goto('/wallet/ram/buy');
  await main(page).getByRole('button', { name: 'bytes', exact: true }).click();
  await inForm(page, 'Amount').fill('2048');
  await page.goto('/wallet/ram/buy?in=tokens');
  await expect(inForm(page, 'Amount')).toHaveValue('');
  // The draft's amount returns in the unit that it was typed in.
  await page.goto('/wallet/ram/buy');
  await expect(inForm(page, 'Amount')).toHaveValue('2048');
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(share(page).getByText(/in=bytes/)).toBeVisible();
});

test('a vote of a link leaves the own selection, which is offered back', async ({ page }) => {
  await page.goto('/vote');
  await logIn(page, 'alice');
  const box = (name: string) => page.getByRole('checkbox', { name: `Vote for ${name}` });
  await expect(box('bplima111111')).toBeVisible();
  await main(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await box('bplima111111').check();
  await page.goto('/vote?producers=bpkilo111111');
  await expect(box('bpkilo111111')).toBeChecked();
  await box('bpalpha11111').check();
  await page.getByRole('button', { name: 'Back to your draft' }).click();
  await expect(box('bplima111111')).toBeChecked();
  await expect(main(page)).toContainText('1 of 30 chosen');
});
