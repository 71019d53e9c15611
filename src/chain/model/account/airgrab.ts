import * as limits from '../../core/limits.ts';
import type { TokenBalance } from './account.ts';

/** A token that every account can claim once. */
export interface Airgrab {
  readonly token: string;
  /** The contract that gives it. */
  readonly account: string;
  readonly grabbed: boolean;
}

/** Which tokens an account has claimed: it has a balance row, even an empty one. */
export function airgrabs(
  offered: readonly Omit<Airgrab, 'grabbed'>[],
  balances: readonly TokenBalance[],
): Airgrab[] {
  return offered.map(({ token, account }) => ({
    token,
    account,
    grabbed: balances.some(
      ({ contract, amount }) => contract === account && amount.symbol.code === token,
    ),
  }));
}

/** Bytes of RAM needed to claim this many tokens. */
export function airgrabRam(count: number): number {
  return count * limits.airgrabRamBytes;
}
