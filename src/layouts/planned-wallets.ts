import type { ChainKey } from '#src/chain/config/types.ts';
import type { StaticTexts } from '#src/i18n/static/en.ts';

interface PlannedWallet {
  readonly name: string;
  readonly places: readonly (keyof StaticTexts['wallets']['places'])[];
  /** The chains it serves; all, where left out. */
  readonly chains?: readonly ChainKey[];
}

/** The wallets of the field, by their own names. None of them is built in yet. */
export const plannedWallets: readonly PlannedWallet[] = [
  { name: 'Anchor', places: ['desktop', 'mobile'] },
  { name: 'Cloud Wallet', places: ['web'], chains: ['wax'] },
  { name: 'WebAuth', places: ['mobile', 'web'], chains: ['proton', 'proton-test'] },
  { name: 'Scatter', places: ['desktop'] },
  { name: 'TokenPocket', places: ['mobile', 'extension'] },
  { name: 'Wombat', places: ['mobile', 'extension'], chains: ['eos', 'wax', 'telos'] },
  { name: 'Ledger', places: ['device'] },
  { name: 'cleos', places: ['terminal'] },
];
