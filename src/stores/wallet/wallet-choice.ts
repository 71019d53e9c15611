import type { Device, Wallet } from '#src/chain/sign/wallets/wallet.ts';
import { browserStorage } from '../../chain/sign/users/storage.ts';

/** The visitor's kind of device, as the browser reports it. */
export const device = (): Device =>
  /android|iphone|ipad|mobile/i.test(navigator.userAgent) ? 'mobile' : 'desktop';

const key = 'last-wallet';

/** Id of the last wallet; null for none. */
export const lastWallet = () => browserStorage().read(key);

export const rememberWallet = (id: string) => browserStorage().write(key, id);

let chosen: string | null = null;

/** The wallet being connected. */
export const selection = {
  get: () => chosen,
  set: (wallet: Pick<Wallet, 'id' | 'staysSelected'> | null) => {
    chosen = wallet?.staysSelected ? wallet.id : null;
  },
};
