import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import {
  ForeignIdError,
  OpenFateError,
  OutcomeUnknownError,
  RefusedByOneError,
  RefusedForNowError,
} from '#src/chain/client/signing/send-errors.ts';
import { sendSigned } from '#src/chain/client/signing/send.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { FetchError, RpcError } from '#src/chain/rpc/errors.ts';
import { CHAIN_ID, chainError, closeAll, infoBody, json, serve } from '../../rpc/servers.ts';

afterEach(closeAll);

const ID = 'cd'.repeat(32);
const OTHER_ID = 'ef'.repeat(32);
const signed = { packed: 'ab12', signatures: ['SIG_K1_x'], id: ID };
const quick = { lookupIntervalMs: 1, attempts: 2 };
const duplicate = chainError(3040008, 'tx_duplicate', 'duplicate transaction');
const overdrawn = chainError(3050003, 'eosio_assert_message_exception', 'overdrawn balance');
const cpu = chainError(3080004, 'tx_cpu_usage_exceeded', 'billed CPU time');
const unsigned = chainError(3090003, 'unsatisfied_authorization', 'no such authority');
const expired = chainError(3040005, 'expired_tx_exception', 'expired transaction');

/** How a node handles a transaction: with a response, or with a broken connection. */
type Taking = (response: ServerResponse) => void;

const accept: Taking = (response) =>
  json(response, { transaction_id: ID, processed: { block_num: 99 } }, 202);
const acceptOther: Taking = (response) =>
  json(response, { transaction_id: OTHER_ID, processed: { block_num: 99 } }, 202);
const breakOff: Taking = (response) => void response.destroy();
const refuse =
  (body: unknown): Taking =>
  (response) =>
    json(response, body, 500);
const unsupportedCall: Taking = (response) => json(response, {}, 404);

interface Nodes {
  readonly nodes: readonly Taking[];
  /** The number of the block with the transaction. */
  readonly inBlock?: number;
  /** Which lookup finds it there. Default the first. */
  readonly foundAt?: number;
}

async function chainOf({ nodes, inBlock, foundAt = 1 }: Nodes) {
  const sentTo: number[] = [];
  const bodies: string[] = [];
  let looks = 0;
  const servers = await Promise.all(
    nodes.map((take, node) =>
      serve((path, response, _, body) => {
        if (path === '/v1/chain/get_info') return json(response, infoBody());
        if (path === '/v1/chain/get_block') {
          if (numberIn(body) === 100) looks += 1;
          return json(response, blockOf(body, looks >= foundAt ? inBlock : undefined));
        }
        sentTo.push(node);
        bodies.push(body);
        take(response);
      }),
    ),
  );
  const urls = servers.map(({ url }) => url);
  const access = openChain({
    ...eos,
    chainId: CHAIN_ID,
    hyperionUrl: null,
    historyTypes: [],
    endpoints: { default: urls, actions: [], transactions: [], provider: urls },
  });
  return { access, bodies, sentTo, urls, looks: () => looks };
}

const numberIn = (body: string) =>
  (JSON.parse(body) as { block_num_or_id: number }).block_num_or_id;

function blockOf(body: string, inBlock: number | undefined) {
  const num = numberIn(body);
  const transactions = num === inBlock ? [{ trx: { id: ID } }] : [{ trx: 'ee'.repeat(32) }];
  const about = { id: 'aa', timestamp: '2026-01-01T00:00:00.000', producer: 'x', previous: 'bb' };
  return { ...about, block_num: num, transactions };
}

