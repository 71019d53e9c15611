import { expect, it } from 'vitest';
import type { AccountResponse } from '#src/chain/rpc/responses.ts';
import { requiredDelay } from '#src/chain/sign/transaction/required-delay.ts';

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const OTHER = 'EOS5HuvoHHc8VJ4BUmAxH4FDmmjfg4bAkYXZPpeYmJqCo4uGqDzUq';

function delayOf(threshold: number, waits: readonly [seconds: number, weight: number][]) {
  const required_auth = {
    threshold,
    keys: [{ key: KEY, weight: 1 }],
    accounts: [],
    waits: waits.map(([wait_sec, weight]) => ({ wait_sec, weight })),
  };
  const permissions = [{ perm_name: 'active', parent: 'owner', required_auth }];
  return (key: string) =>
    requiredDelay({ actor: 'alice', permission: 'active' }, key, {
      account_name: 'alice',
      permissions,
    } as unknown as AccountResponse);
}

it.each([
  ['a key that is enough', 1, [[3_600, 1]], 0],
  ['a key and an hour', 2, [[3_600, 1]], 3_600],
  [
    'the shorter of two that are enough',
    2,
    [
      [7_200, 2],
      [600, 1],
    ],
    600,
  ],
  [
    'the longer, where the shorter is too light',
    3,
    [
      [600, 1],
      [7_200, 2],
    ],
    7_200,
  ],
  ['what no wait makes enough', 9, [[600, 1]], 0],
] as const)('%s', (_what, threshold, waits, seconds) => {
  expect(
    delayOf(
      threshold,
      waits.map(([s, w]) => [s, w]),
    )(KEY),
  ).toBe(seconds);
});

it('uses the waits of the signing permission, not of another one', () => {
  const authority = (seconds: number) => ({
    threshold: 2,
    keys: [{ key: KEY, weight: 1 }],
    accounts: [],
    waits: [{ wait_sec: seconds, weight: 1 }],
  });
  const account = {
    account_name: 'alice',
    permissions: [
      { perm_name: 'owner', parent: '', required_auth: authority(60) },
      { perm_name: 'active', parent: 'owner', required_auth: authority(3_600) },
    ],
  } as unknown as AccountResponse;
  const delay = (permission: string) => requiredDelay({ actor: 'alice', permission }, KEY, account);
  expect([delay('owner'), delay('active')]).toEqual([60, 3_600]);
});

it('is none of a key the permission does not have, and none of a permission that is not there', () => {
  expect(delayOf(2, [[3_600, 1]])(OTHER)).toBe(0);
  const account = { permissions: [] } as unknown as AccountResponse;
  expect(requiredDelay({ actor: 'alice', permission: 'gone' }, KEY, account)).toBe(0);
});
