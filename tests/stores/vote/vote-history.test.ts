import { expect, test } from 'vitest';
import { voteMoments, type VotesSince } from '#src/chain/model/vote/vote-history.ts';
import { voteHistory } from '#src/stores/vote/vote-history.ts';

const END = Date.UTC(2026, 0, 31);
const moments = voteMoments('month', END);

/** What a service says that knows these changes, oldest first. */
const serviceOf = (changes: readonly VotesSince[]) => {
  const asked: number[] = [];
  const read = (moment: number) => {
    asked.push(moment);
    return Promise.resolve(changes.findLast(({ time }) => time <= moment) ?? null);
  };
  return { asked, read };
};

test('a change far back answers all moments since then with one request', async () => {
  const { asked, read } = serviceOf([{ time: moments[0]! - 1, weight: 5 }]);
  const job = voteHistory('alice', 'month', END, read);
  await job.run();
  expect(asked).toEqual([END]);
  const { kind, points } = job.$history.get();
  expect(kind).toBe('done');
  expect(points).toEqual(moments.map((time) => ({ time, weight: 5 })));
});

test('votes are those of each moment, and none before the first change', async () => {
  const { asked, read } = serviceOf([
    { time: moments[10]!, weight: 1 },
    { time: moments[20]! + 1, weight: 2 },
  ]);
  const job = voteHistory('alice', 'month', END, read);
  await job.run();
  const { points } = job.$history.get();
  expect(points.map(({ time }) => time)).toEqual(moments.slice(10));
  expect(points.filter(({ weight }) => weight === 2)).toHaveLength(10);
  expect(asked).toEqual([END, moments[20], moments[9]]);
});

test('a failure keeps what was read, and running again continues', async () => {
  const { asked, read } = serviceOf([
    { time: 0, weight: 1 },
    { time: moments[20]!, weight: 2 },
  ]);
  let fails = true;
  const job = voteHistory('alice', 'month', END, (moment) => {
    if (asked.length === 1 && fails) return Promise.reject(new Error('lost'));
    return read(moment);
  });
  await job.run();
  expect(job.$history.get()).toMatchObject({ kind: 'failed', failure: { message: 'lost' } });
  expect(job.$history.get().points).toHaveLength(11);
  fails = false;
  await job.run();
  expect(job.$history.get()).toMatchObject({ kind: 'done', failure: null });
  expect(asked).toEqual([END, moments[19]]);
  expect(job.$history.get().points).toHaveLength(moments.length);
});

test('it stops between requests', async () => {
  const job = voteHistory('alice', 'month', END, (moment) => {
    job.stop();
    return Promise.resolve({ time: moment, weight: 1 });
  });
  await job.run();
  expect(job.$history.get()).toMatchObject({ kind: 'stopped', points: [] });
});
