import { afterEach, expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { heldByContracts } from '#src/chain/client/account/contract-balances.ts';
import { formatAsset, parseAsset } from '#src/chain/core/asset.ts';
import { createNodeClient } from '#src/chain/rpc/node.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';

afterEach(closeAll);

async function accessOf(balances: Readonly<Record<string, readonly string[]>>) {
  const server = await serve((_, response, __, body) => {
    const { code } = JSON.parse(body) as { code: string };
    const found = balances[code];
    if (found) json(response, found);
    else json(response, { message: 'down' }, 503);
  });
  const pool = createPool({ endpoints: [server.url], checkHead: false });
  const access = { node: createNodeClient(pool), config: eos } as unknown as ChainAccess;
  return { server, access };
}

const listed = (contract: string, text: string) => ({
  contract,
  amount: parseAsset(text),
  about: true,
});

it('the contract of a token has the last word on its balance and its decimals', async () => {
  const { access } = await accessOf({
    'token.defi': ['100.000000 BOX', '5 OTHER'],
    'eth.token111': ['1.234567890123456789 WETH'],
  });
  const tokens = [
    listed('token.defi', '100 BOX'),
    listed('eth.token111', '1.234567890123456690 WETH'),
    listed('swap.pcash', '350 LQAX'),
  ];
  const held = await heldByContracts(access, 'alice', tokens);
  expect(held.map(({ amount, about }) => [formatAsset(amount), about === true])).toEqual([
    ['100.000000 BOX', false],
    ['1.234567890123456789 WETH', false],
    ['350 LQAX', true],
  ]);
});

it('a token that its contract has no balance of is not held, whatever the indexer says', async () => {
  const { access } = await accessOf({ 'token.defi': ['5 OTHER'], gone: [], odd: ['?', '1 ELSE'] });
  const tokens = [
    listed('token.defi', '100 BOX'),
    listed('gone', '1.0000 GONE'),
    listed('odd', '2 ODD'),
  ];
  const held = await heldByContracts(access, 'alice', tokens);
  expect(held.map(({ amount, about }) => [formatAsset(amount), about === true])).toEqual([
    ['0 BOX', false],
    ['0.0000 GONE', false],
    ['2 ODD', true],
  ]);
});

it('a contract gets another request after a while, or once the indexer reports a change', async () => {
  const { access, server } = await accessOf({ 'token.defi': ['100.000000 BOX'] });
  let now = 0;
  const read = (text: string) =>
    heldByContracts(access, 'alice', [listed('token.defi', text)], {}, () => now);
  await read('100 BOX');
  await read('100 BOX');
  expect(server.requested).toHaveLength(1);
  await read('90 BOX');
  expect(server.requested).toHaveLength(2);
  now = 60_000;
  await read('90 BOX');
  expect(server.requested).toHaveLength(3);
});
