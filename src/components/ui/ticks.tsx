import { clsx } from 'clsx';

interface TicksProps {
  label: string;
  used: number;
  /** -1 for unlimited. */
  max: number;
  /** What an action would add, drawn in outline. */
  change?: number;
  /** The text alternative: `1.2 ms of 4 ms`. */
  text: string;
}

/** A meter of 24 leaning ticks. Less than a tick is a sliver. */
export function Ticks({ label, used, max, change = 0, text }: TicksProps) {
  const limit = max > 0 ? max : 1;
  const value = max < 0 ? 0 : Math.min(Math.max(used, 0), limit);
  const share = (part: number) => `${(Math.min(Math.max(part, 0), limit) / limit) * 100}%`;
  return (
    <div
      data-slot="ticks"
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={value}
      aria-valuetext={text}
      className={clsx('ticks', usageLevel(used, max))}
    >
      {change > 0 && <i className="change" style={{ inlineSize: share(value + change) }} />}
      {value > 0 && <i style={{ inlineSize: share(value) }} />}
    </div>
  );
}

export type UsageLevel = 'ok' | 'warning' | 'danger';

/**
 * The level of `used` relative to `max` (-1 for unlimited): a notice from 75%, critical from 95%.
 */
export function usageLevel(used: number, max: number): UsageLevel {
  if (max < 0) return 'ok';
  const share = max === 0 ? (used > 0 ? 1 : 0) : used / max;
  return share >= 0.95 ? 'danger' : share >= 0.75 ? 'warning' : 'ok';
}
