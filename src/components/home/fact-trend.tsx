import { Sparkline } from '../ui/sparkline.tsx';

interface FactTrendProps {
  /** Oldest first, at least two. */
  values: readonly number[];
  /** What it shows, with figures, and that it opens the chart. */
  label: string;
  /** The page with the chart. */
  href: string;
}

/** How a fact changed: a link to its chart, in the place that the grid reserves beside the fact. */
export function FactTrend({ values, label, href }: FactTrendProps) {
  return (
    <a
      href={href}
      title={label}
      className="absolute end-0 bottom-3 flex min-h-9 w-28 items-end hover:bg-sunken max-sm:hidden print:hidden"
    >
      <Sparkline kind="line" values={values} label={label} />
    </a>
  );
}
