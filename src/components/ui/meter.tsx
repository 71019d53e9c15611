import { type Native, rootProps } from './root-props.ts';

interface MeterProps extends Native<'div'> {
  label: string;
  used: number;
  /** -1 for unlimited. */
  max: number;
  /** What an action would add, drawn in outline. */
  change?: number;
  /** The text alternative: `1.2 ms of 4 ms`. */
  text: string;
}

/** How much of something is used: 24 leaning ticks. Less than a tick is a sliver. */
export function Meter({ label, used, max, change = 0, text, ...native }: MeterProps) {
  const limit = max > 0 ? max : 1;
  const value = max < 0 ? 0 : Math.min(Math.max(used, 0), limit);
  const share = (part: number) => `${(Math.min(Math.max(part, 0), limit) / limit) * 100}%`;
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={value}
      aria-valuetext={text}
      {...rootProps('meter', ['ticks', usageLevel(used, max)], native)}
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
