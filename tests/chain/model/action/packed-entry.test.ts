import { describe, expect, it } from 'vitest';
import { packedEntry } from '#src/chain/model/action/packed-entry.ts';
import { actorsBehind, uniqueLevels } from '#src/chain/model/transaction/evidence.ts';
import type { AccountResponse } from '#src/chain/rpc/responses.ts';

describe('a transaction as its block holds it', () => {
  const entry = {
    id: 'ab',
    packed_trx: '0102',
    compression: 'zlib',
    packed_context_free_data: '03',
    signatures: ['SIG_K1_x'],
    transaction: {
      ref_block_num: 7,
      ref_block_prefix: 99,
      max_cpu_usage_ms: 5,
      max_net_usage_words: 100,
    },
  };

  it('has all of its parts', () => {
    expect(packedEntry('ab', [null, { trx: 'cd' }, { trx: { id: 'ef' } }, { trx: entry }])).toEqual(
      {
        packed: '0102',
        compression: 'zlib',
        contextFreeData: '03',
        signatures: ['SIG_K1_x'],
        refBlockNum: 7,
        refBlockPrefix: 99,
        maxCpuMs: 5,
        maxNetWords: 100,
      },
    );
  });

  const none = {
    packed: null,
    compression: 'none',
    contextFreeData: '',
    signatures: [],
    refBlockNum: null,
    refBlockPrefix: null,
    maxCpuMs: 0,
    maxNetWords: 0,
  };

  it.each([
    ['was scheduled, and is there by its id alone', 'ab'],
    ['says nothing of itself', { id: 'ab' }],
  ])('has no parts if it %s', (_, trx) => {
    expect(packedEntry('ab', [{ trx }])).toEqual(none);
  });

  it('is null if the block does not contain it', () => {
    expect(packedEntry('ab', [])).toBeNull();
    expect(packedEntry('ab', [{}, { trx: 'cd' }, { trx: { id: 'cd' } }])).toBeNull();
  });
});

describe('who authorizes a transaction', () => {
  const alice = { actor: 'alice', permission: 'active' };
  const owner = { actor: 'alice', permission: 'owner' };
  const bob = { actor: 'bob', permission: 'active' };

  it('is each permission that actions name, once', () => {
    const actions = [[alice, bob], [], [bob, owner, alice]];
    expect(uniqueLevels(actions.map((authorization) => ({ authorization })))).toEqual([
      alice,
      bob,
      owner,
    ]);
  });

  it('is whom the permission names', () => {
    const named = (perm_name: string, levels: (typeof alice)[]) => ({
      perm_name,
      parent: '',
      required_auth: { accounts: levels.map((permission) => ({ permission, weight: 1 })) },
    });
    const account = {
      permissions: [named('owner', []), named('active', [bob, owner])],
    } as unknown as AccountResponse;
    expect(actorsBehind(account, 'active')).toEqual([bob, owner]);
    expect(actorsBehind(account, 'owner')).toEqual([]);
    expect(actorsBehind(account, 'spend')).toEqual([]);
  });
});
