import type { Contract } from '#src/chain/client/contract/contract.ts';
import type { ContractPlace } from './use-contract-link.ts';

/** Props of each tab of the contract screen. */
export interface PartProps {
  readonly contract: Contract;
  readonly place: ContractPlace;
}
