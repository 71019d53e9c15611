import { ABI } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { contractsOf } from '#devnet/contracts/all.ts';
import { chainSpec } from '#devnet/chains.ts';
import { contractAbis } from '#tests/recordings/abis.ts';
import { recordings } from '#tests/recordings/read.ts';

/** The published ABIs of the contracts whose ABI is written down in the devnet. */
const PUBLISHED: Record<string, () => ABIDef> = {
  simpleassets: () => publishedBy('simpleassets'),
  msig: () => publishedBy('eosio.msig'),
  wrap: () => recordedOf('eosio.wrap'),
  system: () => publishedBy('eosio'),
  'rex.results': () => publishedBy('eosio.rex'),
  'powup.results': () => publishedBy('eosio.reserv'),
  'core.vaulta': () => publishedBy('core.vaulta'),
  'eosio.wram': () => publishedBy('eosio.wram'),
};

function publishedBy(account: string): ABIDef {
  return contractAbis().find(([name]) => name === account)![1] as ABIDef;
}

/** As a node answered it. */
function recordedOf(account: string): ABIDef {
  const answers = recordings('v1_chain_get_abi').map(
    ({ response }) => response as { account_name?: string; abi?: ABIDef },
  );
  return answers.find((one) => one.account_name === account && one.abi)!.abi!;
}

const fieldsOf = (abi: ABI, type: string) =>
  (abi.resolveType(type).allFields ?? []).map((field) => [field.name, field.type.typeName]);

const contracts = contractsOf(chainSpec('jungle'));

describe('the ABIs written down in the devnet', () => {
  it.each(Object.entries(PUBLISHED))('of %s say what the published one says', (name, published) => {
    const own = ABI.from(contracts.find((one) => one.name === name)!.abi as ABIDef);
    const real = ABI.from(published());
    expect(own.actions.length).toBeGreaterThan(0);
    for (const { name: action, type } of own.actions) {
      const realType = real.getActionType(String(action));
      expect(realType, String(action)).toBeDefined();
      expect(fieldsOf(own, type), String(action)).toEqual(fieldsOf(real, realType!));
    }
    // A pinned ABI has actions alone.
    for (const { name: table, type } of real.tables.length > 0 ? own.tables : []) {
      const realTable = real.tables.find((one) => String(one.name) === String(table));
      expect(fieldsOf(own, type)).toEqual(fieldsOf(real, String(realTable?.type)));
    }
  });
});