describe('a signed transaction', () => {
  it('is sent once if a node accepts it', async () => {
    const { access, bodies, urls } = await chainOf({ nodes: [accept, accept] });
    expect(await sendSigned(access, signed)).toEqual({
      transactionId: ID,
      blockNum: 99,
      endpoint: urls[0],
      foreignFrom: null,
    });
    expect(bodies).toHaveLength(1);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({
      return_failure_trace: true,
      retry_trx: false,
      transaction: {
        packed_trx: 'ab12',
        signatures: ['SIG_K1_x'],
        compression: 0,
        packed_context_free_data: '',
      },
    });
  });

  it('is accepted without a block number if the node reports none', async () => {
    const { access } = await chainOf({
      nodes: [(response) => json(response, { transaction_id: ID, processed: null })],
    });
    expect(await sendSigned(access, signed)).toMatchObject({ blockNum: null });
  });

  it('is sent as the same bytes to the next node if the connection breaks', async () => {
    const { access, bodies, urls } = await chainOf({ nodes: [breakOff, accept] });
    expect(await sendSigned(access, signed)).toMatchObject({ blockNum: 99, endpoint: urls[1] });
    expect(bodies).toHaveLength(2);
    expect(new Set(bodies).size).toBe(1);
  });

  it('counts as sent if the next node already has it', async () => {
    const nodes = [breakOff, refuse(duplicate)];
    const { access, urls } = await chainOf({ nodes, inBlock: 98 });
    expect(await sendSigned(access, signed, quick)).toEqual({
      transactionId: ID,
      blockNum: 98,
      endpoint: urls[1],
      foreignFrom: null,
    });
  });

  it('counts as sent to a node that already has it, even if one lookup does not find its block', async () => {
    const { access, urls, looks } = await chainOf({ nodes: [refuse(duplicate)] });
    expect(await sendSigned(access, signed, quick)).toEqual({
      transactionId: ID,
      blockNum: null,
      endpoint: urls[0],
      foreignFrom: null,
    });
    expect(looks()).toBe(1);
  });

  it('is sent to a second operator if the first reports a duplicate', async () => {
    const { access, sentTo, urls } = await chainOf({ nodes: [refuse(duplicate), accept] });
    expect(await sendSigned(access, signed)).toMatchObject({ blockNum: 99, endpoint: urls[1] });
    expect(sentTo).toEqual([0, 1]);
  });

  it('is found by its id if the only node broke the connection after accepting it', async () => {
    const { access } = await chainOf({ nodes: [breakOff], inBlock: 97 });
    expect(await sendSigned(access, signed, quick)).toEqual({
      transactionId: ID,
      blockNum: 97,
      endpoint: null,
      foreignFrom: null,
    });
  });

  it('is looked up several times if no node responds', async () => {
    const { access, looks } = await chainOf({ nodes: [breakOff], inBlock: 97, foundAt: 5 });
    expect(await sendSigned(access, signed, { lookupIntervalMs: 1 })).toMatchObject({
      blockNum: 97,
    });
    expect(looks()).toBe(5);
  });

  it('has an unknown outcome if nothing finds it, and the error has its id', async () => {
    const { access, looks } = await chainOf({ nodes: [breakOff, breakOff] });
    const outcome = sendSigned(access, signed, quick);
    await expect(outcome).rejects.toBeInstanceOf(OutcomeUnknownError);
    await expect(outcome).rejects.toMatchObject({
      transactionId: ID,
      name: 'OutcomeUnknownError',
      cause: expect.any(FetchError),
    });
    // Each lookup asks both nodes.
    expect(looks()).toBe(4);
  });

  it('was not sent if the only node serves another chain', async () => {
    const { access, sentTo } = await chainOf({ nodes: [accept] });
    const other = openChain({ ...access.config, chainId: 'bb'.repeat(32) });
    await expect(sendSigned(other, signed, quick)).rejects.toBeInstanceOf(FetchError);
    expect(sentTo).toEqual([]);
  });

  it('is looked up if every node that got it says that it takes no transactions', async () => {
    const { access, looks } = await chainOf({ nodes: [unsupportedCall, unsupportedCall] });
    await expect(sendSigned(access, signed, quick)).rejects.toBeInstanceOf(OutcomeUnknownError);
    // Each lookup asks both nodes.
    expect(looks()).toBe(4);
  });

  it('is found by its id if the only node accepted it and says that it takes none', async () => {
    const { access } = await chainOf({ nodes: [unsupportedCall], inBlock: 97 });
    expect(await sendSigned(access, signed, quick)).toMatchObject({ blockNum: 97 });
  });

  it('is looked up if one node accepts none and another broke the connection', async () => {
    const { access } = await chainOf({ nodes: [unsupportedCall, breakOff] });
    await expect(sendSigned(access, signed, quick)).rejects.toBeInstanceOf(OutcomeUnknownError);
  });
});

