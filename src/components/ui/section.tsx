import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** A count or secondary text beside the title. */
  note?: ReactNode;
  /** Controls at the end of the title's line. */
  actions?: ReactNode;
  /** For tables and lists, which have their own padding. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** A titled, outlined part of a page. Never nested. */
export function Section({ title, note, actions, flush, className, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('min-w-0 rounded-md border bg-surface', className)}
    >
      <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {note !== undefined && (
          <span className="text-muted tabular-nums max-sm:text-xs">{note}</span>
        )}
        {actions !== undefined && <div className="ms-auto flex items-center gap-2">{actions}</div>}
      </header>
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  );
}
