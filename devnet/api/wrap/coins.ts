import { createHash } from 'node:crypto';

interface Coin {
  network: string;
  /** Withdrawal fee, decimal text in the coin. */
  fee: string;
  /** An address in the coin's format, from 32 bytes in hex. */
  address(bytes: string): string;
  memo: boolean;
}

/** Coins of the bridge. */
export const COINS: Readonly<Record<string, Coin>> = {
  BTC: coin('bitcoin', '0.00021', (bytes) => `bc1q${bytes.slice(0, 38)}`),
  ETH: coin('ethereum', '0.0031', (bytes) => `0x${bytes.slice(0, 40)}`),
  USDC: coin('ethereum', '4.5', (bytes) => `0x${bytes.slice(0, 40)}`),
  XRP: { ...coin('ripple', '0.25', (bytes) => `r${bytes.slice(0, 33)}`), memo: true },
};

/** A fixed address for each account and coin. Nobody has its key. */
export function depositAddress(account: string, name: string, coin: Coin): string {
  return coin.address(createHash('sha256').update(`deposit/${account}/${name}`).digest('hex'));
}

function coin(network: string, fee: string, address: Coin['address']): Coin {
  return { network, fee, address, memo: false };
}
