import { readFile } from 'node:fs/promises';
import { PrivateKey, Serializer, Signature, Transaction } from '@wharfkit/session';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import { citizens } from '#devnet/story/crowd/cast.ts';
import { ask, core, devnetUrl, expect, scrollsSideways, settingsKey, test } from './fixtures.ts';
import { logIn, sign } from './log-in.ts';

/** Citizens with a transfer that waits for days, and others that no test uses. */
const [waiting] = citizens(113, 1) as [string];
const [deployer, holder] = citizens(104, 2) as [string, string];

/** A module whose `apply` does nothing. */
const code = Buffer.from(
  '0061736d0100000001070160037e7e7e0003020100070901056170706c7900000a040102000b',
  'hex',
);
const abi = {
  version: 'eosio::abi/1.2',
  types: [],
  structs: [{ name: 'hello', base: '', fields: [{ name: 'who', type: 'name' }] }],
  actions: [{ name: 'hello', type: 'hello', ricardian_contract: '' }],
  tables: [],
};

test('generates, converts and checks keys, and keeps none of them', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.postData() ?? ''));
  await page.goto('/wallet/utilities/keys');
  const generate = page.getByRole('region', { name: 'Generate a key pair' });
  await generate.getByRole('button', { name: 'Generate' }).click();
  await generate.getByRole('button', { name: 'Show' }).first().click();
  const privateKey = await generate.getByText(/^PVT_K1_/).innerText();
  const key = PrivateKey.from(privateKey);
  await expect(generate.getByText(String(key.toPublic()).slice(0, 20))).toBeVisible();

  const pair = page.getByRole('region', { name: 'Check a key pair' });
  await pair.getByLabel('Public key').fill(key.toPublic().toLegacyString('EOS'));
  await pair.getByLabel('Private key').fill(key.toWif());
  await pair.getByRole('button', { name: 'Check the pair' }).click();
  await expect(pair).toContainText('Valid Key Pair');
  await expect(pair.getByLabel('Private key')).toHaveValue('');
  await pair.getByLabel('Public key').fill('EOS1');
  await pair.getByLabel('Private key').fill(key.toWif());
  await pair.getByRole('button', { name: 'Check the pair' }).click();
  await expect(pair).toContainText('Invalid Public Key');
  await pair.getByLabel('Private key').fill('5K');
  await pair.getByRole('button', { name: 'Check the pair' }).click();
  await expect(pair).toContainText('Invalid Private Key');

  const ethereum = page.getByRole('region', { name: 'Convert an Ethereum key' });
  await ethereum.getByLabel('Ethereum private key').fill('0x1234');
  await ethereum.getByRole('button', { name: 'Convert' }).click();
  await expect(ethereum).toContainText('Invalid Ethereum Private Key');
  await ethereum.getByLabel('Ethereum private key').fill(`0x${key.data.hexString}`);
  await ethereum.getByRole('button', { name: 'Convert' }).click();
  await expect(ethereum).toContainText(key.toPublic().toLegacyString('EOS').slice(0, 20));
  expect(await scrollsSideways(page)).toBe(false);

  await page.getByRole('navigation', { name: 'Utilities' }).getByText('Convert keys').click();
  await page.getByLabel('Public or private key').fill(key.toWif());
  await page.getByRole('main').getByRole('button', { name: 'Convert' }).click();
  await expect(page.getByText('Private key, WIF', { exact: true })).toBeVisible();

  await page.getByRole('navigation', { name: 'Utilities' }).getByText('Decode').click();
  for (const secret of [key.toWif(), key.data.hexString, privateKey]) {
    await page.getByLabel('Text or hex').fill(secret);
    await page.getByRole('main').getByRole('button', { name: 'Decode' }).click();
    await expect(page.getByRole('main')).toContainText(/Private key|Id or hash/);
    expect(page.url()).not.toContain('text=');
  }
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  const forms = [privateKey.slice(7, 40), key.toWif(), key.data.hexString];
  expect([...seen, kept].filter((text) => forms.some((form) => text.includes(form)))).toEqual([]);
});

