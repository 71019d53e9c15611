interface ProgressBarProps {
  /** What goes on, for screen readers. */
  label: string;
  /** How much is done, in the unit of `of`. */
  done?: number;
  /** All there is to do; null if nobody knows. */
  of?: number | null;
}

/** How far something long has come. Without a known end, or beyond it, the bar only moves. */
export function ProgressBar({ label, done = 0, of = null }: ProgressBarProps) {
  const known = of !== null && of > 0 && done <= of;
  return (
    <progress
      data-slot="progress-bar"
      aria-label={label}
      {...(known && { value: done, max: of })}
    />
  );
}
