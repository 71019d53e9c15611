import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** A count, the source or another secondary text beside the title. */
  note?: ReactNode;
  /** Controls at the end of the title's line. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled part of a page, hung from a rule. Never nested. */
export function Section({ title, note, actions, className, children }: SectionProps) {
  const id = useId();
  return (
    <section data-slot="section" aria-labelledby={id} className={clsx('hang', className)}>
      <header>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="text-xs text-quiet">{note}</span>}
        {actions !== undefined && (
          <div className="ms-auto flex items-center gap-3 self-center">{actions}</div>
        )}
      </header>
      {children}
    </section>
  );
}
