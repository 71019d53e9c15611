import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startDevnet, type RunningDevnet } from '#devnet/start.ts';
import { openChain } from '#src/chain/client/chain/access.ts';
import { openLive, type Live } from '#src/chain/client/history/live.ts';
import type { LiveSource } from '#src/chain/client/history/live-events.ts';
import type { LiveFilter } from '#src/chain/history/live/filter.ts';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { BOOT_TIMEOUT, signedTransfer } from '../devnet/api/support.ts';
import { soon } from '#tests/soon.ts';

let devnet: RunningDevnet;
let live: Live;
let reported: string[];
let sources: LiveSource[];
let failures: (Failure | null)[];

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, blockInterval: 0 });
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

afterEach(() => {
  live.close();
  devnet.faults.clear();
});

const any: LiveFilter = { account: null, contract: null, name: null };

type Connect = Parameters<typeof openLive>[0]['connect'];

function watch(
  filter: LiveFilter,
  since: number | null = null,
  pushUrl: string | null = null,
  connect?: Connect,
) {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  [reported, sources, failures] = [[], [], []];
  const config = {
    ...withDevnet(eos, devnet.port),
    chainId: devnet.chain.spec.chainId,
    hyperionUrl: devnet.url,
    pushUrl,
  };
  const access = openChain(config);
  const memo = ({ data }: { data: Readonly<Record<string, unknown>> | null }) =>
    String(data?.['memo']);
  live = openLive(
    { access, filter, since, ...(connect && { connect }) },
    {
      onBlock: (_block, passing) => reported.push(...passing.map(({ row }) => memo(row))),
      onAction: ({ row }) => reported.push(memo(row)),
      onGap: (from, to) => reported.push(`gap ${from}-${to}`),
      onFork: (from) => reported.push(`fork ${from}`),
      onSource: (source) => sources.push(source),
      onFailure: (failure) => failures.push(failure),
    },
  );
}

let count = 0;

/** Produces a block with a transfer of alice to bob and notifies the live view. */
function transfer(): string {
  const memo = `live ${++count}`;
  devnet.chain.push(signedTransfer(devnet, { memo }).body);
  const { num } = devnet.chain.produceBlock();
  live.onHead(num);
  return memo;
}

const kind = () => sources.at(-1)?.kind;

test('reads every block without opening a stream if the filter is empty', async () => {
  watch(any);
  const first = transfer();
  const second = transfer();
  await soon(() => expect(reported).toContain(second));
  expect(sources).toEqual([{ kind: 'blocks', endpoint: null, fallbackReason: null }]);
  expect(reported.filter((memo) => memo === first)).toHaveLength(1);
});

test('streams a contract from the last block read, without duplicates', async () => {
  const before = devnet.chain.headBlock.num + 1;
  live.close();
  const missed = transfer();
  watch({ ...any, contract: 'eosio.token', name: 'transfer' }, before);
  await soon(() => expect(kind()).toBe('stream'));
  const fresh = transfer();
  await soon(() => expect(reported).toEqual([missed, fresh]));
  expect(sources.at(-1)?.endpoint).toBe(devnet.url);
});

test('applies the rest of the filter to streamed actions', async () => {
  watch({ account: 'carol', contract: 'eosio.token', name: null }, devnet.chain.headBlock.num + 1);
  await soon(() => expect(kind()).toBe('stream'));
  transfer();
  const memo = `live ${++count}`;
  devnet.chain.push(signedTransfer(devnet, { memo, to: 'carol' }).body);
  devnet.chain.produceBlock();
  await soon(() => expect(reported).toEqual([memo]));
});

test('reads blocks while the stream is down, without gaps or duplicates', async () => {
  watch({ ...any, account: 'bob' }, devnet.chain.headBlock.num + 1);
  await soon(() => expect(kind()).toBe('stream'));
  const streamed = transfer();
  await soon(() => expect(reported).toEqual([streamed]));
  devnet.faults.add({ route: '/stream', kind: 'drop', value: 0, calls: null, until: null });
  devnet.chain.produceBlock();
  const missed = transfer();
  await soon(() => {
    live.onHead(devnet.chain.headBlock.num);
    expect(kind()).toBe('blocks');
  });
  expect(sources.at(-1)?.fallbackReason?.endpoint).toBe(devnet.url);
  const read = transfer();
  await soon(() => expect(reported).toContain(read));
  expect(reported).toEqual([streamed, missed, read]);
});

