import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { watchChanges, watchFacts } from '#src/chain/model/account/watch.ts';

const authority = (key: string) => ({
  threshold: 1,
  keys: [{ key, weight: 1 }],
  accounts: [],
  waits: [],
});
const permission = (perm_name: string, parent: string, key = 'EOS1') => ({
  perm_name,
  parent,
  required_auth: authority(key),
});
const account = (
  liquid: string,
  permissions = [permission('active', 'owner'), permission('owner', '')],
) => watchFacts({ liquid: parseAsset(liquid), permissions } as unknown as AccountView);

describe('between two visits', () => {
  it('nothing changed, whatever the order of permissions', () => {
    const reversed = [permission('owner', ''), permission('active', 'owner')];
    expect(watchChanges(account('1.0000 EOS'), account('1.0000 EOS', reversed))).toEqual([]);
  });

  it('the balance changed', () => {
    expect(watchChanges(account('1.0000 EOS'), account('0.5000 EOS'))).toEqual([
      { kind: 'balance', before: parseAsset('1.0000 EOS'), after: parseAsset('0.5000 EOS') },
    ]);
  });

  it('permissions were added, removed, and got another key or parent', () => {
    const before = account('1.0000 EOS', [
      permission('owner', ''),
      permission('active', 'owner'),
      permission('claim', 'active'),
      permission('trade', 'active'),
    ]);
    const after = account('1.0000 EOS', [
      permission('owner', ''),
      permission('active', 'owner', 'EOS2'),
      permission('claim', 'owner'),
      permission('vote', 'active'),
    ]);
    expect(watchChanges(before, after)).toEqual([
      { kind: 'changed', permission: 'active' },
      { kind: 'changed', permission: 'claim' },
      { kind: 'added', permission: 'vote' },
      { kind: 'removed', permission: 'trade' },
    ]);
  });

  it('an amount that cannot be read is no change', () => {
    const facts = account('1.0000 EOS');
    for (const liquid of ['', 'x', '1.0000'])
      expect(watchChanges({ ...facts, liquid }, facts)).toEqual([]);
    const malformed = { units: 0n, symbol: { code: 'EOS', precision: 4 }, malformed: true };
    expect(watchFacts({ liquid: malformed, permissions: [] } as never).liquid).toBe('');
  });
});
