import { clsx } from 'clsx';
import { useState } from 'react';
import { isName } from '#src/chain/core/name.ts';
import type { BalanceChange, HolderChanges } from '#src/chain/model/transaction/balance-changes.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';
import { usePaged } from '../ui/rows/show-more.tsx';

/** More accounts are behind a button; all are printed. */
const SHOWN = 8;
/** Limit of rendered accounts, including hidden ones. */
const MOST = 200;

interface BalanceChangesProps {
  holders: readonly HolderChanges[];
  /** The core token's contract. Other tokens name theirs. */
  tokenContract?: string;
}

/** Balance changes: one row for each account, with its tokens. */
export function BalanceChanges({ holders, tokenContract = 'eosio.token' }: BalanceChangesProps) {
  const text = useTransactionTexts();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const { shown, more } = usePaged(holders, MOST);
  return (
    <>
      <ul className="divide-y">
        {shown.map(({ holder, changes }, place) => (
          <li
            key={holder}
            className={clsx(
              // Keeps the amounts near the names on wide pages.
              'items-start gap-x-6 gap-y-1 px-4 py-2 md:grid-cols-[12rem_24rem]',
              !all && place >= SHOWN ? 'hidden print:grid' : 'flex flex-wrap md:grid',
            )}
          >
            <span className="min-w-0">
              {isName(holder) ? (
                <AccountLink name={holder} />
              ) : (
                <KeyLink publicKey={holder} width="short" />
              )}
            </span>
            <ul className="ms-auto min-w-0 text-end md:ms-0 md:text-right">
              {changes.slice(0, MOST).map((change) => (
                <Change
                  key={`${change.contract}/${change.amount.symbol.code}/${change.staked}`}
                  change={change}
                  foreign={change.contract !== tokenContract}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {!all && holders.length > SHOWN && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-9 w-full border-t px-4 text-center font-medium text-accent outline-offset-[-2px] hover:underline print:hidden"
        >
          {text.allAccounts(format.number(holders.length))}
        </button>
      )}
      {all && more}
    </>
  );
}

function Change({ change, foreign }: { change: BalanceChange; foreign: boolean }) {
  const text = useTransactionTexts();
  const { amount, contract, staked } = change;
  return (
    <li>
      {(foreign || staked) && (
        <span className="me-2 text-xs text-muted">
          {staked ? text.staked : <AccountLink name={contract} />}
        </span>
      )}
      <Amount
        amount={amount}
        signed
        className={clsx(
          amount.units < 0n && 'text-danger [&>:first-child:not(:last-child)]:text-danger',
        )}
      />
    </li>
  );
}
