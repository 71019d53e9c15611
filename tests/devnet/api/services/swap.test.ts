import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSwap } from '#src/chain/services/swap.ts';
import { bootChain } from '#devnet/start.ts';
import { clientOf } from '#tests/conformance/client.ts';
import { ask, BOOT_TIMEOUT } from '../support.ts';
import { named, run } from './running.ts';
import type { Running } from './running.ts';

let running: Running;
beforeAll(async () => {
  running = await run('proton');
}, BOOT_TIMEOUT);
afterAll(() => running.devnet.close());

const swap = () => createSwap({ url: named(running.config.swapUrl) });
const node = () => clientOf(running.devnet.url);

async function balance(symbol: string): Promise<number> {
  const body = { code: 'xtokens', account: 'bob', symbol };
  const { json } = await node().ask('chain/get_currency_balance', body);
  return parseFloat((json as unknown as string[])[0] ?? '0');
}

const pays = (quantity: string, memo: string) =>
  node().send([
    {
      account: 'xmd.token',
      name: 'transfer',
      by: 'bob',
      data: { from: 'bob', to: 'protonswap', quantity, memo },
    },
  ]);

it('a signed transfer fills an order, at the price that was quoted', async () => {
  expect(await swap().getOrder('order-7')).toMatchObject({
    success: false,
    errormsg: 'Order not found',
  });
  const { qty } = await swap().getQuote('XMD', '100', 'XETH');
  const before = await balance('XETH');
  const { status, json } = await pays('100.000000 XMD', 'XETH,order-7');
  expect(status).toBe(202);
  expect((await balance('XETH')) - before).toBeCloseTo(Number(qty), 4);
  const { transaction_id } = json;
  running.devnet.chain.produceBlock();
  expect(await swap().getOrder('order-7')).toMatchObject({ success: true, transaction_id });
  expect(await swap().getOrder(String(transaction_id))).toMatchObject({ success: true });
});

it('what is no order is not taken', async () => {
  for (const [quantity, memo, message] of [
    ['1.000000 XMD', 'hello', 'The memo must be the token that is wanted'],
    ['1.000000 XMD', 'NONE,order-8', 'Unknown pair'],
    ['0.000001 XMD', 'XETH,order-8', 'Amount is too small'],
    ['5.000000 XMD', 'XUSDC,first-order', 'An order of this id was filled before'],
  ] as const) {
    const { status, json } = await pays(quantity, memo);
    expect(status).toBe(500);
    expect(JSON.stringify(json)).toContain(message);
  }
  expect(await swap().getOrder('order-8')).toMatchObject({ success: false });
});

it('the story has one, on the test network too', async () => {
  expect(await swap().getOrder('first-order')).toMatchObject({ success: true });
  const { app } = bootChain('proton-test');
  expect((await ask(app, '/v1/order/first-order')).body).toMatchObject({ success: true });
});
