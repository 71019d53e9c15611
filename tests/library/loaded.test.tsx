import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '#src/i18n/text-area.ts';
import { chainAt, createClient } from '#src/library/chain.ts';
import { AccountCard, SignReview, TransferReview } from '#src/library/loaded.tsx';
import { PronghornProvider } from '#src/library/provider.tsx';
import { reviewActions } from '#src/library/review.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { deleteauth } from '#src/chain/actions/permission.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { soon } from '../soon.ts';

await loadTexts('en');

const chainId = 'ab'.repeat(32);
const chain = chainAt({ endpoints: ['http://one.example/'], coreSymbol: '4,SYS', chainId });

const limit = { used: 0, available: 1, max: 1 };
const bob = {
  account_name: 'bob',
  created: '2026-01-01T00:00:00.000',
  ram_quota: 1,
  ram_usage: 0,
  net_limit: limit,
  cpu_limit: limit,
  permissions: [],
};

/** A node with two accounts, of which one has tokens. */
const node: typeof fetch = (input, init) => {
  const path = String(input).replace('http://one.example', '');
  const body = JSON.parse(String(init?.body ?? '{}')) as Record<string, string>;
  const json = (value: unknown, status = 200) =>
    Promise.resolve(new Response(JSON.stringify(value), { status }));
  if (path === '/v1/chain/get_info') {
    const now = new Date().toISOString().replace('Z', '');
    return json({ chain_id: chainId, head_block_time: now, head_block_num: 9 });
  }
  if (path === '/v1/chain/get_currency_balance')
    return json(body['account'] === 'alice' ? ['10.0000 SYS'] : []);
  if (path === '/v1/chain/get_account' && body['account_name'] === 'bob') return json(bob);
  return json({ code: 500, error: { code: 0, name: 'exception', what: 'unknown key' } }, 500);
};
const client = createClient(chain, { fetch: node });

test('a chain with given endpoints sends requests to no others', () => {
  const own = chainAt({ endpoints: ['http://one.example/'], like: eos });
  expect(own.endpoints.actions).toEqual(['http://one.example']);
  expect([own.hyperionUrl, own.lightApi, own.backendUrl, own.chainId]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(own.coreSymbol).toEqual(eos.coreSymbol);
  expect(() => chainAt({ endpoints: [], coreSymbol: 'SYS' })).toThrow('Invalid symbol');
});

const action = (to: string, memo = '') =>
  transfer({
    contract: 'eosio.token',
    from: 'alice',
    to,
    quantity: parseAsset('2.5000 SYS'),
    memo,
  });

test('a review has balances now, changes and the recipient', async () => {
  const review = await reviewActions(client, [action('bob', 'rent')]);
  expect([...review.currentBalances.values()].map((asset) => asset?.units ?? null)).toEqual([
    100_000n,
    null,
  ]);
  expect(review.balances.map(({ holder, changes }) => [holder, changes[0]?.amount.units])).toEqual([
    ['alice', -25_000n],
    ['bob', 25_000n],
  ]);
  expect(review.checks.map(({ kind }) => kind)).toEqual(['recipient', 'core-token', 'memo-public']);
  expect(review.checks[0]).toMatchObject({ name: 'bob', existence: 'exists' });
});

test('a change of a permission is reviewed as an account takes it that limits such changes', async () => {
  const limited: typeof fetch = (input, init) =>
    String(input).endsWith('/get_table_rows')
      ? Promise.resolve(Response.json({ rows: [limitRow], more: false }))
      : node(input, init);
  const limitRow = { account: 'alice', allow_perms: ['owner'], disallow_perms: [] };
  const at = createClient(chain, { fetch: limited });
  const { toSign, actions } = await reviewActions(at, [deleteauth('alice', 'games', 'owner')]);
  expect(toSign).toMatchObject([{ name: 'deleteauth', data: { authorized_by: 'owner' } }]);
  expect(actions).toMatchObject(toSign);
  render(
    <PronghornProvider>
      <SignReview client={at} actions={[deleteauth('alice', 'games')]} onSign={vi.fn()} />
    </PronghornProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('alice does not let its permission active change permissions'),
  );
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  expect((await reviewActions(client, [deleteauth('alice', 'games')])).toSign[0]?.data).toEqual({
    account: 'alice',
    permission: 'games',
  });
});

const fields = { client, from: 'alice', to: 'bob', quantity: '2.5000 SYS' };

test('a transfer is reviewed as it is typed', async () => {
  const { rerender } = render(
    <PronghornProvider>
      <TransferReview {...fields} quantity="2.5" />
    </PronghornProvider>,
  );
  expect(await screen.findByText('Complete the form to see its effects.')).toBeDefined();
  rerender(
    <PronghornProvider>
      <TransferReview {...fields} />
    </PronghornProvider>,
  );
  expect(await screen.findAllByText('alice', { selector: 'a' })).toHaveLength(2);
  expect(await screen.findByText(/exists/)).toBeDefined();
});

test('what is handed to a wallet is what was reviewed, and nothing for a recipient that is missing', async () => {
  const onSign = vi.fn();
  const { rerender } = render(
    <PronghornProvider>
      <TransferReview {...fields} memo="rent" onSign={onSign} />
    </PronghornProvider>,
  );
  const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Sign' });
  (await button()).click();
  expect(onSign).toHaveBeenCalledExactlyOnceWith([action('bob', 'rent')]);
  rerender(
    <PronghornProvider>
      <TransferReview {...fields} to="nobody" onSign={onSign} />
    </PronghornProvider>,
  );
  await soon(async () => expect((await button()).disabled).toBe(true));
});

test('a failure names the endpoint', async () => {
  const broken = createClient(chain, { fetch: () => Promise.reject(new Error('no route')) });
  render(
    <PronghornProvider>
      <AccountCard client={broken} name="alice" />
    </PronghornProvider>,
  );
  expect(await screen.findByRole('alert', {}, { timeout: 20_000 })).toHaveProperty(
    'textContent',
    expect.stringContaining('one.example'),
  );
});
