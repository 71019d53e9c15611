import type { ReactNode } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import { capOf, type ListedToken } from '#src/chain/model/token/listed-token.ts';
import { type TokenId, tokenIdText } from '#src/chain/model/token/token-id.ts';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { CompactAmount } from '../home/compact-amount.tsx';
import { PriceMark } from '../price/price-mark.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Change, LargeMoney, Price } from './money.tsx';
import { TokenName } from './token-name.tsx';

interface TokenListTableProps {
  tokens: readonly ListedToken[];
  currency: string;
  /** Whether any token has a price. Without prices their columns are left out. */
  priced: boolean;
  own?: readonly TokenId[];
  /** Draws what follows from the supply of a token whose list does not have it. */
  supply?: (token: TokenId, draw: (supply: Asset) => ReactNode) => ReactNode;
  /** The number of holders, which loads with the row. Absent if no source has it. */
  holders?: ((token: TokenId) => ReactNode) | undefined;
}

/** Tokens with their figures on the market. */
export function TokenListTable(props: TokenListTableProps) {
  const { tokens, currency, priced, own, supply: loaded, holders } = props;
  const text = useTokenTexts();
  const ofSupply = (token: ListedToken, draw: (supply: Asset) => ReactNode) =>
    token.supply ? draw(token.supply) : (loaded?.(token, draw) ?? '–');
  const priceColumns: Column<ListedToken>[] = [
    {
      key: 'price',
      header: text.shared.price,
      align: 'end',
      isBlank: ({ market }) => !market,
      cell: ({ market }) => (
        <>
          <Price value={market?.price ?? null} currency={currency} />
          <PriceMark basis={market?.basis} />
        </>
      ),
    },
    {
      key: 'change',
      header: text.change,
      align: 'end',
      isBlank: ({ market }) => (market?.change ?? null) === null,
      cell: ({ market }) => <Change percent={market?.change ?? null} />,
    },
    {
      key: 'volume',
      header: text.volume,
      align: 'end',
      card: 'wide',
      cell: ({ market }) => <LargeMoney value={market?.volume ?? null} currency={currency} />,
    },
    {
      key: 'cap',
      header: text.cap,
      align: 'end',
      isBlank: ({ market }) => !market,
      cell: (token) => {
        const { market, circulating } = token;
        const draw = (supply: Asset) => (
          <LargeMoney value={capOf({ supply, circulating, market })} currency={currency} />
        );
        return market ? ofSupply(token, draw) : '–';
      },
    },
  ];
  const columns: Column<ListedToken>[] = [
    {
      key: 'token',
      header: text.shared.token,
      card: 'title',
      cell: ({ contract, code, name }) => (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <TokenName contract={contract} code={code} chainTokens={own} />
          {name !== null && name !== code && (
            <span className="text-xs text-quiet">
              <HostileText text={name} limit={40} />
            </span>
          )}
        </span>
      ),
    },
    ...(priced ? priceColumns : []),
    {
      key: 'supply',
      header: text.supply,
      align: 'end',
      cell: (token) => ofSupply(token, (supply) => <CompactAmount amount={supply} />),
    },
    ...(holders
      ? [{ key: 'holders', header: text.holders, align: 'end' as const, cell: holders }]
      : []),
  ];
  return <DataTable caption={text.tokens} columns={columns} rows={tokens} rowKey={tokenIdText} />;
}
