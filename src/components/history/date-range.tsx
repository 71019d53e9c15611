import { dayMs } from '#src/chain/core/limits.ts';
import type { DateRange as Range } from '#src/chain/model/action/action-filters.ts';
import { localDays, utcDays } from '#src/chain/model/shared/days.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { DateField } from './date-field.tsx';
import { Pill } from './pill.tsx';

interface DateRangeProps {
  range: Range | null;
  /** Milliseconds UTC. */
  now: number;
  onChange: (range: Range | null) => void;
}

const SPANS = [7, 30, 365];

/** A range of days, or the last days until now. Days are those of the times in the list. */
export function DateRange({ range, now, onChange }: DateRangeProps) {
  const text = useHistoryTexts();
  const { utc } = useDates();
  const { dayOf, rangeOf, textsOf } = utc ? utcDays : localDays;
  const { from, to } = textsOf(range);
  const today = dayOf(now);
  return (
    <>
      <DateField
        label={utc ? text.from : text.fromHere}
        value={from}
        max={to.slice(0, 10) || today}
        onCommit={(day) => onChange(rangeOf(day, to))}
      />
      <DateField
        label={utc ? text.to : text.toHere}
        value={to}
        min={from.slice(0, 10)}
        max={today}
        onCommit={(day) => onChange(rangeOf(from, day))}
      />
      <div className="max-md:col-span-2">
        <p className="truncate text-xs leading-5 text-muted" id="history-last-days">
          {text.lastDays}
        </p>
        <div
          role="group"
          aria-labelledby="history-last-days"
          className="flex gap-1 md:min-h-8 md:items-center"
        >
          {SPANS.map((days) => {
            const start = dayOf(now - days * dayMs);
            const pressed = from === start && to === '';
            return (
              <Pill
                key={days}
                pressed={pressed}
                onPress={() => onChange(pressed ? null : rangeOf(start, ''))}
              >
                {text.days(String(days))}
              </Pill>
            );
          })}
        </div>
      </div>
    </>
  );
}
