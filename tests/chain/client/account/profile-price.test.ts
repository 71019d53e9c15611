import { afterEach, expect, it } from 'vitest';
import { profilePrice } from '#src/chain/client/account/profile-price.ts';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import { closeAll } from '../../rpc/servers.ts';
import { nodeWith } from '../../tables/node.ts';

afterEach(closeAll);

async function priceOf(account: string, rows: readonly object[]): Promise<string> {
  const { pool } = await nodeWith({ accounts: rows });
  return formatAsset(await profilePrice({ pool, config: eos } as unknown as ChainAccess, account));
}

const bought = { account_name: 'judy', modifier: 'mallory', price: '0.1000 EOS' };

it('the first profile of an account has a fixed price, in the token before the core token', async () => {
  expect(await priceOf('bob', [])).toBe('0.1000 EOS');
});

it('a profile that another account bought costs its owner half of that', async () => {
  expect(await priceOf('judy', [bought])).toBe('0.0500 EOS');
  await expect(priceOf('judy', [{ ...bought, price: 'much' }])).rejects.toThrow('no price');
});

it('another row than the requested one is no price', async () => {
  expect(await priceOf('bob', [bought])).toBe('0.1000 EOS');
});
