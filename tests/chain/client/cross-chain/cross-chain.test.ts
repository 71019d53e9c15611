import { afterEach, expect, it } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import * as services from '#src/chain/client/cross-chain/cross-chain.ts';
import { closeAll, json, serve } from '../../rpc/servers.ts';

afterEach(closeAll);

/** Services of one host, which answer with a body. */
async function servicesWith(answer: unknown) {
  const asked: { url: string; body: string }[] = [];
  const { url } = await serve((_, response, request, body) => {
    asked.push({ url: String(request.url), body });
    json(response, answer);
  });
  const config = { swapUrl: `${url}/swap`, wrapUrl: `${url}/wrap`, accountServiceUrl: url };
  return { access: { config } as unknown as ChainAccess, asked };
}

const proof = {
  signer: { actor: 'alice', permission: 'active' },
  signature: 'SIG_K1_x',
  transaction: { actions: [] },
};

it('quotes and orders come from the swap service', async () => {
  const { access, asked } = await servicesWith({ success: true, qty: '3.1', token: 'XUSDC' });
  expect(await services.swapQuote(access, 'XPR', '10.0000', 'XUSDC')).toMatchObject({
    qty: '3.1',
  });
  await services.swapOrder(access, 'order-1');
  expect(asked.map(({ url }) => url)).toEqual([
    '/swap/v1/quote/XPR/10.0000/XUSDC',
    '/swap/v1/order/order-1',
  ]);
});

it('the fee of a withdrawal comes from the account service, and may be unknown', async () => {
  const fee = { quoteId: 'q', estimatedFee: '0.0002', currency: 'BTC', network: 'bitcoin' };
  const known = await servicesWith(fee);
  expect(await services.withdrawalFee(known.access, 'BTC', 'bitcoin')).toEqual(fee);
  const silent = await servicesWith({});
  expect(await services.withdrawalFee(silent.access, 'BTC', 'bitcoin')).toBeUndefined();
});

it('a withdrawal carries the proof, and fails where the bridge refuses it', async () => {
  const taken = await servicesWith({ success: true, id: 1 });
  await services.requestWithdrawal(taken.access, proof, { quoteId: 'q', amount: '1' });
  expect(JSON.parse(taken.asked[0]?.body ?? '')).toEqual({ quoteId: 'q', amount: '1', ...proof });
  const refused = await servicesWith({ success: false });
  await expect(services.requestWithdrawal(refused.access, proof, {})).rejects.toThrow(
    'The bridge did not accept the withdrawal',
  );
});

it('a deposit address is requested with the proof', async () => {
  const given = { id: '1', address: 'bc1q', coin: 'BTC', wallet: 'BTC', memo: null };
  const { access, asked } = await servicesWith(given);
  expect(await services.depositAddress(access, proof, 'BTC')).toEqual(given);
  expect(asked[0]?.url).toBe('/wrap/address/generate');
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ coin: 'BTC', ...proof });
});

it('withdrawals are listed by account', async () => {
  const page = { page: 1, pageSize: 10, numberOfElements: 0, totalPages: 0, totalElements: 0 };
  const { access, asked } = await servicesWith({ ...page, swaps: [] });
  expect((await services.withdrawals(access, 'alice')).swaps).toEqual([]);
  expect(asked[0]?.url).toBe('/wrap/withdrawals/alice');
});
