import type { NativeContract } from '../engine/contract.ts';
import { abiOf } from './abi.ts';

/** A contract whose actions do nothing: they show in traces what an action of eosio resulted in. */
function showing(name: string, structs: Record<string, string>): NativeContract {
  const actions = Object.keys(structs);
  return {
    name,
    abi: abiOf({ structs, actions }),
    actions: Object.fromEntries(actions.map((one) => [one, () => undefined])),
    tables: {},
  };
}

/** Runs on eosio.rex. */
export const rexResults = showing('rex.results', {
  buyresult: 'rex_received asset',
  orderresult: 'owner name, proceeds asset',
  rentresult: 'rented_tokens asset',
  sellresult: 'proceeds asset',
});

/** Runs on eosio.reserv. */
export const powerupResults = showing('powup.results', {
  powupresult: 'fee asset, powup_net int64, powup_cpu int64',
});
