/** Why a wallet failed, as far as the user can act on it. */
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

/** Thrown by the wallets in this folder. Errors of packages are recognised by their messages. */
export class WalletError extends Error {
  readonly failure: WalletFailure;

  constructor(failure: WalletFailure, message: string) {
    super(message);
    this.name = 'WalletError';
    this.failure = failure;
  }
}

/** The first match counts: a message about a closed popup also mentions the popup. */
const words: readonly (readonly [WalletFailure, RegExp])[] = [
  ['popup-blocked', /unable to open the popup|popup.*block/i],
  ['locked', /locked|unlock/i],
  ['timed-out', /time[d ]? ?out|expired, please|request expired/i],
  ['rejected', /reject|cancel|denied|declin|closed before|user closed|was closed|not allow/i],
  ['wrong-chain', /wrong chain|another chain|does not support the chain|unknown chain/i],
  ['not-installed', /metamask not found|no provider|not installed|snap.*not found/i],
  ['unreachable', /unable to connect|failed to fetch|unable to reach|ECONNREFUSED/i],
];

/** The kind of a wallet's error; null if unknown. */
export function walletFailure(error: unknown): WalletFailure | null {
  for (const one of chain(error)) {
    if (one instanceof WalletError) return one.failure;
    const code: unknown = Reflect.get(one, 'code');
    // EIP-1193 codes for a rejection and for an already open request.
    if (code === 4001) return 'rejected';
    if (code === -32002) return 'locked';
    const name = one instanceof Error ? one.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return 'rejected';
  }
  const text = messageOf(error);
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** An error and its causes. */
function chain(error: unknown): object[] {
  const causes: object[] = [];
  let next = error;
  while (typeof next === 'object' && next !== null && causes.length < 5) {
    causes.push(next);
    next = Reflect.get(next, 'cause');
  }
  return causes;
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return chain(error)
    .map((one): unknown => Reflect.get(one, 'message'))
    .filter((message) => typeof message === 'string')
    .join('\n');
}
