import type { Device } from '#src/chain/sign/wallets/wallet.ts';
import { browserStorage } from '../../chain/sign/users/storage.ts';

/** The visitor's kind of device, as the browser reports it. */
export const device = (): Device =>
  /android|iphone|ipad|mobile/i.test(navigator.userAgent) ? 'mobile' : 'desktop';

const key = 'last-wallet';

/** Id of the last wallet; null for none. */
export const lastWallet = () => browserStorage().read(key);

export const rememberWallet = (id: string) => browserStorage().write(key, id);

/** Wallets that need preparation. They stay selected when the window closes without a login. */
const staying: readonly string[] = ['anchor', 'clio', 'cleos', 'eosc', 'ledger'];

let chosen: string | null = null;

/** The wallet being connected. */
export const selection = {
  get: () => chosen,
  set: (id: string | null) => {
    chosen = id !== null && staying.includes(id) ? id : null;
  },
};
