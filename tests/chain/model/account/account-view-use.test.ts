import { describe, expect, it } from 'vitest';
import { currentUse, withCurrentUse } from '#src/chain/model/account/account-view.ts';
import { accountStub } from '#src/components/account/account-stub.ts';

const JAN_1 = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;

describe('what is used of a resource', () => {
  const use = { used: 40, available: 60, max: 100 };

  it('is nothing once the latest own action is older than 86,400 s', () => {
    expect(currentUse(use, JAN_1, JAN_1 + DAY)).toEqual(use);
    expect(currentUse(use, JAN_1, JAN_1 + DAY + 1)).toEqual({ used: 0, available: 100, max: 100 });
    expect(currentUse(use, null, JAN_1)).toEqual(use);
  });
});

describe('use where a node does not say when it counted', () => {
  const use = { used: 60, available: 40, max: 100 };
  const account = { ...accountStub, name: 'alice', cpu: use, net: use };
  const row = (actor: string, blockTime: number) => ({
    authorization: [{ actor, permission: 'active' }],
    blockTime,
  });
  const now = JAN_1 + 10 * DAY;

  it('is none when the latest own action is older than a day', () => {
    const rows = [row('bob', now - 1_000), row('alice', now - DAY - 1), row('bob', now - 2 * DAY)];
    const { cpu, net } = withCurrentUse(account, rows, now);
    expect([cpu, net]).toEqual(Array(2).fill({ used: 0, available: 100, max: 100 }));
  });

  it('stays while an own action is younger, or may be', () => {
    const young = [row('alice', now - DAY), row('alice', now - 3 * DAY)];
    expect(withCurrentUse(account, young, now).cpu).toEqual(use);
    expect(withCurrentUse(account, [row('bob', now - 5)], now).cpu).toEqual(use);
    expect(withCurrentUse(account, [], now).cpu).toEqual(use);
    const authorization = ['bob', 'alice'].map((actor) => ({ actor, permission: 'active' }));
    const shared = { authorization, blockTime: now - 5 };
    const others = [1, 2, 3].map((days) => row('bob', now - days * 2 * DAY));
    expect(withCurrentUse(account, [shared, ...others], now).cpu).toEqual(use);
    expect(withCurrentUse(account, [row('bob', now), ...others.slice(1)], now).cpu.used).toBe(0);
  });

  it('is none when even the oldest of the latest actions, of others, is older', () => {
    const rows = [row('bob', now - 1_000), row('bob', now - 2 * DAY)];
    expect(withCurrentUse(account, rows, now).net.used).toBe(0);
  });

  it('is the node’s own word where the node says when', () => {
    const reported = { ...account, cpu: { ...use, reportedAt: now } };
    expect(withCurrentUse(reported, [row('alice', JAN_1)], now)).toBe(reported);
  });
});
