import type { ReactNode } from 'react';
import { type Native, rootProps } from './root-props.ts';
import { variants } from './variants.ts';

const groups = {
  tone: {
    neutral: 'bg-sunken text-muted',
    accent: 'bg-accent-soft text-accent',
    positive: 'bg-positive-soft text-positive',
    warning: 'bg-warning-soft text-warning',
    danger: 'bg-danger-soft text-danger',
  },
} as const;

const badgeStyles = variants(
  'inline-flex items-center gap-1.5 rounded-sm px-1.5 text-xs leading-5 font-semibold whitespace-nowrap',
  groups,
  { tone: 'neutral' },
);

export type Tone = keyof typeof groups.tone;

interface BadgeProps extends Native<'span'> {
  /** What it says about its subject: good, a risk, harm. `neutral` without it. */
  tone?: Tone | undefined;
  /** A decorative icon of 12 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A word about the thing beside it: a state, a role, a count. Not for what can be clicked. */
export function Badge({ icon, tone, children, ...native }: BadgeProps) {
  return (
    <span {...rootProps('badge', badgeStyles({ tone }), native)}>
      {icon}
      {children}
    </span>
  );
}