test('signs a message and verifies it', async ({ page }) => {
  const key = devnetPrivateKey('alice');
  await page.goto('/wallet/utilities/message');
  const signing = page.getByRole('region', { name: 'Sign a message' });
  await signing.getByLabel('Message').fill('I own alice');
  await signing.getByLabel('Private key').fill(key.toWif());
  await signing.getByRole('button', { name: 'Sign the message' }).click();
  const signature = await signing.getByText(/^SIG_K1_/).innerText();
  await expect(signing.getByLabel('Private key')).toHaveValue('');
  const recovered = Signature.from(signature).recoverMessage(Buffer.from('I own alice'));
  expect(String(recovered)).toBe(String(key.toPublic()));

  const verifying = page.getByRole('region', { name: 'Verify a message' });
  await verifying.getByLabel('Message').fill('I own alice');
  await verifying.getByLabel('Signature').fill(signature);
  await verifying.getByLabel(/^Expected public key/).fill(String(key.toPublic()));
  await verifying.getByRole('button', { name: 'Verify' }).click();
  await expect(verifying).toContainText('Valid signature of the expected key');
  // The address is a link to the same check.
  await page.reload();
  await verifying.getByLabel('Message').fill('I own bob');
  await verifying.getByRole('button', { name: 'Verify' }).click();
  await expect(verifying).toContainText(/Signed by another key|Invalid signature/);
});

/** A packed transfer, and its id. */
function packedTransfer(): { packed: string; id: string } {
  const transaction = Transaction.from({
    expiration: '2026-12-01T00:00:00',
    ref_block_num: 1,
    ref_block_prefix: 2,
    actions: [
      {
        account: 'eosio.token',
        name: 'transfer',
        authorization: [{ actor: 'alice', permission: 'active' }],
        data: '0000000000855c340000000000000e3d102700000000000004454f530000000000',
      },
    ],
  });
  return {
    packed: Serializer.encode({ object: transaction }).hexString,
    id: String(transaction.id),
  };
}

test('decodes names, dates and packed transactions by link', async ({ page }) => {
  await page.goto('/wallet/utilities/decode?text=alice');
  const main = page.getByRole('main');
  await expect(main).toContainText('3773036822876127232');
  const { packed, id } = packedTransfer();
  await page.getByLabel('Text or hex').fill(packed);
  await main.getByRole('button', { name: 'Decode' }).click();
  await expect(main.getByRole('region', { name: 'Preview' })).toContainText('alice');
  await expect(main.getByRole('region', { name: 'Details' })).toContainText(id.slice(0, 10));
  await page.getByLabel('Text or hex').fill('2026-11-20T12:00:00');
  await main.getByRole('button', { name: 'Decode' }).click();
  await expect(main.getByRole('region', { name: 'Date' })).toContainText('1795176000');
  await expect(page).toHaveURL(/text=2026/);
  await page.getByLabel('Text or hex').fill('no such thing!');
  await main.getByRole('button', { name: 'Decode' }).click();
  await expect(main).toContainText('Unknown format');
});

interface Scheduled {
  transactions: { trx_id: string; transaction: { actions: { authorization: object[] }[] } }[];
}

const scheduled = () =>
  ask<Scheduled>('/v1/chain/get_scheduled_transactions', { json: true, limit: 50 });

test('cancels a deferred transaction', async ({ page }) => {
  const of = (one: Scheduled['transactions'][number]) =>
    JSON.stringify(one.transaction.actions[0]?.authorization).includes(waiting);
  const own = (await scheduled()).transactions.find(of);
  const id = own?.trx_id ?? '';
  await page.goto('/wallet/utilities/cancel-deferred?id=12ab');
  await logIn(page, waiting);
  const main = page.getByRole('main');
  const field = page.getByLabel('Transaction id');
  await expect(main).toContainText('Expected a transaction id');
  await main.getByRole('button', { name: 'Cancel the transaction' }).click();
  await expect(field).toHaveValue('12ab');
  await page.getByRole('button', { name: `Choose ${id.slice(0, 8)}` }).click();
  await expect(field).toHaveValue(id);
  expect(await scrollsSideways(page)).toBe(false);
  await main.getByRole('button', { name: 'Cancel the transaction' }).click();
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  await expect(async () => {
    expect((await scheduled()).transactions.map(({ trx_id }) => trx_id)).not.toContain(id);
  }).toPass();
  const [act] = await actionsOf(waiting, 'eosio:canceldelay');
  const level = { actor: waiting, permission: 'active' };
  expect(act).toMatchObject({
    authorization: [level],
    data: { canceling_auth: level, trx_id: id },
  });
  await expect(main).toContainText('No deferred transactions.');
});

