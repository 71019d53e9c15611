import {
  HyperionStreamClient,
  StreamClientEvents,
  type ForkData,
  type IncomingData,
  type LIBData,
  type StreamActionsRequest,
  type StreamDeltasRequest,
} from '@eosrio/hyperion-stream-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { BOOT_TIMEOUT, signedTransfer, type TransferOptions } from './support.ts';
import { soon } from '#tests/soon.ts';

let devnet: RunningDevnet;
let client: HyperionStreamClient;
let reported: IncomingData[];

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, blockInterval: 0 });
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

beforeEach(async () => {
  // The published client reports its own closing on the console.
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  reported = [];
  client = new HyperionStreamClient({ endpoint: devnet.url });
  client.setAsyncDataHandler(async (data) => void reported.push(data));
  await client.connect();
});

afterEach(() => client.disconnect());

let memo = 0;

function transfer(options: TransferOptions = {}): string {
  const { id, body } = signedTransfer(devnet, { memo: `stream ${++memo}`, ...options });
  devnet.chain.push(body);
  return id;
}

const actionsOf = (request: Partial<StreamActionsRequest>) =>
  client.streamActions({
    contract: 'eosio.token',
    action: 'transfer',
    account: '',
    filters: [],
    start_from: 0,
    read_until: 0,
    ...request,
  });

const deltasOf = (request: Partial<StreamDeltasRequest>) =>
  client.streamDeltas({
    code: 'eosio.token',
    table: 'accounts',
    scope: '',
    payer: '',
    start_from: 0,
    read_until: 0,
    ...request,
  });

/** Something a later block tells ends the wait for what an earlier one may not tell. */
async function sentinel(): Promise<void> {
  const id = transfer({ from: 'bob', to: 'alice', memo: `sentinel ${memo}` });
  await client.streamActions({
    contract: 'eosio.token',
    action: 'transfer',
    account: '',
    filters: [],
    start_from: devnet.chain.headBlock.num + 1,
    read_until: 0,
  });
  devnet.chain.produceBlock();
  await soon(() => expect(ids()).toContain(id));
}

const ids = () => reported.map(({ content }) => content['trx_id'] as string);

describe('a stream of actions, read with the published client', () => {
  it('reports an action of the next block, with its data and receivers', async () => {
    const answer = (await actionsOf({})) as Record<string, unknown>;
    expect(answer).toMatchObject({ status: 'OK', currentBlockNum: devnet.chain.headBlock.num });
    const id = transfer({ quantity: '1.5000 EOS', memo: 'seen live' });
    const { num } = devnet.chain.produceBlock();
    await soon(() => expect(reported).toHaveLength(1));
    expect(reported[0]).toMatchObject({
      type: 'action',
      mode: 'live',
      content: {
        trx_id: id,
        block_num: num,
        act: {
          account: 'eosio.token',
          name: 'transfer',
          authorization: [{ actor: 'alice', permission: 'active' }],
          data: { from: 'alice', to: 'bob', quantity: '1.5000 EOS', memo: 'seen live' },
        },
      },
    });
    const receipts = reported[0]!.content['receipts'] as { receiver: string }[];
    expect(receipts.map(({ receiver }) => receiver)).toEqual(['eosio.token', 'alice', 'bob']);
  });

  it('leaves out what the request is not for', async () => {
    await actionsOf({ account: 'carol' });
    await actionsOf({ action: 'issue' });
    await actionsOf({ filters: [{ field: '@transfer.to', value: 'carol' }] });
    const id = transfer({ to: 'bob' });
    devnet.chain.produceBlock();
    await sentinel();
    expect(ids()).not.toContain(id);
  });

  it('takes any action of a contract, or any that notifies an account', async () => {
    await actionsOf({ contract: '', action: '', account: 'bob' });
    await actionsOf({ action: '*', filters: [{ field: 'act.data.to', value: 'bob' }] });
    const id = transfer();
    devnet.chain.produceBlock();
    await soon(() => expect(ids()).toEqual([id, id]));
  });

  it('reads the past first, from a block, from so many before the head, from a date', async () => {
    const id = transfer();
    const { num, timestamp } = devnet.chain.produceBlock();
    devnet.chain.produceBlock();
    for (const start_from of [num, -1, `${timestamp}Z`]) {
      reported = [];
      await actionsOf({ start_from, read_until: num });
      await soon(() => expect(ids()).toEqual([id]));
      expect(reported[0]?.mode).toBe('history');
    }
  });

  it('goes from the past to what is new without a gap, and ends at the requested block', async () => {
    const first = transfer();
    const { num } = devnet.chain.produceBlock();
    await actionsOf({ start_from: num, read_until: num + 1 });
    const second = transfer();
    devnet.chain.produceBlock();
    const third = transfer();
    devnet.chain.produceBlock();
    await sentinel();
    expect(ids().slice(0, 2)).toEqual([first, second]);
    expect(ids()).not.toContain(third);
  });

  it('refuses a request for everything, and one that ends before it begins', async () => {
    await expect(actionsOf({ contract: '', action: '' })).rejects.toMatchObject({
      status: 'ERROR',
      message: 'contract and action are required',
    });
    await expect(actionsOf({ start_from: 20, read_until: 10 })).rejects.toMatchObject({
      status: 'ERROR',
    });
  });
});

