import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import {
  largestTraders,
  type RamDeal,
  ramPrices,
  type RamTrader,
} from '#src/chain/model/resource/ram-history.ts';
import { useRamMarketTexts } from '#src/i18n/areas/resources/ram-market/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { amountColumn, numberColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { picturedColumn } from '../ui/rows/pictured-column.tsx';
import { SeriesChart } from '../ui/series-chart.tsx';

interface RamTradesProps {
  /** At least one. */
  deals: readonly RamDeal[];
  /** False if there were more than are counted. */
  complete: boolean;
  symbol: TokenSymbol;
}

/** Traders in each table. */
const MOST = 10;
/** Of a price of 1,024 bytes. */
const PRICE_DECIMALS = 8;

/** Trades on the RAM market: their prices, and who bought and sold the most. */
export function RamTrades({ deals, complete, symbol }: RamTradesProps) {
  const text = useRamMarketTexts();
  const format = useFormat();
  const prices = ramPrices(deals);
  const priced = { ...symbol, precision: PRICE_DECIMALS };
  const count = format.number(deals.length);
  return (
    <div className="space-y-4">
      <p className="text-muted">{complete ? text.counted(count) : text.partly(count)}</p>
      {prices.length === 0 ? (
        <p className="text-muted">{text.noPrices}</p>
      ) : (
        <SeriesChart
          points={prices.map(({ t, price }) => ({ t, value: Number(price.units) }))}
          label={text.price}
          format={(units) => format.amount({ units: BigInt(Math.round(units)), symbol: priced })}
        />
      )}
      <div className="grid gap-x-10 gap-y-6 tablet:grid-cols-2">
        <Traders
          title={text.buyers}
          none={text.noBuyers}
          traders={largestTraders(deals, 'buy', MOST)}
        />
        <Traders
          title={text.sellers}
          none={text.noSellers}
          traders={largestTraders(deals, 'sell', MOST)}
        />
      </div>
    </div>
  );
}

interface TradersProps {
  title: string;
  none: string;
  traders: readonly RamTrader[];
}

function Traders({ title, none, traders }: TradersProps) {
  const text = useRamMarketTexts();
  const format = useFormat();
  const columns: Column<RamTrader>[] = [
    picturedColumn('account', text.shared.account, { card: 'inline' }),
    numberColumn('deals', text.deals, format.number, { card: 'none' }),
    {
      key: 'bytes',
      header: text.shared.ram,
      align: 'end',
      card: 'inline',
      className: 'max-md:ms-auto',
      cell: ({ bytes }) => (bytes === null ? '–' : format.bytes(Number(bytes))),
    },
    amountColumn('tokens', text.tokens, { card: 'inline' }),
  ];
  return (
    <div className="min-w-0">
      <h3 className="py-1 font-semibold">{title}</h3>
      {traders.length === 0 ? (
        <p className="py-2 text-muted">{none}</p>
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={traders}
          rowKey={({ account }) => account}
        />
      )}
    </div>
  );
}
