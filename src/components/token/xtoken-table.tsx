import type { Asset } from '#src/chain/core/asset.ts';
import { shareOfTotal } from '#src/chain/model/token/ranked-account.ts';
import { type PriceList, tokenWorth } from '#src/chain/model/token/token-worth.ts';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { accountColumn, amountColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { LargeMoney } from './money.tsx';
import { TokenName } from './token-name.tsx';

interface Issued {
  readonly supply: Asset;
  readonly maxSupply: Asset;
  readonly issuer: string;
}

interface XtokenTableProps {
  contract: string;
  tokens: readonly Issued[];
  /** Null without known prices. */
  prices: PriceList | null;
}

/** Every token of a contract with its supply and what it is worth. */
export function XtokenTable({ contract, tokens, prices }: XtokenTableProps) {
  const text = useTokenTexts();
  const format = useFormat();
  const worth: Column<Issued> = {
    key: 'value',
    header: text.xtokens.value,
    align: 'end',
    cell: ({ supply }) => (
      <LargeMoney
        value={tokenWorth({ contract, amount: supply }, prices)}
        currency={prices?.currency ?? 'USD'}
      />
    ),
  };
  return (
    <DataTable
      caption={text.xtokens.title}
      rows={tokens}
      rowKey={({ supply }) => supply.symbol.code}
      columns={[
        {
          key: 'token',
          header: text.shared.token,
          card: 'title',
          cell: ({ supply }) => <TokenName contract={contract} code={supply.symbol.code} />,
        },
        amountColumn('supply', text.supply),
        amountColumn('maxSupply', text.maxSupply, { card: 'wide' }),
        {
          key: 'issued',
          header: text.shared.share,
          align: 'end',
          card: 'wide',
          cell: ({ supply, maxSupply }) => {
            const share = shareOfTotal(supply, maxSupply);
            return share === null ? '–' : format.percent(share, 2);
          },
        },
        accountColumn('issuer', text.issuer),
        ...(prices ? [worth] : []),
      ]}
    />
  );
}
