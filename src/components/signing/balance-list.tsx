import { clsx } from 'clsx';
import type { HolderChanges } from '#src/chain/model/transaction/balance-changes.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

interface BalanceListProps {
  balances: readonly HolderChanges[];
  /** The core token's contract. Amounts of other contracts name theirs. */
  tokenContract: string;
}

/** Balance changes by account. */
export function BalanceList({ balances, tokenContract }: BalanceListProps) {
  return (
    <ul className="divide-y">
      {balances.map(({ holder, changes }) => (
        <li key={holder} className="flex flex-wrap items-baseline gap-x-4 py-1">
          <AccountLink name={holder} />
          <span className="ms-auto flex flex-wrap justify-end gap-x-4">
            {changes
              .filter(({ staked }) => !staked)
              .map(({ contract, amount }) => (
                <span key={contract + amount.symbol.code} className="text-end">
                  <Amount
                    amount={amount}
                    signed
                    className={clsx(
                      amount.units < 0n &&
                        'text-danger [&>:first-child:not(:last-child)]:text-danger',
                    )}
                  />
                  {contract !== tokenContract && (
                    <>
                      {' '}
                      (<AccountLink name={contract} />)
                    </>
                  )}
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
