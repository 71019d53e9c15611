import { expect, it, vi } from 'vitest';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { chainByKey, type ChainKey } from '#src/chain/config/registry.ts';
import { walletById, wallets, walletsFor, walletsOn } from '#src/chain/sign/wallets/table.ts';
import type { Device } from '#src/chain/sign/wallets/wallet.ts';
import { WalletError, walletFailure } from '#src/chain/sign/wallets/failure.ts';

const ids = (key: ChainKey, device: Device) =>
  walletsFor(chainByKey(key), device).map(({ id }) => id);

it('offers each chain its wallets, by device', () => {
  expect(ids('wax', 'desktop')).toContain('WaxCW');
  expect(ids('eos', 'desktop')).not.toContain('WaxCW');
  expect(ids('proton', 'mobile')).toEqual(expect.arrayContaining(['anchor', 'proton', 'esr']));
  expect(ids('eos', 'mobile')).not.toEqual(expect.arrayContaining(['cleos']));
  expect(ids('fio', 'desktop')).toContain('clio');
  expect(ids('eos', 'desktop')).not.toContain('clio');
});

it('offers proton-cli only on the chains that it supports: not on a test chain of the same key', () => {
  const offers = (chain: Parameters<typeof walletsOn>[0]) =>
    walletsOn(chain).some(({ id }) => id === 'protoncli');
  for (const key of ['proton', 'proton-test'] as const) {
    expect(offers(chainByKey(key))).toBe(true);
    expect(offers(withDevnet(chainByKey(key)))).toBe(false);
  }
  expect(offers(chainByKey('eos'))).toBe(false);
});

it('has every id once, and no typed key in a build for real chains', () => {
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length);
  expect(walletById('key')).toBeUndefined();
  expect(walletById('nothing')).toBeUndefined();
});

it('finds a wallet by the id that users are saved with', () => {
  expect(walletById('ScatterSockets')?.name).toBe('Scatter Desktop');
  expect(walletById('WaxCW')).toMatchObject({ id: 'WaxCW', chains: ['wax', 'wax-test'] });
});

it('says which wallets return their signature to a sponsor, and which stay selected', () => {
  const sponsored = ['anchor', 'ledger', 'ScatterSockets', 'ScatterExtension'];
  for (const id of sponsored) expect(walletById(id)?.takesSponsor, id).toBe(true);
  for (const id of ['WaxCW', 'proton', 'esr', 'metamask', 'tokenpocket', 'cleos', 'protoncli'])
    expect(walletById(id)?.takesSponsor, id).toBeUndefined();
  for (const id of ['anchor', 'ledger', 'cleos', 'clio', 'eosc'])
    expect(walletById(id)?.staysSelected, id).toBe(true);
  for (const id of ['wombat', 'ScatterSockets', 'protoncli'])
    expect(walletById(id)?.staysSelected, id).toBeUndefined();
});

it('offers a typed key in a build for test chains', async () => {
  vi.stubEnv('DEVELOPMENT_KEY', 'true');
  vi.resetModules();
  const table = await import('#src/chain/sign/wallets/table.ts');
  vi.unstubAllEnvs();
  const key = table.walletById('key');
  expect(key).toMatchObject({
    type: 'key',
    name: 'Development key',
    input: 'private-key',
    takesSponsor: true,
  });
  expect(table.walletsFor(chainByKey('eos'), 'mobile').map(({ id }) => id)).toContain('key');
  const privateKey = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
  const plugin = (await key?.load())?.open({ testnet: true, chainId: '', nodeUrl: '', privateKey });
  expect(plugin?.id).toBe('wallet-plugin-privatekey');
});

it.each(wallets.map((wallet) => [wallet.id, wallet] as const))(
  'can open %s',
  async (_, { load }) => {
    const { open } = await load();
    const chain = { testnet: false, chainId: 'ab'.repeat(32), nodeUrl: 'http://127.0.0.1' };
    const plugin = open(chain);
    expect(plugin.id).toMatch(/\S/);
    expect(plugin.metadata.name).toMatch(/\S/);
    expect([typeof plugin.login, typeof plugin.sign]).toEqual(['function', 'function']);
  },
);

it.each([
  [new WalletError('locked', 'x'), 'locked'],
  [new Error('x', { cause: new WalletError('wrong-chain', 'y') }), 'wrong-chain'],
  [{ code: 4001, message: 'User rejected the request.' }, 'rejected'],
  [new Error('Unable to open the popup window. Check your browser settings.'), 'popup-blocked'],
  [new Error('The request has timed out after 300 seconds. Please try again.'), 'timed-out'],
  [new Error('The request was cancelled from Anchor.'), 'rejected'],
  ['The Cloud Wallet was closed before the request was completed', 'rejected'],
  [new Error('http://x serves another chain'), 'wrong-chain'],
  [new Error('Metamask not found'), 'not-installed'],
  [new Error('Unable to connect with Scatter wallet'), 'unreachable'],
  [new Error('assertion failure with message: overdrawn balance'), null],
  [undefined, null],
])('reads a wallet’s error: %s', (error, failure) => {
  expect(walletFailure(error)).toBe(failure);
});
