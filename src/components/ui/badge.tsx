import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const styles = cva(
  'inline-flex items-center gap-1 rounded-sm px-2 text-xs font-medium leading-5 whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-muted',
        accent: 'bg-accent-soft text-accent',
        positive: 'bg-positive-soft text-positive',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type Tone = NonNullable<VariantProps<typeof styles>['tone']>;

interface BadgeProps {
  tone?: Tone;
  /** A decorative icon of 12 px. */
  icon?: ReactNode;
  title?: string;
  children: ReactNode;
}

export function Badge({ tone, icon, title, children }: BadgeProps) {
  return (
    <span className={styles({ tone })} title={title}>
      {icon}
      {children}
    </span>
  );
}
