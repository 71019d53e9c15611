import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HeadEvents } from '#src/chain/client/chain/head-push.ts';
import type { ChainInfo } from '#src/chain/model/block/chain-info.ts';
import { createHead, type SharedHead } from '#src/stores/chain/head-poller.ts';

function infoOf(headBlockNum: number, headBlockTime: number): ChainInfo {
  return {
    chainId: 'c',
    headBlockNum,
    headBlockTime,
    headBlockProducer: 'bp',
    lastIrreversibleBlockNum: 1,
    serverVersion: 'v',
  };
}

class Page extends EventTarget {
  hidden = false;
  show(visible: boolean) {
    this.hidden = !visible;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let answers: (() => ChainInfo)[];
let asked: number;
/** Blocks whose transactions were counted. */
let counted: number;
let page: Page;

function start(
  listen?: (news: HeadEvents) => { close(): void },
  share?: (news: HeadEvents) => SharedHead,
) {
  return createHead(
    {
      info: async () => {
        asked++;
        return (answers.length > 1 ? answers.shift()! : answers[0]!)();
      },
      rateWith: async () => (counted++ < 2 ? null : 6),
      failureOf: (error) => ({ endpoint: 'http://127.0.0.1:1', message: String(error) }),
      ...(listen && { listen }),
      ...(share && { share }),
    },
    page,
  );
}

const down = () => {
  throw new Error('down');
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  counted = 0;
  page = new Page();
  answers = [() => infoOf(asked, asked * 500)];
});
afterEach(() => vi.useRealTimers());

test('requests every two seconds, once for all listeners, and only while one listens', async () => {
  const { $head } = start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(0);
  const unlisten = [$head.listen(() => undefined), $head.listen(() => undefined)];
  await vi.advanceTimersByTimeAsync(6_100);
  expect(asked).toBe(4);
  expect($head.get()).toMatchObject({ kind: 'ready', value: { headBlockNum: 4 } });
  for (const stop of unlisten) stop();
  await vi.advanceTimersByTimeAsync(20_000);
  const atEnd = asked;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toBe(atEnd);
});

test('stops while the tab is hidden and requests at once when it is seen again', async () => {
  const { $head } = start();
  $head.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  page.show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  page.show(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toBe(3);
});

test('counts no transactions of a head that arrives after the tab is hidden', async () => {
  const { $head } = start();
  answers = [
    () => infoOf(1, 500),
    () => {
      page.hidden = true;
      return infoOf(2, 1_000);
    },
  ];
  $head.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([asked, counted]).toEqual([2, 0]);
});

test('takes only a later head', async () => {
  answers = [() => infoOf(100, 5_000), () => infoOf(98, 4_000), () => infoOf(101, 5_500)];
  const { $head } = start();
  const seen: number[] = [];
  $head.listen((state) => {
    if (state.kind === 'ready') seen.push(state.value.headBlockNum);
  });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(seen).toEqual([100, 101]);
});

test('follows a chain that was started again', async () => {
  answers = [() => infoOf(1_000, 5_000), () => infoOf(20, 60_000)];
  const { $head } = start();
  $head.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(4_100);
  expect($head.get()).toMatchObject({ kind: 'ready', value: { headBlockNum: 20 } });
});

test('a head with a time ahead of this device does not hold up the next ones', async () => {
  const now = Date.now();
  const ahead = (num: number) => () => infoOf(num, now + 7_200_000);
  answers = [
    ahead(4_000_000_000),
    () => infoOf(100, now),
    ahead(4_000_000_004),
    () => infoOf(104, now + 2_000),
  ];
  const { $head } = start();
  const seen: number[] = [];
  $head.listen((state) => {
    if (state.kind === 'ready') seen.push(state.value.headBlockNum);
  });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(seen).toEqual([4_000_000_000, 100, 104]);
});

test('heads follow each other on a device whose clock is behind', async () => {
  const ahead = Date.now() + 7_200_000;
  answers = [
    () => infoOf(100, ahead),
    () => infoOf(98, ahead - 1_000),
    () => infoOf(104, ahead + 2_000),
  ];
  const { $head } = start();
  const seen: number[] = [];
  $head.listen((state) => {
    if (state.kind === 'ready') seen.push(state.value.headBlockNum);
  });
  await vi.advanceTimersByTimeAsync(6_100);
  expect(seen).toEqual([100, 104]);
});

test('names the endpoint that failed, keeps the last head, and recovers', async () => {
  answers = [down, () => infoOf(7, 700), down, () => infoOf(7, 700), () => infoOf(8, 800)];
  const { $head } = start();
  $head.listen(() => undefined);
  const failure = { endpoint: 'http://127.0.0.1:1' };
  await vi.advanceTimersByTimeAsync(10);
  expect($head.get()).toMatchObject({ kind: 'failed', failure });
  await vi.advanceTimersByTimeAsync(2_000);
  expect($head.get()).toEqual({ kind: 'ready', value: infoOf(7, 700) });
  await vi.advanceTimersByTimeAsync(2_000);
  expect($head.get()).toMatchObject({ kind: 'ready', value: { headBlockNum: 7 }, failure });
  await vi.advanceTimersByTimeAsync(2_000);
  expect($head.get()).toEqual({ kind: 'ready', value: infoOf(7, 700) });
  await vi.advanceTimersByTimeAsync(2_000);
  expect($head.get()).toMatchObject({ value: { headBlockNum: 8 } });
});

describe('a block that rows show before the next poll', () => {
  async function withHead() {
    answers = [() => infoOf(100, 50_000), () => infoOf(104, 52_000)];
    vi.setSystemTime(50_500);
    const stores = start();
    stores.$head.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    return stores;
  }
  const headOf = ({ $head }: Awaited<ReturnType<typeof withHead>>) => {
    const state = $head.get();
    return state.kind === 'ready' && [state.value.headBlockNum, state.value.headBlockProducer];
  };

  test('is the head at once', async () => {
    const stores = await withHead();
    stores.noteBlock({ number: 103, time: 51_500, producer: 'next' });
    expect([headOf(stores), asked]).toEqual([[103, 'next'], 1]);
    stores.noteBlock({ number: 102, time: 51_000, producer: 'bp' });
    expect(headOf(stores)).toEqual([103, 'next']);
  });

  test('has the node polled at once where its producer is unknown', async () => {
    const stores = await withHead();
    stores.noteBlock({ number: 103, time: 51_500, producer: null });
    expect(headOf(stores)).toEqual([100, 'bp']);
    await vi.advanceTimersByTimeAsync(10);
    expect([headOf(stores), asked]).toEqual([[104, 'bp'], 2]);
  });

  test('is not the head where its time is far ahead of this device’s clock', async () => {
    const stores = await withHead();
    stores.noteBlock({ number: 9_000_000, time: 5_000_000, producer: 'bp' });
    expect(headOf(stores)).toEqual([100, 'bp']);
  });
});

describe('transactions a second', () => {
  test('are those of one block in five, once enough blocks are known', async () => {
    answers = [7, 7, 27, 27, 27, 27, 27, 47, 47, 47, 47, 47, 67].map(
      (num, second) => () => infoOf(num, 1_000_000 + num * 500 + second),
    );
    const { $head, $tps } = start();
    $head.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(21_900);
    expect([counted, $tps.get()]).toEqual([2, null]);
    await vi.advanceTimersByTimeAsync(2_200);
    expect([counted, $tps.get()]).toEqual([3, 6]);
  });

  test('may be of blocks that the page read for another part', () => {
    const { $tps, noteRate } = start();
    noteRate(null);
    expect($tps.get()).toBeNull();
    noteRate(4);
    expect($tps.get()).toBe(4);
  });
});

describe('where the chain’s service pushes its head', () => {
  let news: HeadEvents[];
  let closed: number;

  function heard() {
    const stores = start((reported) => {
      news.push(reported);
      return { close: () => void closed++ };
    });
    return { ...stores, stop: stores.$head.listen(() => undefined) };
  }

  beforeEach(() => {
    news = [];
    closed = 0;
  });

  test('the push channel opens after a while, and polling stops', async () => {
    const { $head, $tps, noteRate } = heard();
    await vi.advanceTimersByTimeAsync(7_900);
    expect(news).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect([news.length, asked]).toEqual([1, 5]);
    for (let second = 1; second <= 20; second++) {
      news[0]?.onInfo(infoOf(100 + second, 1_000_000 + second * 500));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    news[0]?.onTps(42);
    // A pushed rate is of all blocks.
    noteRate(2);
    expect(asked).toBe(5);
    expect($head.get()).toMatchObject({ kind: 'ready', value: { headBlockNum: 120 } });
    expect($tps.get()).toBe(42);
  });

  test('it is polled again at once where the connection is lost', async () => {
    heard();
    await vi.advanceTimersByTimeAsync(8_100);
    news[0]?.onInfo(infoOf(100, 1_000_000));
    news[0]?.onLost();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toBe(6);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(asked).toBe(8);
  });

  test('a connection that falls silent is not waited for', async () => {
    heard();
    await vi.advanceTimersByTimeAsync(8_100);
    news[0]?.onInfo(infoOf(100, 1_000_000));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toBe(5);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(asked).toBe(6);
  });

  test('a head that is behind is not taken', async () => {
    const { $head } = heard();
    await vi.advanceTimersByTimeAsync(8_100);
    const before = $head.get();
    news[0]?.onInfo(infoOf(1, 1));
    expect($head.get()).toEqual(before);
  });

  test('the push channel is closed while the page is hidden', async () => {
    const { stop } = heard();
    await vi.advanceTimersByTimeAsync(8_100);
    page.show(false);
    expect(closed).toBe(1);
    page.show(true);
    await vi.advanceTimersByTimeAsync(8_100);
    expect(news).toHaveLength(2);
    stop();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(closed).toBe(2);
  });
});

test('a head block over 30 seconds old is marked with its age, in tens of seconds and then in minutes', async () => {
  vi.setSystemTime(1_000_000);
  answers = [() => infoOf(1, 1_000_000 - 500)];
  const { $head, $staleFor } = start();
  const stop = $head.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(28_000);
  expect($staleFor.get()).toBe(0);
  await vi.advanceTimersByTimeAsync(6_000);
  expect($staleFor.get()).toBe(30);
  await vi.advanceTimersByTimeAsync(120_000);
  expect($staleFor.get()).toBe(120);
  answers = [() => infoOf(2, Date.now() - 500)];
  await vi.advanceTimersByTimeAsync(4_000);
  expect($staleFor.get()).toBe(0);
  stop();
});

test('a head that can no longer be refreshed still becomes stale', async () => {
  vi.setSystemTime(1_000_000);
  answers = [() => infoOf(1, 1_000_000 - 500), down];
  const { $head, $staleFor } = start();
  const stop = $head.listen(() => undefined);
  await vi.advanceTimersByTimeAsync(70_000);
  expect($staleFor.get()).toBe(60);
  stop();
});

describe('with another tab', () => {
  /** A channel between tabs, and what happens on it. */
  function channel() {
    const published: number[] = [];
    const close = vi.fn();
    const opened: HeadEvents[] = [];
    const share = (news: HeadEvents) => {
      opened.push(news);
      return { publish: (info: ChainInfo) => void published.push(info.headBlockNum), close };
    };
    return { published, close, opened, share };
  }

  test('publishes what it polls, once the page is drawn', async () => {
    const { published, opened, share } = channel();
    const { $head } = start(undefined, share);
    $head.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(opened).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(published).toEqual([3, 4]);
  });

  test('does not poll while the other tab does, and resumes when it falls silent', async () => {
    const { opened, share } = channel();
    const { $head } = start(undefined, share);
    $head.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(2_100);
    for (let number = 11; number <= 15; number++) {
      opened[0]?.onInfo(infoOf(number, number * 500));
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(asked).toBe(2);
    expect($head.get()).toMatchObject({ value: { headBlockNum: 15 } });
    await vi.advanceTimersByTimeAsync(8_100);
    expect(asked).toBe(3);
  });

  test('polls at once when it takes over', async () => {
    const { opened, share } = channel();
    const { $head } = start(undefined, share);
    $head.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(2_100);
    opened[0]?.onInfo(infoOf(11, 5_500));
    opened[0]?.onLost();
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toBe(3);
  });

  test('closes the channel while it is hidden', async () => {
    const { opened, close, share } = channel();
    const { $head } = start(undefined, share);
    $head.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(2_100);
    page.show(false);
    expect(close).toHaveBeenCalledTimes(1);
    page.show(true);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(opened).toHaveLength(2);
  });

  test('publishes what is pushed', async () => {
    const { published, share } = channel();
    let pushed: HeadEvents | undefined;
    const listen = (news: HeadEvents) => {
      pushed = news;
      return { close: () => undefined };
    };
    const { $head } = start(listen, share);
    $head.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(8_100);
    pushed?.onInfo(infoOf(50, 25_000));
    expect(published.at(-1)).toBe(50);
  });

  test('closes its push channel while the other tab publishes, and opens it when it takes over', async () => {
    const { opened, share } = channel();
    const close = vi.fn();
    const listen = vi.fn((_: HeadEvents) => ({ close }));
    const { $head } = start(listen, share);
    $head.listen(() => undefined);
    await vi.advanceTimersByTimeAsync(8_100);
    expect(listen).toHaveBeenCalledTimes(1);
    opened[0]?.onInfo(infoOf(50, 25_000));
    expect(close).toHaveBeenCalledTimes(1);
    opened[0]?.onLost();
    await vi.advanceTimersByTimeAsync(10);
    expect([asked, listen.mock.calls.length]).toEqual([6, 2]);
  });
});
