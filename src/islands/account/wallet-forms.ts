import type { ResourceForms } from '#src/components/account/scarcity.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** The chain's forms for more resources. */
export function walletForms(): ResourceForms {
  const { features, supportsRentbw } = chainConfig();
  return {
    ...(features.includes('ram-market') && { ram: '/wallet/ram/buy' }),
    ...(features.includes('resource-staking') && { stake: '/wallet/resources/stake' }),
    ...(supportsRentbw && { rent: '/wallet/powerup' }),
  };
}
