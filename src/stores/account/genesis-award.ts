import type { GenesisAward } from '../../chain/model/block/genesis.ts';
import { readGenesisAward } from '../../chain/tables/genesis.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** An account's WAX genesis award. */
export function genesisAwardStore(name: string): LoadStore<GenesisAward | null> {
  return createLoadStore(
    `account/${name}/genesis`,
    () => readGenesisAward(chainAccess().pool, name),
    { isEmpty: (award) => award === null },
  );
}
