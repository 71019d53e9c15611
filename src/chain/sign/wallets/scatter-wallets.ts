import type { WalletModule } from './wallet.ts';
import { InjectedWallet } from './injected-wallet.ts';

/** TokenPocket’s browser and extension. */
export const tokenPocket = {
  open: () => new InjectedWallet('tokenpocket', 'TokenPocket'),
} satisfies WalletModule;

/** Wombat’s browser and extension. */
export const wombat = { open: () => new InjectedWallet('wombat', 'Wombat') } satisfies WalletModule;

/** Any wallet that put Scatter’s interface into the page. */
export const scatterExtension = {
  open: () => new InjectedWallet('scatter', 'Scatter'),
} satisfies WalletModule;
