import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { TokenBalance } from '#src/chain/model/account/account.ts';
import { type PriceList, tokenWorth } from '#src/chain/model/token/token-worth.ts';
import { tokenKey } from '#src/chain/model/token/token-choice.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { TokenName } from '../token/token-name.tsx';
import { Amount } from '../ui/amount.tsx';
import type { Native } from '../ui/root-props.ts';
import { DataTable, type Column } from '../ui/rows/data-table.tsx';
import { Worth } from './worth.tsx';

/** Hundreds of rows take longer than a keystroke. */
const WHOLE = 50;

interface TokenTableProps extends Native<'table'> {
  tokens: readonly TokenBalance[];
  /** Null without known prices. */
  prices: PriceList | null;
  /** The chain's own token. */
  chainTokens?: readonly { readonly contract: string; readonly code: string }[];
  /** Of the user: each has a link to the form that sends it. */
  isOwn?: boolean;
}

const keyOf = ({ contract, amount }: TokenBalance) => tokenKey({ contract, ...amount });

/**
 * Balances by token. Always shows the contract, since anyone can issue another EOS. A token that
 * only has the symbol of the chain's own is marked.
 */
export function TokenTable({
  tokens,
  prices,
  chainTokens,
  isOwn = false,
  ...native
}: TokenTableProps) {
  const href = useHref();
  const text = useAccountTexts();
  const columns: Column<TokenBalance>[] = [
    {
      key: 'token',
      header: text.token,
      card: 'inline',
      cell: ({ contract, amount: { symbol } }) => (
        <TokenName contract={contract} code={symbol.code} chainTokens={chainTokens} />
      ),
    },
    {
      key: 'amount',
      header: text.amount,
      align: 'end',
      card: 'inline',
      className: 'ms-auto text-end',
      cell: (token) => {
        const value = tokenWorth(token, prices);
        return (
          <>
            <Amount amount={token.amount} about={token.about === true} />
            <span className="block text-xs text-quiet">
              {value !== null && prices !== null && (
                <Worth value={value} currency={prices.currency} />
              )}
              {isOwn && (
                <a
                  href={href(`/wallet/transfer?token=${pathSegment(keyOf(token))}`)}
                  className="tap ms-3 text-accent hover:underline"
                >
                  {text.forms.send}
                  <span className="sr-only"> {token.amount.symbol.code}</span>
                </a>
              )}
            </span>
          </>
        );
      },
    },
  ];
  return (
    <DataTable
      caption={text.tokens}
      columns={columns}
      rows={tokens}
      windowAbove={WHOLE}
      rowKey={keyOf}
      {...native}
    />
  );
}
