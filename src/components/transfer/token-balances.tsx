import { clsx } from 'clsx';
import type { Asset } from '#src/chain/core/asset.ts';
import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { Amount } from '../ui/amount.tsx';

interface TokenBalancesProps {
  tokens: readonly TokenChoice[];
  /** The selected token. */
  token: TokenChoice;
  /** Its current balance; null if unknown. */
  balance: Asset | null;
  onToken: (key: string) => void;
}

/** Limit beside a form. */
const SHOWN = 8;

/** An account's tokens, each a link to send it. */
export function TokenBalances({ tokens, token, balance, onToken }: TokenBalancesProps) {
  const chosen = tokenKey(token);
  return (
    <ul className="-mx-2">
      {tokens.slice(0, SHOWN).map((one) => {
        const key = tokenKey(one);
        const amount = key === chosen ? balance : one.balance;
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={key === chosen}
              className={clsx(
                'flex min-h-9 w-full items-baseline justify-between gap-4 rounded-sm px-2 py-1.5 text-start hover:bg-sunken',
                key === chosen && 'bg-sunken',
              )}
              onClick={() => onToken(key)}
            >
              <span dir="ltr">
                <span className="font-medium">{one.symbol.code}</span>{' '}
                <span className="text-xs text-muted">{one.contract}</span>
              </span>
              {amount && <Amount amount={amount} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
