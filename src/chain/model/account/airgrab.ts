import type { AirgrabCall } from '../../actions/airgrab.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import type { TokenId } from '../token/token-id.ts';

/** A token that an account can claim once. */
export interface Airgrab extends TokenId {
  /** Null if the contract or its token no longer exists. */
  readonly symbol: TokenSymbol | null;
  /** Null if the contract has no action for it. */
  readonly call: AirgrabCall | null;
  /** Whether the account has a balance row, even an empty one. Null without an account. */
  readonly grabbed: boolean | null;
}

/** Whether the account can claim the token. */
export function isGrabbable({ symbol, call, grabbed }: Airgrab): boolean {
  return symbol !== null && call !== null && grabbed === false;
}

/** Bytes of RAM needed to claim this many tokens. */
export function airgrabRam(count: number): number {
  return count * limits.airgrabRamBytes;
}
