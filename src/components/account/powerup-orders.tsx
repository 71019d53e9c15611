import type { Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { renewsLoan, type RexLoan } from '#src/chain/model/rex/rex-loan.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { DueTime } from '../ui/due-time.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { accountColumn, amountColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { shareOf } from './resource-bars.tsx';

interface Order {
  readonly id: string;
  /** Units of stake. */
  readonly cpu: bigint;
  readonly net: bigint;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
}

interface Side {
  readonly weight: bigint;
  readonly utilization: bigint;
}

interface Market {
  readonly cpu: Side;
  readonly net: Side;
  readonly days: number;
  readonly minFee: Asset;
}

interface PowerupOrdersProps {
  orders: readonly Order[];
  /** Absent where the page shows the market itself, null if it is not set up. */
  market?: Market | null;
  symbol: TokenSymbol;
}

/** An account's PowerUp rentals, and the market's utilization. */
export function PowerupOrders({ orders, market, symbol }: PowerupOrdersProps) {
  const texts = useAccountResourcesTexts();
  const { powerup: text } = texts;
  const account = useAccountTexts();
  const amount = (key: 'cpu' | 'net'): Column<Order> => ({
    key,
    header: text.equivalentStake(account.resources[key]),
    align: 'end',
    cell: (row) => <Amount amount={{ units: row[key], symbol }} />,
  });
  return (
    <>
      {orders.length === 0 ? (
        <p className="py-6 text-center text-muted">{text.none}</p>
      ) : (
        <DataTable
          caption={text.title}
          rows={orders}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'expires',
              header: texts.shared.expires,
              card: 'title',
              cell: ({ expiresAt }) => <DueTime at={expiresAt} due={text.expired} />,
            },
            amount('cpu'),
            amount('net'),
          ]}
        />
      )}
      {market && <PowerupTerms market={market} />}
    </>
  );
}

/** What a rental costs at least, how long it is, and how much of the market is rented. */
function PowerupTerms({ market }: { market: Market }) {
  const texts = useAccountResourcesTexts();
  const { powerup: text } = texts;
  const account = useAccountTexts();
  const format = useFormat();
  const taken = ({ utilization, weight }: Side) => format.percent(shareOf(utilization, weight), 4);
  return (
    <KeyValueList
      className="border-t"
      items={[
        { key: 'cpu', label: text.utilization(account.resources.cpu), value: taken(market.cpu) },
        { key: 'net', label: text.utilization(account.resources.net), value: taken(market.net) },
        { key: 'days', label: text.term, value: format.duration(market.days * 86_400) },
        { key: 'fee', label: texts.shared.minimumFee, value: <Amount amount={market.minFee} /> },
      ]}
    />
  );
}

type Loan = RexLoan & { readonly kind: 'cpu' | 'net' };

interface LoanTableProps {
  loans: readonly Loan[];
  /** The address of the form that funds a loan. */
  fundPath?: (loan: Loan) => string;
}

/** CPU and NET rented from REX, and whether the loans renew. */
export function LoanTable({ loans, fundPath }: LoanTableProps) {
  const texts = useAccountResourcesTexts();
  const { loans: text } = texts;
  const account = useAccountTexts();
  return (
    <DataTable
      caption={text.title}
      rows={loans}
      rowKey={({ kind, number }) => `${kind}/${number}`}
      columns={[
        {
          key: 'kind',
          header: text.resource,
          card: 'inline',
          cell: ({ kind }) => account.resources[kind],
        },
        accountColumn('receiver', texts.shared.receiver, { card: 'inline' }),
        {
          key: 'expires',
          header: texts.shared.expires,
          card: 'inline',
          className: 'max-md:ms-auto max-md:text-xs',
          cell: ({ expiresAt }) => <DueTime at={expiresAt} due={text.expired} />,
        },
        {
          key: 'renews',
          header: text.renews,
          cell: (loan) => (renewsLoan(loan) ? texts.shared.yes : texts.shared.no),
        },
        amountColumn('payment', text.payment),
        amountColumn('staked', text.staked),
        ...(fundPath ? [fundColumn(text, fundPath)] : []),
      ]}
    />
  );
}

function fundColumn(
  text: ReturnType<typeof useAccountResourcesTexts>['loans'],
  fundPath: (loan: Loan) => string,
): Column<Loan> {
  return {
    key: 'fund',
    header: text.fund,
    align: 'end',
    card: 'inline',
    cell: (loan) => (
      <a href={fundPath(loan)} className="font-medium text-accent hover:underline">
        {text.fund}
        <span className="sr-only"> {loan.number}</span>
      </a>
    ),
  };
}
