import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { buttonStyles } from '../button.tsx';

export interface Neighbour {
  href: string;
  label: string;
  /** The accessible name: `Next block`. */
  name: string;
}

/** Links to the neighbours. A missing side is empty. */
export function PreviousNext({
  label,
  previous,
  next,
}: {
  label: string;
  previous: Neighbour | null;
  next: Neighbour | null;
}) {
  const style = buttonStyles({ size: 'sm' });
  return (
    <nav data-slot="previous-next" aria-label={label} className="flex gap-2 tabular-nums">
      {previous && (
        <a href={previous.href} rel="prev" className={style}>
          <ArrowLeft size={16} aria-hidden className="icon-directional" />
          <span className="sr-only">{previous.name}</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className={style}>
          <span className="sr-only">{next.name}</span>
          {next.label}
          <ArrowRight size={16} aria-hidden className="icon-directional" />
        </a>
      )}
    </nav>
  );
}
