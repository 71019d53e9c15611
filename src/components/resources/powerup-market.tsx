import { useState } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import type { PowerupSide } from '#src/chain/model/resource/powerup-cost.ts';
import { powerupCurve, powerupFigures } from '#src/chain/model/resource/powerup-curve.ts';
import type { ResourceRates } from '#src/chain/model/resource/resource-rates.ts';
import { usePowerupMarketTexts } from '#src/i18n/areas/resources/market/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { useClock, wholeMinutes } from '../ui/clock.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { PointChart } from '../ui/point-chart.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { PowerupShare } from './powerup-share.tsx';

interface PowerupMarketProps {
  cpu: PowerupSide;
  net: PowerupSide;
  days: number;
  minFee: Asset;
  /** Null if unknown: then shares have no amount. */
  rates: ResourceRates | null;
  /** The form that a share leads to is on the same page. */
  belowForm?: boolean;
}

const SOURCE =
  'https://github.com/AntelopeIO/reference-contracts/blob/main/contracts/eosio.system/src/powerup.cpp';
const FORMULA = 'price = min + (max − min) × utilization ^ (exponent − 1)';
const DAY_SECONDS = 86_400;
const RESOURCES = [
  { key: 'cpu', label: 'CPU' },
  { key: 'net', label: 'NET' },
] as const;

/** The market of PowerUp: its state, the price of a share, and the price by utilization. */
export function PowerupMarket(props: PowerupMarketProps) {
  const { cpu, net, days, minFee, rates, belowForm = false } = props;
  const text = usePowerupMarketTexts();
  const format = useFormat();
  const now = useClock(wholeMinutes, 0);
  return (
    <div className="space-y-6">
      <Figures sides={{ cpu, net }} now={now} />
      <KeyValueList
        items={[
          { key: 'days', label: text.days, value: format.duration(days * DAY_SECONDS) },
          { key: 'least', label: text.shared.minimumFee, value: <Amount amount={minFee} /> },
        ]}
      />
      <PowerupShare sides={{ cpu, net }} rates={rates} now={now} belowForm={belowForm} />
      <Curve sides={{ cpu, net }} now={now} />
      <p className="max-w-prose text-muted">
        {text.formula}{' '}
        <code dir="ltr" className="inline-block">
          {FORMULA}
        </code>{' '}
        <ExternalLink href={SOURCE}>{text.contract}</ExternalLink>
      </p>
    </div>
  );
}

interface PartProps {
  sides: Readonly<Record<'cpu' | 'net', PowerupSide>>;
  now: number;
}

/** One percent of a price of the whole market. */
const percentOf = ({ units, symbol }: Asset): Asset => ({ units: units / 100n, symbol });

function Figures({ sides, now }: PartProps) {
  const text = usePowerupMarketTexts();
  const format = useFormat();
  const of = (key: 'cpu' | 'net') => {
    const side = sides[key];
    const { utilization, adjusted, percentFee, rentable } = powerupFigures(side, now);
    const { minPrice, maxPrice, exponent, decaySeconds, weight } = side;
    return {
      utilization: format.percent(utilization, 4),
      adjusted: format.percent(adjusted, 4),
      percent: percentFee ? <Amount amount={percentFee} /> : text.tooMuch,
      least: <Amount amount={percentOf(minPrice)} />,
      most: <Amount amount={percentOf(maxPrice)} />,
      exponent: format.number(exponent, 2),
      decay: format.duration(decaySeconds),
      weight: <Amount amount={{ units: weight, symbol: minPrice.symbol }} />,
      rentable: format.percent(rentable, 2),
    };
  };
  const values = { cpu: of('cpu'), net: of('net') };
  type Row = keyof typeof values.cpu;
  const columns: Column<Row>[] = [
    { key: 'figure', header: text.figure, card: 'title', cell: (row) => text.rows[row] },
    ...RESOURCES.map(({ key, label }) => ({
      key,
      header: label,
      align: 'end' as const,
      cell: (row: Row) => values[key][row],
    })),
  ];
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={Object.keys(values.cpu) as Row[]}
      rowKey={(row) => row}
    />
  );
}

function Curve({ sides, now }: PartProps) {
  const text = usePowerupMarketTexts();
  const format = useFormat();
  const [resource, setResource] = useState<'cpu' | 'net'>('cpu');
  const side = sides[resource];
  const { symbol } = side.maxPrice;
  const { adjusted } = powerupFigures(side, now);
  const curve = powerupCurve(side, now);
  if (curve.length === 0) return null;
  const label = text.curve(resource.toUpperCase());
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="font-semibold">{label}</h3>
        <Toggle
          label={text.resource}
          options={RESOURCES}
          current={resource}
          onSelect={setResource}
        />
      </div>
      <PointChart
        key={resource}
        points={curve.map(({ utilization, price }) => ({
          key: String(utilization),
          name: format.percent(utilization, 0),
          value: Number(percentOf(price).units),
        }))}
        label={label}
        axis={text.axis}
        ends={[format.percent(0, 0), format.percent(1, 0)]}
        format={(units) => format.amount({ units: BigInt(Math.round(units)), symbol })}
        shown={Math.round(adjusted * (curve.length - 1))}
      />
    </div>
  );
}
