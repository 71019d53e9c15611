import { clsx } from 'clsx';

interface UsageBarProps {
  label: string;
  used: number;
  /** -1 for unlimited. */
  max: number;
  /** The text alternative: `1.2 ms of 4 ms`. */
  text: string;
}

export function UsageBar({ label, used, max, text }: UsageBarProps) {
  const limit = max > 0 ? max : 1;
  const value = max < 0 ? 0 : Math.min(Math.max(used, 0), limit);
  const level = usageLevel(used, max);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={value}
      aria-valuetext={text}
      className="h-1 overflow-hidden rounded-sm bg-line forced-colors:border"
    >
      <div
        className={clsx(
          'h-full rounded-sm forced-colors:bg-[Highlight]',
          level === 'ok' && 'bg-accent',
          level === 'warning' && 'bg-warning',
          level === 'danger' && 'bg-danger',
        )}
        style={{ inlineSize: `${(value / limit) * 100}%` }}
      />
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
