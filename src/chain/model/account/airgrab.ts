import * as limits from '../../core/limits.ts';
import type { TokenBalance } from './account.ts';

/** A token that whoever asks for it is given. */
export interface Airgrab {
  readonly token: string;
  /** The contract that hands it out. */
  readonly account: string;
  readonly grabbed: boolean;
}

/** Which tokens an account has already: a row of a balance, even an empty one, was grabbed. */
export function airgrabs(
  offered: readonly Omit<Airgrab, 'grabbed'>[],
  balances: readonly TokenBalance[],
): Airgrab[] {
  return offered.map(({ token, account }) => ({
    ...{ token, account },
    grabbed: balances.some(
      ({ contract, amount }) => contract === account && amount.symbol.code === token,
    ),
  }));
}

/** Bytes of RAM that grabbing so many tokens takes. */
export function airgrabRam(count: number): number {
  return count * limits.airgrabRamBytes;
}
