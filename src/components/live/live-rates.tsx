import type { LiveRates } from '#src/chain/model/block/live-rates.ts';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Sparkline } from '../ui/sparkline.tsx';

interface LiveRatesProps {
  rates: LiveRates;
  /** Whether the rates count only matching actions, as in a stream. */
  matching: boolean;
}

/** Transactions and actions a second, with the last minute of each. */
export function LiveRatesView({ rates, matching }: LiveRatesProps) {
  const text = useLiveTexts();
  return (
    <div className="grid gap-x-10 sm:grid-cols-2">
      <Rate
        name={matching ? text.matchingTps : text.tps}
        now={rates.tps}
        values={rates.transactions}
      />
      <Rate name={matching ? text.matchingAps : text.aps} now={rates.aps} values={rates.actions} />
    </div>
  );
}

function Rate({
  name,
  now,
  values,
}: {
  name: string;
  now: number | null;
  values: readonly number[];
}) {
  const text = useLiveTexts();
  const format = useFormat();
  const figure = now === null ? '–' : format.number(now, 1);
  const most = format.number(Math.max(0, ...values));
  return (
    <div className="flex min-w-0 items-end gap-6 border-t-2 border-rule py-2.5">
      <div className="shrink-0">
        <p className="text-xs text-quiet">{name}</p>
        <p className="mt-0.5 text-figure font-semibold">{figure}</p>
      </div>
      <div className="ms-auto w-60 min-w-0">
        <Sparkline values={values} label={text.chart(name, figure, most)} />
      </div>
    </div>
  );
}