test('uploads code and ABI in one transaction', async ({ page }) => {
  await page.goto('/wallet/utilities/upload-contract');
  const main = page.getByRole('main');
  const files = page.getByLabel(/^Choose or drop/);
  await files.setInputFiles([{ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }]);
  await expect(main).toContainText('Neither WebAssembly nor an ABI');
  // What was chosen stays through a log-in.
  await logIn(page, deployer);
  await expect(main).toContainText('Neither WebAssembly nor an ABI');
  await expect(main.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  await files.setInputFiles([
    { name: 'hello.wasm', mimeType: 'application/wasm', buffer: code },
    { name: 'hello.abi', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(abi)) },
  ]);
  await expect(main.getByRole('region', { name: 'Code' })).toContainText(`${code.length} bytes`);
  expect(await scrollsSideways(page)).toBe(false);
  await main.getByRole('button', { name: 'Upload', exact: true }).click();
  await sign(page);
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  const { account_name, abi: set } = await ask<{ account_name: string; abi: typeof abi }>(
    '/v1/chain/get_abi',
    { account_name: deployer },
  );
  expect([account_name, set.actions, set.structs]).toEqual([deployer, abi.actions, abi.structs]);
  const [setabi, setcode] = await actionsOf(deployer, 'eosio:setabi,eosio:setcode');
  expect([setcode?.trx_id, setcode?.name]).toEqual([setabi?.trx_id, 'setcode']);
  expect(setcode).toMatchObject({
    authorization: [{ actor: deployer, permission: 'active' }],
    data: { account: deployer, vmtype: 0, vmversion: 0 },
  });
});

test.describe('the tax export', () => {
  test('has all transfers, and is there after a reload', async ({ page }) => {
    await page.goto(`/wallet/tax?account=${holder}`);
    const main = page.getByRole('main');
    await main.getByLabel('Account', { exact: true }).fill('nosuchname12');
    await main.getByRole('button', { name: 'Read the transfers' }).click();
    await expect(main).toContainText('Enter an account that exists.');
    await main.getByLabel('Account', { exact: true }).fill(holder);
    await main.getByRole('button', { name: 'Read the transfers' }).click();
    await expect(main).toContainText('The history is complete');
    const saving = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Save the file' }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    const [head = '', ...lines] = text.trim().split('\r\n');
    expect(head.split(',').slice(0, 3)).toEqual(['Type', 'Buy Amount', 'Buy Currency']);
    // What came less what went is what is held.
    const units = (amount = '') => (amount === '' ? 0 : Math.round(Number(amount) * 10_000));
    const rows = lines.map((line) => line.split(','));
    const sum = rows.reduce(
      (total, [, bought, of, sold, to]) =>
        total + (of === core.code ? units(bought) : 0) - (to === core.code ? units(sold) : 0),
      0,
    );
    const [balance] = await ask<string[]>('/v1/chain/get_currency_balance', {
      code: core.contract,
      account: holder,
      symbol: core.code,
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(sum).toBe(units(balance?.split(' ')[0]));
    // Values are in dollars. Who counts in euros has to choose them.
    const values = main.getByLabel('Fill in values in US dollars');
    await expect(values).toBeChecked();
    await page.evaluate((key) => {
      localStorage.setItem(key, JSON.stringify({ freeCpuEnabled: false, currency: 'EUR' }));
    }, settingsKey);
    // What was read is there after a reload.
    await page.reload();
    await main.getByRole('button', { name: 'Read the transfers' }).click();
    await expect(main).toContainText('The history is complete');
    await expect(values).not.toBeChecked();
    await values.check();
    await expect(page).toHaveURL(/values=yes/);
    await main.getByRole('button', { name: 'Delete and start over' }).click();
    await expect(main).toContainText('Not started');
  });
});

interface Act {
  name: string;
  authorization: object[];
  data: Record<string, unknown>;
  trx_id: string;
}

/** An account's latest actions of a contract, newest first, once the history has them. */
async function actionsOf(account: string, filter: string): Promise<Act[]> {
  let found: Act[] = [];
  await expect(async () => {
    const query = `account=${account}&filter=${filter}&limit=5&sort=desc`;
    const response = await fetch(`${devnetUrl}/v2/history/get_actions?${query}`);
    const { actions } = (await response.json()) as { actions: { act: Act; trx_id: string }[] };
    found = actions.map(({ act, trx_id }) => ({ ...act, trx_id }));
    expect(found.length).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
  return found;
}
