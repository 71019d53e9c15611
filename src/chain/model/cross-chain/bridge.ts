/** A token of another chain, as the bridge knows it. */
export interface BridgeCoin {
  /** The wrapped token on this chain. */
  readonly wrapped: string;
  readonly currency: string;
  readonly network: string;
}

/** The contract of wrapped tokens, which receives those to withdraw. */
export const bridgeAccount = 'xtokens';

export const bridgeCoins: readonly [BridgeCoin, ...BridgeCoin[]] = [
  { wrapped: 'XBTC', currency: 'BTC', network: 'bitcoin' },
  { wrapped: 'XETH', currency: 'ETH', network: 'ethereum' },
  { wrapped: 'XUSDC', currency: 'USDC', network: 'ethereum' },
];

const BITCOIN = /^(bc1[02-9ac-hj-np-z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/;
const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;

/** Whether a text has the form of an address of the coin's network. */
export function isAddressOf({ network }: BridgeCoin, text: string): boolean {
  return (network === 'bitcoin' ? BITCOIN : ETHEREUM).test(text);
}

/** The direction of a bridge transaction, as older addresses name it. */
type BridgeDirection = 'receive' | 'send';

/** Null for any other text. */
export function bridgeDirection(word: string | null): BridgeDirection | null {
  return word === 'receive' || word === 'send' ? word : null;
}
