import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

export type Tone = keyof typeof tones;

interface BadgeProps {
  tone?: Tone;
  /** A decorative icon of 12 px. */
  icon?: ReactNode;
  title?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, title, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-sm px-1.5 text-xs leading-5 font-semibold whitespace-nowrap',
        tones[tone],
      )}
      title={title}
    >
      {icon}
      {children}
    </span>
  );
}
