import { clsx } from 'clsx';
import type { Asset } from '#src/chain/core/asset.ts';
import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { Amount } from '../ui/amount.tsx';

interface TokenBalancesProps {
  tokens: readonly TokenChoice[];
  /** The one that is sent. */
  token: TokenChoice;
  /** What there is of it, as a node knows it; null where none said yet. */
  balance: Asset | null;
  onToken: (key: string) => void;
}

/** As many as stand beside a form. */
const SHOWN = 8;

/** What an account holds, each token a way to send it. */
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