describe('a refusal', () => {
  it('that is permanent is confirmed if a second operator refuses permanently too', async () => {
    const { access, sentTo, looks, urls } = await chainOf({
      nodes: [refuse(expired), refuse(unsigned), accept],
    });
    const outcome = sendSigned(access, signed, quick);
    await expect(outcome).rejects.toBeInstanceOf(RpcError);
    await expect(outcome).rejects.toMatchObject({
      code: 3040005,
      endpoint: urls[0],
    });
    expect(sentTo).toEqual([0, 1]);
    expect(looks()).toBe(0);
  });

  it.each([
    ['the balance', [overdrawn, overdrawn]],
    ['CPU', [cpu, cpu]],
    ['the expiry at one node and CPU at the other', [expired, cpu]],
    ['CPU at one node and the signature at the other', [cpu, unsigned]],
  ])('for %s may pass, so that the bytes may still be executed', async (_, refusals) => {
    const { access, sentTo } = await chainOf({ nodes: refusals.map((one) => refuse(one)) });
    const outcome = sendSigned(access, signed, quick);
    await expect(outcome).rejects.toBeInstanceOf(RefusedForNowError);
    await expect(outcome).rejects.toMatchObject({ transactionId: ID });
    expect(sentTo).toEqual([0, 1]);
  });

  it('is overruled if a second operator accepts the same bytes', async () => {
    const { access, bodies, urls } = await chainOf({ nodes: [refuse(expired), accept] });
    expect(await sendSigned(access, signed)).toEqual({
      transactionId: ID,
      blockNum: 99,
      endpoint: urls[1],
      foreignFrom: null,
    });
    expect(new Set(bodies).size).toBe(1);
  });

  it('is overruled if a second operator already has the transaction', async () => {
    const { access, urls } = await chainOf({
      nodes: [refuse(expired), refuse(duplicate)],
      inBlock: 96,
    });
    expect(await sendSigned(access, signed, quick)).toMatchObject({
      blockNum: 96,
      endpoint: urls[1],
    });
  });

  it("of the only node counts as one node's refusal, after a search of its blocks", async () => {
    const { access, looks } = await chainOf({ nodes: [refuse(overdrawn)] });
    const outcome = sendSigned(access, signed, quick);
    await expect(outcome).rejects.toBeInstanceOf(RefusedByOneError);
    await expect(outcome).rejects.toMatchObject({
      transactionId: ID,
      message: 'overdrawn balance',
      name: 'RefusedByOneError',
      refusal: { code: 3050003 },
      cause: expect.any(RpcError),
    });
    expect(looks()).toBe(2);
  });

  it('of one node is not confirmed by a broken connection', async () => {
    const { access } = await chainOf({ nodes: [refuse(overdrawn), breakOff] });
    await expect(sendSigned(access, signed, quick)).rejects.toBeInstanceOf(RefusedByOneError);
  });

  it('of one node is not confirmed by another transaction id', async () => {
    const { access } = await chainOf({ nodes: [refuse(overdrawn), acceptOther] });
    await expect(sendSigned(access, signed, quick)).rejects.toBeInstanceOf(RefusedByOneError);
  });

  it("after a broken connection counts as one node's refusal: the other node may have accepted", async () => {
    const { access, sentTo } = await chainOf({ nodes: [breakOff, refuse(overdrawn)] });
    await expect(sendSigned(access, signed, quick)).rejects.toBeInstanceOf(OpenFateError);
    expect(sentTo).toEqual([0, 1, 0]);
  });

  it('of the only node is overruled if a block contains the transaction', async () => {
    const { access } = await chainOf({ nodes: [refuse(expired)], inBlock: 95, foundAt: 2 });
    expect(await sendSigned(access, signed, quick)).toEqual({
      transactionId: ID,
      blockNum: 95,
      endpoint: null,
      foreignFrom: null,
    });
  });

  it('is checked as often as the option allows', async () => {
    const { access, looks } = await chainOf({ nodes: [refuse(expired)] });
    const options = { ...quick, attemptsAfterRefusal: 3 };
    await expect(sendSigned(access, signed, options)).rejects.toBeInstanceOf(RefusedByOneError);
    expect(looks()).toBe(3);
  });
});

describe('another transaction id', () => {
  it('is an error, and the transaction keeps its own id', async () => {
    const { access, urls, looks } = await chainOf({ nodes: [acceptOther] });
    const outcome = sendSigned(access, signed, quick);
    await expect(outcome).rejects.toBeInstanceOf(ForeignIdError);
    await expect(outcome).rejects.toMatchObject({
      transactionId: ID,
      endpoint: urls[0],
      name: 'ForeignIdError',
      message: 'The node returned a different transaction id',
    });
    expect(looks()).toBe(2);
  });

  it('is reported, and a second operator still gets the bytes', async () => {
    const { access, urls } = await chainOf({ nodes: [acceptOther, accept] });
    expect(await sendSigned(access, signed)).toEqual({
      transactionId: ID,
      blockNum: 99,
      endpoint: urls[1],
      foreignFrom: urls[0],
    });
  });

  it('is reported if a block contains the transaction', async () => {
    const { access, urls } = await chainOf({ nodes: [acceptOther], inBlock: 99 });
    expect(await sendSigned(access, signed, quick)).toMatchObject({
      transactionId: ID,
      blockNum: 99,
      endpoint: null,
      foreignFrom: urls[0],
    });
  });

  it('is an error if a second operator refuses', async () => {
    const { access } = await chainOf({ nodes: [acceptOther, refuse(overdrawn)] });
    await expect(sendSigned(access, signed, quick)).rejects.toBeInstanceOf(ForeignIdError);
  });
});

describe('bytes that were sent before', () => {
  it('go to another operator first', async () => {
    const { access, sentTo, urls } = await chainOf({ nodes: [accept, accept] });
    const sent = await sendSigned(access, signed, { sentTo: urls[0] ?? null });
    expect(sent.endpoint).toBe(urls[1]);
    expect(sentTo).toEqual([1]);
  });

  it('go to the same node if there is no other', async () => {
    const { access, sentTo, urls } = await chainOf({ nodes: [refuse(duplicate)] });
    await sendSigned(access, signed, { ...quick, sentTo: urls[0] ?? null });
    expect(sentTo).toEqual([0]);
  });
});

it('stops after an abort', async () => {
  const { access, looks } = await chainOf({ nodes: [breakOff] });
  const controller = new AbortController();
  const sending = sendSigned(access, signed, {
    lookupIntervalMs: 60_000,
    attempts: 2,
    signal: controller.signal,
  });
  await expect.poll(looks).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(looks()).toBe(1);
  const reason = new Error('left');
  controller.abort(reason);
  const late = sendSigned(access, signed, { signal: controller.signal });
  await expect(late).rejects.toBe(reason);
  void sending.catch(() => undefined);
});
