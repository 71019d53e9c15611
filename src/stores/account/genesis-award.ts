import type { GenesisAward } from '../../chain/model/block/genesis.ts';
import { readGenesisAward } from '../../chain/tables/genesis.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** What an account of WAX was awarded at the chain's genesis. */
export function genesisAwardStore(name: string): LoadStore<GenesisAward | null> {
  return createLoadStore(
    `account/${name}/genesis`,
    () => readGenesisAward(chainAccess().pool, name),
    { isEmpty: (award) => award === null },
  );
}
