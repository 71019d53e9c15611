import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { hex } from '../../abi/hex.ts';
import { action } from '../../engine/contract.ts';
import { sha256 } from '../../engine/digests.ts';
import { abiOf } from '../abi.ts';

/** The hash of patterns of names, for a proposal to deny them. It changes nothing. */
const denyhashcalc = action<{ patterns: string[] }>((_, { patterns }) =>
  hex(sha256(packedNames(patterns))),
);

/** A list of names as contracts pack it: its length, and eight bytes for each. */
function packedNames(names: readonly string[]): Uint8Array {
  const bytes = new Uint8Array(1 + 8 * names.length);
  bytes[0] = names.length;
  const view = new DataView(bytes.buffer);
  for (const [index, name] of names.entries())
    view.setBigUint64(1 + 8 * index, nameToBigint(name), true);
  return bytes;
}

/** Names that nobody can register: of Vaulta's eosio, the action that only calculates. */
export const deniedNames = {
  actions: { denyhashcalc },
  tables: {},
  abi: abiOf({ structs: { denyhashcalc: 'patterns name[]' }, actions: ['denyhashcalc'] }),
  results: [{ name: 'denyhashcalc', result_type: 'checksum256' }],
};
