import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRoundTexts } from '#src/i18n/areas/round/texts.ts';

interface RoundLegendProps {
  /** The last irreversible block. */
  final: ReactNode;
  /** Numbers of blocks as text; a dash while unknown. */
  notFinal: string;
  missed: string;
  /** Whether some ticks are as long as their load. */
  hasLoads: boolean;
}

/** What the ticks of the dial mean, with their numbers. */
export function RoundLegend({ final, notFinal, missed, hasLoads }: RoundLegendProps) {
  const text = useRoundTexts();
  return (
    <div className="mt-2 text-center text-xs text-muted">
      <p className="min-h-4 text-quiet">{hasLoads && text.loads}</p>
      <ul className="mt-1 flex min-h-9 flex-wrap content-start justify-center gap-x-4 gap-y-1">
        <Mark tick="h-3 bg-ink">
          {text.finalTo} {final}
        </Mark>
        <Mark tick="h-3 bg-accent">{text.notFinal(notFinal)}</Mark>
        <Mark tick="h-1.5 bg-danger">{text.missed(missed)}</Mark>
        <Mark tick="h-3 bg-line-strong opacity-60">{text.previous}</Mark>
      </ul>
    </div>
  );
}

function Mark({ tick, children }: { tick: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      <i className={clsx('w-0.75 lean self-end [print-color-adjust:exact]', tick)} />
      <span>{children}</span>
    </li>
  );
}