describe('a stream of table changes', () => {
  it('reports the rows a block changed, decoded, with scope and payer', async () => {
    await deltasOf({ scope: 'bob' });
    transfer({ quantity: '0.0001 EOS' });
    const { num } = devnet.chain.produceBlock();
    await soon(() => expect(reported).toHaveLength(1));
    const rows = await fetch(`${devnet.url}/v1/chain/get_currency_balance`, {
      method: 'POST',
      body: JSON.stringify({ code: 'eosio.token', account: 'bob', symbol: 'EOS' }),
    });
    const [balance] = (await rows.json()) as string[];
    expect(reported[0]).toMatchObject({
      type: 'delta',
      mode: 'live',
      content: {
        code: 'eosio.token',
        table: 'accounts',
        scope: 'bob',
        block_num: num,
        present: true,
        data: { balance },
      },
    });
  });

  it('reports every table of a contract for *, and the noted past from a block', async () => {
    await deltasOf({ table: '*' });
    transfer();
    const { num } = devnet.chain.produceBlock();
    const scopes = () => reported.map(({ content }) => content['scope'] as string).toSorted();
    await soon(() => expect(scopes()).toEqual(['alice', 'bob']));
    reported = [];
    await deltasOf({ start_from: num, read_until: num });
    await soon(() => expect(scopes()).toEqual(['alice', 'bob']));
  });

  it('refuses a request without a contract', async () => {
    await expect(deltasOf({ code: '' })).rejects.toMatchObject({ status: 'ERROR' });
  });
});

describe('what every client receives', () => {
  it('is each step of irreversibility', async () => {
    const updates: LIBData[] = [];
    client.on(StreamClientEvents.LIBUPDATE, (data) => void updates.push(data as LIBData));
    devnet.chain.produceBlock();
    await soon(() => expect(updates).toHaveLength(1));
    const { num, id } = devnet.chain.lastIrreversible;
    expect(updates[0]).toEqual({
      chain_id: devnet.chain.spec.chainId,
      block_num: num,
      block_id: id,
    });
  });

  it('is a fork, and then the actions of the branch that won', async () => {
    const forks: ForkData[] = [];
    client.on(StreamClientEvents.FORK, (data) => void forks.push(data as ForkData));
    await actionsOf({});
    const id = transfer();
    const { num } = devnet.chain.produceBlock();
    await soon(() => expect(ids()).toEqual([id]));
    const { made } = devnet.chain.fork(1);
    await soon(() => expect(forks).toHaveLength(1));
    expect(forks[0]).toEqual({
      chain_id: devnet.chain.spec.chainId,
      starting_block: num,
      ending_block: num,
      new_id: made[0]?.id,
    });
    await soon(() => expect(ids()).toEqual([id, id]));
    expect(reported[1]?.content['block_id']).toBe(made[0]?.id);
  });
});

/** What the client keeps to itself. */
interface Wire {
  on(event: string, listener: (message: never) => void): void;
  emitWithAck(event: string, data: object): Promise<unknown>;
}

const wire = () => (client as unknown as { socket: Wire }).socket;
const socketUrl = () => `${devnet.url.replace('http', 'ws')}/stream/?EIO=4&transport=websocket`;

function outcome(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.addEventListener('open', () => resolve('open'));
    socket.addEventListener('error', () => resolve('refused'));
  });
}

describe('the protocol below the client', () => {
  it('greets with the chain', async () => {
    const greeted = new HyperionStreamClient({ endpoint: devnet.url });
    const connected = greeted.connect();
    const greeting = new Promise((resolve) => {
      (greeted as unknown as { socket: Wire }).socket.on('handshake', resolve);
    });
    await connected;
    expect(await greeting).toEqual({ chain: 'eos', chain_id: devnet.chain.spec.chainId });
    greeted.disconnect();
  });

  it('stops a stream that is cancelled, and no other client’s', async () => {
    const { reqUUID } = (await actionsOf({})) as { reqUUID: string };
    transfer();
    devnet.chain.produceBlock();
    await soon(() => expect(reported).toHaveLength(1));
    const cancel = () => wire().emitWithAck('cancel_stream_request', { reqUUID });
    expect(await cancel()).toMatchObject({ status: 'OK' });
    transfer();
    devnet.chain.produceBlock();
    expect(await cancel()).toMatchObject({ status: 'ERROR' });
    expect(reported).toHaveLength(1);
  });

  it('takes no other transport than WebSocket, and leaves HTTP on the port alone', async () => {
    const polled = await fetch(`${devnet.url}/stream/?EIO=4&transport=polling`);
    expect(polled.status).toBe(400);
    expect((await fetch(`${devnet.url}/v1/chain/get_info`)).status).toBe(200);
    const socket = new WebSocket(socketUrl());
    expect(await outcome(socket)).toBe('open');
    socket.close();
  });

  it('is refused and broken off by a fault on it', async () => {
    devnet.faults.add({ route: '/stream', kind: 'status', value: 503, calls: null, until: null });
    try {
      devnet.chain.produceBlock();
      await soon(() => expect(client.online).toBe(false));
      expect(await outcome(new WebSocket(socketUrl()))).toBe('refused');
    } finally {
      devnet.faults.clear();
    }
  });
});
