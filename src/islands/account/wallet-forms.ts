import type { ResourceForms } from '#src/components/account/scarcity.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** The chain's forms for more resources. */
export function walletForms(): ResourceForms {
  const { key, keyPrefix, supportsRentbw } = chainConfig();
  if (keyPrefix === 'FIO') return {};
  return {
    ram: '/wallet/ram/buy',
    ...(!key.startsWith('proton') && { stake: '/wallet/resources/stake' }),
    ...(supportsRentbw && { rent: '/wallet/powerup' }),
  };
}
