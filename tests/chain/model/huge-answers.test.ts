import { describe, expect, it } from 'vitest';
import { toModernKey } from '#src/chain/core/key.ts';
import { actionTree } from '#src/chain/model/action/action-tree.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { groupRisks, permissionRisks } from '#src/chain/model/permission/permission-risks.ts';
import { permissionTree, withLinks } from '#src/chain/model/permission/permission-tree.ts';

/** Work that grows with the square of it does not end within a test's limit. */
const MANY = 100_000;
const times = <T>(make: (index: number) => T): T[] =>
  Array.from({ length: MANY }, (_, n) => make(n));

const modernKey = toModernKey('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV');
const authority = { threshold: 1, keys: [], accounts: [], waits: [] };
const permission = (index: number) => ({
  perm_name: `p${index}`,
  parent: index % 2 === 0 ? '' : `p${index - 1}`,
  required_auth: authority,
  linked_actions: [],
});

describe('work grows with the number, not with its square: 100,000', () => {
  it('permissions', () => {
    const value = permissionTree(times(permission), 'EOS');
    expect(value).toHaveLength(MANY / 2);
    expect(groupRisks(permissionRisks('alice', value))).not.toEqual([]);
  });

  it.each(['EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV', modernKey])(
    'keys of a permission: %s',
    (key) => {
      const keys = times(() => ({ key, weight: 1 }));
      const one = { ...permission(0), required_auth: { ...authority, keys } };
      const value = permissionTree([one], 'EOS');
      expect(value[0]?.keys).toHaveLength(MANY);
      expect(value[0]?.keys[0]?.key).toMatch(/^EOS6MRy/);
    },
  );

  it('links of permissions', () => {
    const trees = permissionTree(times(permission), 'EOS');
    const links = times((n) => ({ permission: `p${n}`, contract: 'eosio', action: `a${n}` }));
    const value = withLinks(trees, links);
    expect(value[1]?.linked).toEqual([{ contract: 'eosio', action: 'a2' }]);
  });

  it('links of one permission', () => {
    const trees = permissionTree([permission(0)], 'EOS');
    const links = times((n) => ({ permission: 'p0', contract: 'eosio', action: `a${n}` }));
    const value = withLinks(withLinks(trees, links), links);
    expect(value[0]?.linked).toHaveLength(MANY);
  });

  it('steps of a transaction, and changes of RAM in one', () => {
    const step = (index: number) => ({
      action: { account: 'eosio', name: 'a', authorization: [], data: {}, hexData: null },
      ordinal: index + 1,
      creator: index === 0 ? 0 : 1,
      ancestor: null,
      receivers: ['eosio'],
      globalSequence: null,
      console: '',
      ramDeltas: [],
    });
    const value = actionTree(times(step));
    expect(value[0]?.inline).toHaveLength(MANY - 1);
    const ramDeltas = Array.from({ length: 500_000 }, () => ({ account: 'bob', bytes: 1 }));
    const notified = { ...step(1), receivers: ['bob'], ramDeltas };
    expect(actionTree([step(0), notified])[0]?.ramDeltas).toHaveLength(500_000);
  });

  it('structs, actions and tables of an ABI', () => {
    const abi = {
      structs: times((n) => ({ name: `s${n}`, base: '', fields: [{ name: 'a', type: 's0' }] })),
      actions: times((n) => ({ name: `a${n}`, type: `s${n}` })),
      tables: times((n) => ({ name: `t${n}`, type: `s${n}`, index_type: 'i64' })),
    };
    const value = abiView(abi);
    expect(value.actions).toHaveLength(MANY);
  });
});
