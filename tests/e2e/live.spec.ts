import { PrivateKey, Serializer, Transaction } from '@wharfkit/antelope';
import { ask, demoAccount, expect, scrollsSideways, test } from './fixtures.ts';

interface Info {
  chain_id: string;
  head_block_num: number;
  head_block_id: string;
  head_block_time: string;
}

/** Sends tokens of alice to bob past the page, and returns the transaction's id. */
async function transfer(memo: string): Promise<string> {
  const { privateKey } = await demoAccount('alice');
  const info = await ask<Info>('/v1/chain/get_info', {});
  const { binargs } = await ask<{ binargs: string }>('/v1/chain/abi_json_to_bin', {
    ...{ code: 'eosio.token', action: 'transfer' },
    args: { from: 'alice', to: 'bob', quantity: '0.0001 EOS', memo },
  });
  const transaction = Transaction.from({
    expiration: new Date(Date.parse(`${info.head_block_time}Z`) + 60_000)
      .toISOString()
      .slice(0, 19),
    ref_block_num: info.head_block_num & 0xffff,
    ref_block_prefix: Buffer.from(info.head_block_id, 'hex').readUInt32LE(8),
    actions: [
      {
        ...{ account: 'eosio.token', name: 'transfer', data: binargs },
        authorization: [{ actor: 'alice', permission: 'active' }],
      },
    ],
  });
  const signature = PrivateKey.from(privateKey).signDigest(
    transaction.signingDigest(info.chain_id),
  );
  const { transaction_id } = await ask<{ transaction_id: string }>('/v1/chain/push_transaction', {
    ...{ signatures: [String(signature)], compression: 'none', packed_context_free_data: '' },
    packed_trx: Serializer.encode({ object: transaction }).hexString,
  });
  return transaction_id;
}

test('actions appear as they happen, wait while the list is read, and stop on space', async ({
  page,
}, { project }) => {
  const memo = (word: string) => `${word} ${project.name} ${Date.now()}`;
  await page.goto('/live');
  await expect(page.getByText('Running')).toBeVisible();
  await expect(page.getByText('Every block is read from the chain’s nodes')).toBeVisible();
  const list = page.getByRole('list', { name: 'Actions, newest first' });
  const first = memo('first');
  const id = await transfer(first);
  const row = list.getByRole('listitem').filter({ hasText: first });
  await expect(row).toContainText('alice sent 0.0001 EOS to bob');
  await expect(row.locator(`a[href="/transaction/${id}"]`)).toBeVisible();
  await expect(row.locator('a[href^="/block/"]')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);

  await row.locator('a[href^="/block/"]').focus();
  const second = memo('second');
  await transfer(second);
  const notice = page.getByRole('button', { name: /new – show$/ });
  await expect(notice).toBeVisible();
  await expect(list).not.toContainText(second);
  await notice.click();
  await expect(list).toContainText(second);

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Space');
  await expect(page.getByText('Paused')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('a filter of the address is streamed, shown as a chip, and taken out again', async ({ page }, {
  project,
}) => {
  await page.goto('/live?account=alice&name=transfer');
  await expect(page.getByText(/^Streamed by 127\.0\.0\.1/)).toBeVisible();
  const memo = `streamed ${project.name} ${Date.now()}`;
  await transfer(memo);
  await expect(page.getByRole('list', { name: 'Actions, newest first' })).toContainText(memo);
  await page.getByRole('button', { name: 'Remove the filter Action: transfer' }).click();
  await expect(page).toHaveURL(/\/live\?account=alice$/);
  await page.getByRole('button', { name: 'Remove the filter Account: alice' }).click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByText('Every block is read from the chain’s nodes')).toBeVisible();
});

test.describe('without the stream', () => {
  test.use({ allowedConsole: /WebSocket/ });

  test('blocks are read instead, and the line says so', async ({ page }) => {
    await page.routeWebSocket(/\/stream\//, (socket) => socket.close());
    await page.goto('/live?contract=eosio.token');
    await expect(page.getByText(/Every block is read.*is down/)).toBeVisible({ timeout: 20_000 });
  });
});
