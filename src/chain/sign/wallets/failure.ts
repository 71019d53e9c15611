/** Why a wallet did not do what it was asked, as far as the visitor can do something about it. */
export type WalletFailure =
  | 'not-installed'
  | 'locked'
  | 'wrong-chain'
  | 'wrong-account'
  | 'rejected'
  | 'timed-out'
  | 'popup-blocked'
  | 'browser-unable'
  | 'app-closed'
  | 'data-refused'
  | 'policy-blocked'
  | 'unreachable';

/** Thrown by the wallets of this folder; the packages' own errors are read by their words. */
export class WalletError extends Error {
  readonly failure: WalletFailure;

  constructor(failure: WalletFailure, message: string) {
    super(message);
    this.name = 'WalletError';
    this.failure = failure;
  }
}

/** The first that fits holds: a message of a closed popup speaks of the popup, too. */
const words: readonly (readonly [WalletFailure, RegExp])[] = [
  ['popup-blocked', /unable to open the popup|popup.*block/i],
  ['locked', /locked|unlock/i],
  ['timed-out', /time[d ]? ?out|expired, please|request expired/i],
  ['rejected', /reject|cancel|denied|declin|closed before|user closed|was closed|not allow/i],
  ['wrong-chain', /wrong chain|another chain|does not support the chain|unknown chain/i],
  ['not-installed', /metamask not found|no provider|not installed|snap.*not found/i],
  ['unreachable', /unable to connect|failed to fetch|unable to reach|ECONNREFUSED/i],
];

/** A wallet's error in terms a screen has words for; null for anything else. */
export function walletFailure(error: unknown): WalletFailure | null {
  for (const one of chain(error)) {
    if (one instanceof WalletError) return one.failure;
    const code: unknown = Reflect.get(one, 'code');
    // The code of EIP-1193 for "no", and the one for "there is a request open already".
    if (code === 4001) return 'rejected';
    if (code === -32002) return 'locked';
    const name = one instanceof Error ? one.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return 'rejected';
  }
  const text = said(error);
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** An error and what caused it. */
function chain(error: unknown): object[] {
  const found: object[] = [];
  let next = error;
  while (typeof next === 'object' && next !== null && found.length < 5) {
    found.push(next);
    next = Reflect.get(next, 'cause');
  }
  return found;
}

function said(error: unknown): string {
  if (typeof error === 'string') return error;
  return chain(error)
    .map((one): unknown => Reflect.get(one, 'message'))
    .filter((message) => typeof message === 'string')
    .join('\n');
}
