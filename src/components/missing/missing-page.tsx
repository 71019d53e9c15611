import type { ReactNode } from 'react';
import { buttonStyles } from '../ui/button.tsx';

export interface NextStep {
  readonly href: string;
  readonly label: string;
}

interface MissingPageProps {
  title: string;
  /** The heading level, if the page has no heading yet. */
  heading?: 'h1' | 'h2' | undefined;
  /** What is wrong with the address. */
  children: ReactNode;
  steps?: readonly NextStep[];
}

/** A page for something that does not exist: the reason and next steps. */
export function MissingPage({
  title,
  heading: Heading = 'h1',
  children,
  steps = [],
}: MissingPageProps) {
  return (
    <div className="py-4">
      <Heading className="title">{title}</Heading>
      <div className="mt-2 max-w-prose space-y-1 text-muted">{children}</div>
      {steps.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-2">
          {steps.map(({ href, label }) => (
            <a key={href} href={href} className={buttonStyles({ size: 'sm' })}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
