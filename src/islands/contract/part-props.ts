import type { Contract } from '#src/chain/client/contract/contract.ts';
import type { ContractPlace } from './use-contract-link.ts';

/** What each part of the screen is given. */
export interface PartProps {
  readonly contract: Contract;
  readonly place: ContractPlace;
}