test('skips old blocks after a long absence and reports the gap', async () => {
  for (let made = 0; made < 200; made++) devnet.chain.produceBlock();
  const head = devnet.chain.headBlock.num;
  watch({ ...any, contract: 'eosio.token' }, head - 180);
  await soon(() => expect(kind()).toBe('stream'));
  expect(reported).toEqual([`gap ${head - 180}-${head - 121}`]);
});

describe('a stream that lies', () => {
  type Events = Parameters<NonNullable<Connect>>[1];
  const lying = (lastBlock: number) => {
    const opened: Events[] = [];
    const connect: NonNullable<Connect> = async (_endpoint, events) => {
      opened.push(events);
      return {
        subscribe: async () => undefined,
        isOpen: () => true,
        lastBlock: () => lastBlock,
        close: () => undefined,
      };
    };
    return { opened, connect };
  };

  test('names a block that does not exist: the next ones are read all the same', async () => {
    const { opened, connect } = lying(4_000_000_000);
    watch({ ...any, contract: 'eosio.token' }, null, null, connect);
    await soon(() => expect(kind()).toBe('stream'));
    opened[0]?.onLost();
    const memo = transfer();
    await soon(() => expect(reported).toContain(memo));
  });

  test('sends more than can be read: blocks are read, and it is not opened again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { opened, connect } = lying(0);
    watch({ ...any, contract: 'eosio.token' }, null, null, connect);
    await soon(() => expect(kind()).toBe('stream'));
    opened[0]?.onFlood();
    expect(sources.at(-1)).toMatchObject({
      kind: 'blocks',
      fallbackReason: { message: 'The stream sent more than can be read.' },
    });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(opened).toHaveLength(1);
    vi.useRealTimers();
    const memo = transfer();
    await soon(() => expect(reported).toContain(memo));
  });
});

const pushUrl = () => `${devnet.url.replace('http', 'ws')}/push`;

describe('the push channel', () => {
  test('reports each action once if no stream covers the filter', async () => {
    const before = transfer();
    watch(any, null, pushUrl());
    await soon(() => expect(kind()).toBe('push'));
    expect(sources).toEqual([{ kind: 'push', endpoint: pushUrl(), fallbackReason: null }]);
    const fresh = transfer();
    await soon(() => expect(reported).toContain(fresh));
    expect(reported.filter((memo) => memo === before || memo === fresh)).toEqual([before, fresh]);
  });

  test('falls back to blocks if it misses actions, and nothing is skipped', async () => {
    watch(any, null, pushUrl());
    await soon(() => expect(kind()).toBe('push'));
    const memos: string[] = [];
    for (let made = 0; made < 30; made++) {
      memos.push(`live ${++count}`);
      devnet.chain.push(signedTransfer(devnet, { memo: `live ${count}` }).body);
    }
    devnet.chain.produceBlock();
    await soon(() => expect(kind()).toBe('blocks'));
    live.onHead(devnet.chain.headBlock.num);
    await soon(() => expect(reported.slice(-30)).toEqual(memos));
  });

  test('takes over while a stream is down', async () => {
    devnet.faults.add({ route: '/stream', kind: 'drop', value: 0, calls: null, until: null });
    watch({ ...any, account: 'bob' }, null, pushUrl());
    await soon(() => expect(kind()).toBe('push'));
    expect(sources.at(-1)?.fallbackReason?.endpoint).toBe(devnet.url);
    const fresh = transfer();
    await soon(() => expect(reported).toContain(fresh));
  });
});

test('searches every block for an action name without a contract', async () => {
  watch({ ...any, name: 'transfer' }, devnet.chain.headBlock.num + 1);
  const memo = transfer();
  await soon(() => expect(reported).toEqual([memo]));
  expect(failures.at(-1)).toBeNull();
});
