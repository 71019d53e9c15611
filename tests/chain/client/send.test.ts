import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/access.ts';
import { OutcomeUnknownError, sendSigned } from '#src/chain/client/send.ts';
import { eos } from '#src/chain/config/eos.ts';
import { FetchError } from '#src/chain/rpc/errors.ts';
import { CHAIN_ID, chainError, closeAll, infoBody, json, serve } from '../rpc/servers.ts';

afterEach(closeAll);

const ID = 'cd'.repeat(32);
const signed = { packed: 'ab12', signatures: ['SIG_K1_x'], id: ID };
const quick = { lookEvery: 1, looks: 2 };
const duplicate = chainError(3040008, 'tx_duplicate', 'duplicate transaction');

/** How a node takes a transaction: by an answer, or by breaking off. */
type Taking = (response: ServerResponse) => void;

const accept: Taking = (response) =>
  json(response, { transaction_id: ID, processed: { block_num: 99 } }, 202);
const breakOff: Taking = (response) => void response.destroy();
const refuse =
  (body: unknown): Taking =>
  (response) =>
    json(response, body, 500);

interface Nodes {
  readonly nodes: readonly Taking[];
  /** The number of the block in which the transaction is. */
  readonly inBlock?: number;
}

async function chainOf({ nodes, inBlock }: Nodes) {
  const bodies: string[] = [];
  const servers = await Promise.all(
    nodes.map((take) =>
      serve((path, response, _, body) => {
        if (path === '/v1/chain/get_info') return json(response, infoBody());
        if (path === '/v1/chain/get_block') return json(response, blockOf(body, inBlock));
        bodies.push(body);
        take(response);
      }),
    ),
  );
  const urls = servers.map(({ url }) => url);
  const access = openChain({
    ...{ ...eos, chainId: CHAIN_ID, hyperionUrl: null, historyTypes: [] },
    endpoints: { default: urls, actions: [], transactions: [], provider: urls },
  });
  return { access, bodies };
}

function blockOf(body: string, inBlock: number | undefined) {
  const { block_num_or_id: num } = JSON.parse(body) as { block_num_or_id: number };
  const transactions = num === inBlock ? [{ trx: { id: ID } }] : [{ trx: 'ee'.repeat(32) }];
  const about = { id: 'aa', timestamp: '2026-01-01T00:00:00.000', producer: 'x', previous: 'bb' };
  return { ...about, block_num: num, transactions };
}

describe('a signed transaction', () => {
  it('is sent once where a node takes it', async () => {
    const { access, bodies } = await chainOf({ nodes: [accept] });
    expect(await sendSigned(access, signed)).toEqual({ transactionId: ID, blockNum: 99 });
    expect(bodies).toHaveLength(1);
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      packed_trx: 'ab12',
      signatures: ['SIG_K1_x'],
    });
  });

  it('goes on as the same bytes where a node breaks off', async () => {
    const { access, bodies } = await chainOf({ nodes: [breakOff, accept] });
    expect(await sendSigned(access, signed)).toEqual({ transactionId: ID, blockNum: 99 });
    expect(new Set(bodies).size).toBe(1);
  });

  it('has arrived where the next node has it already', async () => {
    const nodes = [breakOff, refuse(duplicate)];
    const { access } = await chainOf({ nodes, inBlock: 98 });
    expect(await sendSigned(access, signed, quick)).toEqual({ transactionId: ID, blockNum: 98 });
  });

  it('has arrived even where its block is not found', async () => {
    const { access } = await chainOf({ nodes: [refuse(duplicate)] });
    expect(await sendSigned(access, signed, quick)).toEqual({ transactionId: ID, blockNum: null });
  });

  it('is found by its id where the only node broke off after taking it', async () => {
    const { access } = await chainOf({ nodes: [breakOff], inBlock: 97 });
    expect(await sendSigned(access, signed, quick)).toEqual({ transactionId: ID, blockNum: 97 });
  });

  it('may be anywhere where nobody can tell, and this is said with its id', async () => {
    const { access } = await chainOf({ nodes: [breakOff] });
    const outcome = sendSigned(access, signed, quick);
    await expect(outcome).rejects.toBeInstanceOf(OutcomeUnknownError);
    await expect(outcome).rejects.toMatchObject({ transactionId: ID });
  });

  it('was sent to nobody where the only node is of another chain', async () => {
    const { access } = await chainOf({ nodes: [accept] });
    const other = openChain({ ...access.config, chainId: 'bb'.repeat(32) });
    await expect(sendSigned(other, signed, quick)).rejects.toBeInstanceOf(FetchError);
  });

  it('is refused in the chain’s words, and sent nowhere else', async () => {
    const overdrawn = chainError(3050003, 'eosio_assert_message_exception', 'overdrawn balance');
    const { access, bodies } = await chainOf({ nodes: [refuse(overdrawn), accept] });
    await expect(sendSigned(access, signed)).rejects.toThrow('overdrawn balance');
    expect(bodies).toHaveLength(1);
  });
});
