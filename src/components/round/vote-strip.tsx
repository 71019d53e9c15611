import { clsx } from 'clsx';

/** More slots in a row would be wider than a phone. */
const MOST_COLUMNS = 42;

interface VoteStripProps {
  /** Of each place, whether it has a vote. */
  votes: readonly boolean[];
  /** Places in a row; by default all, up to 42. */
  columns?: number;
  /** Lower, for a bar. */
  small?: boolean;
  /** The text alternative. */
  label: string;
}

/** Places for votes as leaning slots, filled or empty: the schedule, or a ballot. */
export function VoteStrip({
  votes,
  columns = Math.min(votes.length, MOST_COLUMNS),
  small,
  label,
}: VoteStripProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className={clsx('vote-strip mx-0.5 grid lean', small ? 'gap-0.5' : 'gap-1')}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {votes.map((filled, index) => (
        <i
          key={index}
          className={clsx(
            'border [print-color-adjust:exact]',
            small ? 'h-2.5' : 'h-4',
            filled ? 'filled border-accent bg-accent' : 'border-line-strong',
          )}
        />
      ))}
    </div>
  );
}
