import { clsx } from 'clsx';
import type { HolderChanges } from '#src/chain/model/balance-changes.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

/** Who would have more, and who less. */
export function BalanceList({ balances }: { balances: readonly HolderChanges[] }) {
  return (
    <ul className="divide-y">
      {balances.map(({ holder, changes }) => (
        <li key={holder} className="flex flex-wrap items-baseline gap-x-4 py-1">
          <AccountLink name={holder} />
          <span className="ms-auto flex flex-wrap justify-end gap-x-4">
            {changes
              .filter(({ staked }) => !staked)
              .map(({ contract, amount }) => (
                <span key={contract + amount.symbol.code} title={contract}>
                  <Amount
                    amount={amount}
                    signed
                    className={clsx(
                      amount.units < 0n &&
                        'text-danger [&>:first-child:not(:last-child)]:text-danger',
                    )}
                  />
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
