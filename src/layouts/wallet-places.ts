import { wallets } from '#src/chain/sign/wallets/table.ts';
import type { Device, WalletType } from '#src/chain/sign/wallets/wallet.ts';
import type { StaticTexts } from '#src/i18n/static/en.ts';

type Place = keyof StaticTexts['wallets']['places'];

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

/** The wallets for a chain, and where each of them runs. The development key has no place. */
export function walletPlaces(chain: string) {
  return wallets
    .filter(({ chains }) => chains?.includes(chain) ?? true)
    .map(({ name, type, devices }) => ({ name, places: placesOf(type, devices) }))
    .filter(({ places }) => places.length > 0);
}
