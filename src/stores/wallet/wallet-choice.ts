import { browserStorage } from '../../chain/sign/users/storage.ts';

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
