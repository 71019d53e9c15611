import { browserStorage } from '../../chain/sign/users/storage.ts';

const key = 'last-wallet';

/** Id of the wallet of the last login; null for none. */
export const lastWallet = () => browserStorage().read(key);

export const rememberWallet = (id: string) => browserStorage().write(key, id);

/** Wallets that need something prepared: they stay chosen when the window is closed without a user. */
const staying: readonly string[] = ['anchor', 'clio', 'cleos', 'eosc', 'ledger'];

let chosen: string | null = null;

/** The wallet that is being connected. */
export const selection = {
  get: () => chosen,
  set: (id: string | null) => {
    chosen = id !== null && staying.includes(id) ? id : null;
  },
};
