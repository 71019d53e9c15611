import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { contractView } from '#src/chain/model/abi/contract.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

describe('a contract', () => {
  const abi = {
    version: 'eosio::abi/1.2',
    actions: [
      { name: 'transfer', type: 'transfer', ricardian_contract: '# Pay' },
      { name: 'bare' },
    ],
    tables: [{ name: 'accounts', type: 'account', index_type: 'i64' }, { name: 'stat' }, {}],
  };
  it('has actions and tables', () => {
    expect(contractView('eosio.token', abi)).toEqual({
      account: 'eosio.token',
      actions: [
        { name: 'transfer', type: 'transfer', ricardian: '# Pay' },
        { name: 'bare', type: 'bare', ricardian: '' },
      ],
      tables: [
        { name: 'accounts', type: 'account', indexType: 'i64' },
        { name: 'stat', type: 'stat', indexType: '' },
      ],
    });
  });

  it('is refused without an ABI', () => {
    expect(() => contractView('alice', null)).toThrow('Contract alice cannot be retrieved.');
  });

  it('is read from every recorded ABI', () => {
    for (const { response, file } of recordings('v1_chain_get_abi')) {
      const { abi: reported, account_name } = recordOf(response);
      if (!reported) continue;
      const view = contractView(String(account_name), reported);
      expect(view.actions.length, file).toBe(listOf(recordOf(reported).actions).length);
      expect(view.tables.length, file).toBe(listOf(recordOf(reported).tables).length);
    }
  });
});

it(
  'a contract is read, or refused, from anything',
  () => {
    fc.assert(
      fc.property(hostileRow(['name', 'type', 'actions', 'tables', 'index_type']), (value) => {
        try {
          for (const { name } of contractView('x', value).actions) expect(name).not.toBe('');
        } catch (error) {
          expect(error).toEqual(new Error('Contract x cannot be retrieved.'));
        }
      }),
      TOTALITY,
    );
  },
  SLOW.timeout,
);
