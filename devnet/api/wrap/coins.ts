import { createHash } from 'node:crypto';

interface Coin {
  network: string;
  /** What a withdrawal costs, decimal text in the coin. */
  fee: string;
  /** An address of the coin's own form, of 32 bytes in hex. */
  address(bytes: string): string;
  memo: boolean;
}

/** Coins that the bridge takes and gives. */
export const COINS: Readonly<Record<string, Coin>> = {
  BTC: coin('bitcoin', '0.00021', (bytes) => `bc1q${bytes.slice(0, 38)}`),
  ETH: coin('ethereum', '0.0031', (bytes) => `0x${bytes.slice(0, 40)}`),
  USDC: coin('ethereum', '4.5', (bytes) => `0x${bytes.slice(0, 40)}`),
  XRP: { ...coin('ripple', '0.25', (bytes) => `r${bytes.slice(0, 33)}`), memo: true },
};

/** The same address for the same account and coin, which nobody has the key of. */
export function depositAddress(account: string, name: string, coin: Coin): string {
  return coin.address(createHash('sha256').update(`deposit/${account}/${name}`).digest('hex'));
}

function coin(network: string, fee: string, address: Coin['address']): Coin {
  return { network, fee, address, memo: false };
}
