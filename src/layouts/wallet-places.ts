import { wallets } from '#src/chain/sign/wallets/table.ts';
import type { StaticTexts } from '#src/i18n/static/en.ts';

type Place = keyof StaticTexts['wallets']['places'];

/** Wallets that are not apps. */
const special: Readonly<Record<string, readonly Place[]>> = {
  WaxCW: ['web'],
  ledger: ['device'],
  tokenpocket: ['mobile', 'extension'],
  wombat: ['mobile', 'extension'],
  metamask: ['extension'],
  ScatterExtension: ['extension'],
  cleos: ['terminal'],
  clio: ['terminal'],
  eosc: ['terminal'],
  protoncli: ['terminal'],
};

/** The wallets for a chain, and where each of them runs. */
export function walletPlaces(chain: string) {
  return wallets
    .filter(({ id, chains }) => id !== 'key' && (chains?.includes(chain) ?? true))
    .map(({ id, name, devices }) => ({ name, places: special[id] ?? devices }));
}
