import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AbiJson } from '#devnet/abi/types.ts';
import { contractsOf } from '#devnet/contracts/all.ts';
import { chainSpec } from '#devnet/chains.ts';

const RECORDED = fileURLToPath(new URL('../../../../shared/realdata/abi_json/', import.meta.url));

/** Recorded ABIs of the contracts whose ABI is written down here. */
const FILES: Record<string, string> = {
  simpleassets: 'CryptoLions+SimpleAssets/SimpleAssets.json',
  msig: 'wharfkit+cli/eosio.msig.2.json',
  wrap: 'XPRNetwork+proton.contracts/eosio.wrap.json',
};

function recorded(file: string): AbiJson {
  const { response } = JSON.parse(readFileSync(`${RECORDED}${file}`, 'utf8')) as {
    response: AbiJson & { abi?: AbiJson };
  };
  return response.abi ?? response;
}

const contracts = contractsOf(chainSpec('eos'));

describe.skipIf(!existsSync(RECORDED))(
  'the ABIs written down here, beside recorded ones (skipped where there are none)',
  () => {
    it.each(Object.entries(FILES))('of %s says what the chain says', (name, file) => {
      const abi = contracts.find((one) => one.name === name)!.abi as AbiJson;
      const real = recorded(file);
      for (const struct of abi.structs!)
        expect(real.structs!.find((one) => one.name === struct.name)).toMatchObject(struct);
      for (const { name: action, type } of abi.actions!)
        expect(real.actions!.find((one) => one.name === action)?.type).toBe(type);
      for (const { name: table, type } of abi.tables!)
        expect(real.tables!.find((one) => one.name === table)?.type).toBe(type);
    });
  },
);
