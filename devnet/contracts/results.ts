import type { NativeContract } from '../engine/contract.ts';
import { abiOf } from './abi.ts';

/** A contract whose actions do nothing. They show eosio's results in traces. */
function showing(name: string, structs: Record<string, string>): NativeContract {
  const actions = Object.keys(structs);
  return {
    name,
    abi: abiOf({ structs, actions }),
    actions: Object.fromEntries(actions.map((one) => [one, () => undefined])),
    tables: {},
  };
}

/** For eosio.rex. */
export const rexResults = showing('rex.results', {
  buyresult: 'rex_received asset',
  orderresult: 'owner name, proceeds asset',
  rentresult: 'rented_tokens asset',
  sellresult: 'proceeds asset',
});

/** For eosio.reserv. */
export const powerupResults = showing('powup.results', {
  powupresult: 'fee asset, powup_net int64, powup_cpu int64',
});
