import type { SigningPreview } from './signing-preview.ts';

interface SpentBalance {
  readonly account: string;
  readonly contract: string;
  readonly code: string;
}

/** Limit of compared figures, so that a large batch does not cause hundreds of requests. */
const MOST_FIGURES = 10;

/** The accounts that a transaction acts for, and the balances it spends from. */
export function signingFigures({ actor, actions, balances }: SigningPreview): {
  readonly accounts: readonly string[];
  readonly balances: readonly SpentBalance[];
} {
  const actors = actions.flatMap(({ authorization }) => authorization.map((one) => one.actor));
  const spent = balances.flatMap(({ holder, changes }) =>
    changes
      .filter(({ staked, amount }) => !staked && amount.units < 0n)
      .map(({ contract, amount }) => ({ account: holder, contract, code: amount.symbol.code })),
  );
  return {
    accounts: [...new Set([actor, ...actors])].slice(0, MOST_FIGURES),
    balances: spent.slice(0, MOST_FIGURES),
  };
}
