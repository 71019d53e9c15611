import { useId, type ReactNode } from 'react';
import { type Native, rootProps } from './root-props.ts';

interface SectionProps extends Native<'section'> {
  title: string;
  /** A count, the source or another secondary text beside the title. */
  note?: ReactNode;
  /** Controls at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, hung from a rule. Never nested. */
export function Section({ title, note, actions, children, ...native }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rootProps('section', 'hang', native)}>
      <header>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="text-xs text-quiet">{note}</span>}
        {actions !== undefined && (
          <div className="ms-auto flex flex-wrap items-center justify-end gap-3 self-center">
            {actions}
          </div>
        )}
      </header>
      {children}
    </section>
  );
}
