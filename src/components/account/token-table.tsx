import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { TokenBalance } from '#src/chain/model/account/account.ts';
import { type PriceList, tokenWorth } from '#src/chain/model/token/token-worth.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { Amount } from '../ui/amount.tsx';
import { DataTable, type Column } from '../ui/rows/data-table.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Worth } from './worth.tsx';

interface TokenTableProps {
  tokens: readonly TokenBalance[];
  /** Null without known prices: then there is no value column. */
  prices: PriceList | null;
}

/** Balances by token. Always shows the contract, since anyone can issue another EOS. */
export function TokenTable({ tokens, prices }: TokenTableProps) {
  const text = useAccountTexts();
  const parts = useAccountPartsTexts();
  const columns: Column<TokenBalance>[] = [
    {
      key: 'token',
      header: text.token,
      card: 'inline',
      cell: ({ contract, amount }) => <TokenLink contract={contract} code={amount.symbol.code} />,
    },
    {
      key: 'contract',
      header: text.tokenContract,
      card: 'inline',
      cell: ({ contract }) => <AccountLink name={contract} />,
    },
    {
      key: 'amount',
      header: text.amount,
      align: 'end',
      card: 'inline',
      className: 'ms-auto',
      cell: ({ amount }) => <Amount amount={amount} />,
    },
  ];
  const worth: Column<TokenBalance> = {
    key: 'worth',
    header: parts.worth,
    align: 'end',
    card: 'inline',
    // On phones the line is shown only for tokens with a price.
    className: 'max-md:basis-full max-md:py-0 max-md:text-end max-md:text-xs max-md:text-muted',
    cell: (token) => {
      const value = tokenWorth(token, prices);
      if (value === null || prices === null)
        return <span className="text-muted max-md:hidden">—</span>;
      return <Worth value={value} currency={prices.currency} />;
    },
  };
  return (
    <DataTable
      caption={text.tokens}
      columns={prices === null ? columns : [...columns, worth]}
      rows={tokens}
      rowKey={({ contract, amount }) => `${contract}:${amount.symbol.code}`}
    />
  );
}

/** A link to a token's page, whose address has code and contract. */
function TokenLink({ contract, code }: { contract: string; code: string }) {
  const locale = useLocale();
  const id = pathSegment(`${contract}:${code}`);
  return (
    <a
      dir="ltr"
      href={localizePath(`/tokens/${id}`, locale)}
      className="font-medium text-accent hover:underline"
    >
      {code}
    </a>
  );
}
