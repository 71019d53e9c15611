import type { ChainConfig } from '#src/chain/config/types.ts';
import { discontinuedWallets } from '#src/chain/sign/wallets/discontinued.ts';
import { signsOn, wallets } from '#src/chain/sign/wallets/table.ts';
import type { Device, Wallet, WalletType } from '#src/chain/sign/wallets/wallet.ts';
import type { StaticTexts } from '#src/i18n/static/en.ts';

type Texts = StaticTexts['wallets'];
type Place = keyof Texts['places'];
type Way = keyof Texts['ways'];

export interface WalletRow {
  readonly name: string;
  readonly places: readonly Place[];
  /** How it signs on the chain, or why it does not. */
  readonly way: Way;
}

/** Where a wallet runs, by its row in the table. */
function placesOf(type: WalletType, devices: readonly Device[]): readonly Place[] {
  switch (type) {
    case 'app':
      return devices;
    case 'extension':
      // Its phone app has a browser with the same interface.
      return devices.includes('mobile') ? ['mobile', 'extension'] : ['extension'];
    case 'website':
      return ['web'];
    case 'device':
      return ['device'];
    case 'terminal':
      return ['terminal'];
    case 'key':
      return [];
  }
}

function wayOf(wallet: Wallet, chain: ChainConfig): Way | null {
  if (wallet.type === 'key') return null;
  if (!signsOn(wallet, chain)) return 'elsewhere';
  return wallet.calledDirectly ? 'local' : wallet.type;
}

/** Whether the wallet signs on the chain. Discontinued ones sign nowhere. */
export function signsHere({ places, way }: WalletRow): boolean {
  return way !== 'elsewhere' && places.length > 0;
}

/**
 * Each wallet with what it does on a chain: those that sign first, then those of other chains, then
 * discontinued ones. None where nothing is signed. The development key is left out.
 */
export function walletRows(chain: ChainConfig): readonly WalletRow[] {
  if (chain.readOnly !== null) return [];
  const rows = wallets.flatMap((wallet): WalletRow[] => {
    const way = wayOf(wallet, chain);
    return way ? [{ name: wallet.name, places: placesOf(wallet.type, wallet.devices), way }] : [];
  });
  return [
    ...rows.filter(({ way }) => way !== 'elsewhere'),
    ...rows.filter(({ way }) => way === 'elsewhere'),
    ...discontinuedWallets.map(({ name, reason }) => ({ name, places: [], way: reason })),
  ];
}
