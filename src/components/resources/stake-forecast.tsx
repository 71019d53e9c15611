import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { amountOfWeight, type ResourceRates } from '#src/chain/model/resource/resource-rates.ts';
import { stakeDue, type StakeUnits } from '#src/chain/model/resource/stake-check.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Forecast } from './forecast.tsx';

interface StakeForecastProps {
  units: StakeUnits;
  symbol: TokenSymbol;
  receiver: string;
  forSelf: boolean;
  transfer: boolean;
  /** Pending refunds that are used first; null for none. */
  refunding: StakeUnits | null;
  rates: ResourceRates | null;
}

/** The effect and costs of a stake. */
export function StakeForecast(props: StakeForecastProps) {
  const { units, symbol, receiver, forSelf, transfer, refunding, rates } = props;
  const { stake: text } = useResourcesTexts();
  const format = useFormat();
  const all = units.cpu + units.net;
  const due = stakeDue(units, refunding);
  const facts = [
    ...(rates && all > 0n
      ? [
          {
            label: text.gives,
            value: [
              ...(units.cpu > 0n
                ? [`${format.microseconds(Number(amountOfWeight(rates.cpu, units.cpu)))} CPU`]
                : []),
              ...(units.net > 0n
                ? [`${format.bytes(Number(amountOfWeight(rates.net, units.net)))} NET`]
                : []),
            ].join(', '),
          },
        ]
      : []),
    ...(due < all
      ? [{ label: text.fromRefund, value: <Amount amount={{ units: all - due, symbol }} /> }]
      : []),
    ...(all > 0n
      ? [{ label: text.leaves, value: <Amount amount={{ units: due, symbol }} /> }]
      : []),
  ];
  const other = receiver === '' ? '…' : receiver;
  const lines = transfer
    ? [text.willGive(other)]
    : [forSelf ? text.willSelf : text.willOther(other), text.later];
  return <Forecast facts={facts} lines={lines} />;
}
