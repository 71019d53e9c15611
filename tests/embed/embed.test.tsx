import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import { symbolCodeToBigint } from '#src/chain/core/symbol-bigint.ts';
import { Embed } from '#src/embed/embed.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { chainAt, createClient } from '#src/library/chain.ts';

// Their texts load with them, before the tests.
await Promise.all([
  import('#src/library/account-card.tsx'),
  import('#src/library/transaction-card.tsx'),
  import('#src/library/token-card.tsx'),
  import('#src/components/ui/stale-line.tsx'),
]);
await Promise.all([loadTexts('en'), loadTexts('ar')]);

const chainId = 'ab'.repeat(32);
const id = 'cd'.repeat(32);
const config = chainAt({
  endpoints: ['http://one.example'],
  like: eos,
  chainId,
  coreSymbol: '4,SYS',
});
const own = { ...config, accounts: { ...config.accounts, token: 'eosio.token' } };

const limit = { used: 0, available: 1, max: 1 };
const account = {
  account_name: 'bob',
  created: '2026-01-01T00:00:00.000',
  core_liquid_balance: '10.0000 SYS',
  ram_quota: 1_000,
  // Scarce, so that a page with forms would offer them.
  ram_usage: 990,
  net_limit: limit,
  cpu_limit: { used: 1, available: 0, max: 1 },
  permissions: [],
};
/** The scope of its table is the code as a number. */
const sys = String(symbolCodeToBigint('SYS'));
const stat = { supply: '10.0000 SYS', max_supply: '100.0000 SYS', issuer: 'eosio' };
const trace = {
  id,
  trx: { receipt: { status: 'executed', cpu_usage_us: 100, net_usage_words: 16 }, trx: {} },
  block_num: 7,
  block_time: '2026-01-01T00:00:00.000',
  last_irreversible_block: 9,
  traces: [
    {
      receipt: { receiver: 'eosio.token', global_sequence: '1' },
      receiver: 'eosio.token',
      act: {
        account: 'eosio.token',
        name: 'transfer',
        authorization: [{ actor: 'alice', permission: 'active' }],
        data: { from: 'alice', to: 'bob', quantity: '1.0000 SYS', memo: 'rent' },
      },
      trx_id: id,
      block_num: 7,
      block_time: '2026-01-01T00:00:00.000',
      action_ordinal: 1,
      creator_action_ordinal: 0,
      inline_traces: [],
    },
  ],
};

/** A node with one account, one token and one transaction, whose head is so many seconds old. */
function nodeWith(age = 0): typeof fetch {
  return (input, init) => {
    const path = String(input).replace('http://one.example', '');
    const body = JSON.parse(String(init?.body ?? '{}')) as Record<string, string>;
    const json = (value: unknown, status = 200) =>
      Promise.resolve(new Response(JSON.stringify(value), { status }));
    if (path === '/v1/chain/get_info') {
      const time = new Date(Date.now() - age * 1_000).toISOString().replace('Z', '');
      return json({
        chain_id: chainId,
        head_block_time: time,
        head_block_num: 9,
        head_block_id: id,
        head_block_producer: 'eosio',
        last_irreversible_block_num: 8,
        last_irreversible_block_id: id,
        server_version_string: 'v1',
      });
    }
    if (path === '/v1/chain/get_currency_stats') return json({ SYS: stat });
    if (path === '/v1/chain/get_table_rows')
      return json({
        rows: body['table'] === 'stat' && body['scope'] === sys ? [stat] : [],
        more: false,
      });
    if (path === '/v1/chain/get_account' && body['account_name'] === 'bob') return json(account);
    if (path === '/v1/history/get_transaction' && body['id'] === id) return json(trace);
    return json({ code: 500, error: { code: 0, name: 'exception', what: 'unknown key' } }, 500);
  };
}

async function show(address: string, fetch = nodeWith()): Promise<HTMLElement> {
  const url = new URL(address, 'https://eos.example.org');
  const client = createClient(own, { fetch });
  return (await act(async () => render(<Embed client={client} url={url} />))).container;
}

const toSite = () => screen.findByRole('link', { name: /Open in/ });

test('an account has its card, its source and age, and the link to its page', async () => {
  const card = await show('/embed/account/bob');
  expect(await screen.findByRole('heading', { name: 'bob' })).toBeDefined();
  expect(card.textContent).toMatch(/Source: one\.example.*Read (now|\d+ seconds? ago)/);
  const link = await toSite();
  expect(link.getAttribute('href')).toBe('https://eos.example.org/account/bob');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('a transaction has its sentence, its actions and its source', async () => {
  const card = await show(`/embed/transaction/${id.toUpperCase()}`);
  expect(await screen.findByRole('heading', { name: 'Actions' })).toBeDefined();
  expect(card.textContent).toContain('alice');
  expect(card.textContent).toMatch(/Source: History API/);
  expect((await toSite()).getAttribute('href')).toBe(`https://eos.example.org/transaction/${id}`);
});

test('a token has its supply and issuer, without the way to actions of its contract', async () => {
  await show('/embed/token/eosio.token/SYS');
  const issuer = await screen.findByText('Issuer');
  expect(within(issuer.parentElement!).getByRole('link', { name: 'eosio' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /of the contract/ })).toBeNull();
});

test.each(['/embed/account/bob', `/embed/transaction/${id}`, '/embed/token/eosio.token/SYS'])(
  'no form, and no link to one: %s',
  async (address) => {
    const card = await show(address);
    await screen.findByText(/^Source:/);
    const hrefs = [...card.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => /\/wallet|\/contract|tab=|^esr:/.test(href))).toEqual([]);
    expect(card.querySelector('form, input, select, textarea')).toBeNull();
  },
);

test('an account that the chain lacks, and a token that its contract lacks', async () => {
  await show('/embed/account/nobody');
  expect(await screen.findByText('No account has the name “nobody”.')).toBeDefined();
  await show('/embed/token/eosio.token/NONE');
  expect(await screen.findByText('eosio.token has not issued a token NONE')).toBeDefined();
});

test('a node that does not answer is named, with a button to try again', async () => {
  await show('/embed/account/bob', () => Promise.reject(new Error('no route')));
  expect((await screen.findByRole('alert')).textContent).toContain('one.example');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('a notice above the card names a node that is behind', async () => {
  await show('/embed/account/bob', nodeWith(600));
  expect(await screen.findByText('Node data is 10 min old')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'bob' })).toBeDefined();
});

test('an address of nothing requests nothing, and shows the addresses of cards', async () => {
  const asked: string[] = [];
  const card = await show('/embed/account/Bob!', (input) => {
    asked.push(String(input));
    return Promise.reject(new Error('asked'));
  });
  expect(await screen.findByRole('heading', { name: 'No card at this address' })).toBeDefined();
  expect(card.textContent).toContain('/embed/token/CONTRACT/SYMBOL');
  expect(asked).toEqual([]);
  expect((await toSite()).getAttribute('href')).toBe('https://eos.example.org/');
});

test('the language is that of the address, and stays on the way to the site', async () => {
  await show('/ar/embed/account/bob');
  const link = await screen.findByRole('link', { name: /Pronghorn/ });
  expect(link.textContent).toContain('افتح في');
  expect(link.getAttribute('href')).toBe('https://eos.example.org/ar/account/bob');
});
