import { describe, expect, test } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { dayMs } from '#src/chain/core/limits.ts';
import { waitingItems } from '#src/chain/model/account/waiting.ts';

const now = Date.UTC(2026, 10, 27);
const eos = (text: string) => parseAsset(`${text} EOS`);

test('nothing waits without facts', () => {
  expect(waitingItems({}, now)).toEqual([]);
});

describe('tokens', () => {
  test('that can be had now come before those that come, the next first', () => {
    const items = waitingItems(
      {
        locked: [
          { kind: 'rex', amount: eos('3.0000'), freeAt: now + 4 * dayMs },
          { kind: 'refund', amount: eos('2.0000'), freeAt: now + dayMs },
          { kind: 'genesis', amount: eos('1.0000'), freeAt: now - 1 },
        ],
      },
      now,
    );
    expect(items.map(({ kind, readyAt }) => [kind, readyAt])).toEqual([
      ['genesis', null],
      ['refund', now + dayMs],
      ['rex', now + 4 * dayMs],
    ]);
  });

  test('of a REX bucket past its date count once: in what can be sold', () => {
    const items = waitingItems(
      {
        locked: [{ kind: 'rex', amount: eos('3.0000'), freeAt: now - 1 }],
        sellable: eos('3.5000'),
      },
      now,
    );
    expect(items).toEqual([{ kind: 'rex', amount: eos('3.5000'), readyAt: null }]);
  });

  test('that sold REX brought can be withdrawn now', () => {
    expect(waitingItems({ rexFund: eos('1062.4175') }, now)).toEqual([
      { kind: 'rex-fund', amount: eos('1062.4175'), readyAt: null },
    ]);
    expect(waitingItems({ rexFund: eos('0.0000') }, now)).toEqual([]);
  });

  test('that nobody has to see to are left out: savings, grants, and none', () => {
    const items = waitingItems(
      {
        locked: [
          { kind: 'rex-savings', amount: eos('3.0000'), freeAt: null },
          { kind: 'fio-grant', amount: eos('3.0000'), freeAt: null },
        ],
        sellable: eos('0.0000'),
        legacy: eos('0.0000'),
        rewards: { amount: eos('0.0000'), at: 0 },
      },
      now,
    );
    expect(items).toEqual([]);
  });

  test('of a producer wait for its next claim, and those of lost bids do not', () => {
    const pay = { amount: eos('40.0000'), at: now + dayMs };
    const lostBids = [
      { name: 'gold', amount: eos('120.0000') },
      { name: 'silver', amount: eos('0.0000') },
    ];
    expect(waitingItems({ pay, lostBids }, now)).toEqual([
      { kind: 'bid-refund', name: 'gold', amount: eos('120.0000'), readyAt: null },
      { kind: 'producer-pay', amount: eos('40.0000'), readyAt: now + dayMs },
    ]);
    expect(waitingItems({ pay: { ...pay, at: 0 } }, now)).toMatchObject([
      { kind: 'producer-pay', readyAt: null },
    ]);
    expect(waitingItems({ pay: { amount: eos('0.0000'), at: 0 } }, now)).toEqual([]);
  });

  test('as rewards wait for the contract to pay again', () => {
    const rewards = { amount: eos('0.5000'), at: now + dayMs };
    expect(waitingItems({ rewards }, now)).toEqual([
      { kind: 'rewards', amount: eos('0.5000'), readyAt: now + dayMs },
    ]);
    expect(waitingItems({ rewards }, now + dayMs)).toMatchObject([{ readyAt: null }]);
  });
});

test('what to see to comes first: resources, proposals, requests that are open, domains', () => {
  const request = { id: '1', payer: 'a@b', payee: 'c@d', requestedAt: 0 };
  const domain = { id: '1', owner: 'alice', isPublic: false };
  const items = waitingItems(
    {
      legacy: eos('1.0000'),
      scarce: [{ resource: 'cpu', usedUp: true }],
      proposals: 2,
      requests: [
        { ...request, status: 'pending' },
        { ...request, id: '2', status: 'paid' },
      ],
      domains: [
        { ...domain, name: 'far', expiresAt: now + 31 * dayMs },
        { ...domain, name: 'near', expiresAt: now + 29 * dayMs },
        { ...domain, name: 'over', expiresAt: now - dayMs },
      ],
    },
    now,
  );
  expect(items.map(({ kind }) => kind)).toEqual([
    'resource',
    'proposals',
    'requests',
    'domain',
    'domain',
    'swap',
  ]);
  expect(items[2]).toMatchObject({ count: 1 });
  expect(items[3]).toMatchObject({ name: 'near' });
});
