import type { ComponentProps } from 'react';
import { rootProps } from './root-props.ts';
import { variants } from './variants.ts';
import { withChild } from './with-child.ts';

const groups = {
  variant: {
    primary:
      'border-transparent bg-accent text-on-accent enabled:hover:brightness-90 dark:enabled:hover:brightness-110',
    secondary: 'border-line-strong bg-surface text-ink enabled:hover:border-ink',
    danger: 'border-transparent bg-danger text-on-danger enabled:hover:brightness-90',
    ghost: 'border-transparent text-muted enabled:hover:bg-sunken enabled:hover:text-ink',
  },
  size: {
    /** As high as the fields of a wallet's form. */
    lg: 'tap min-h-(--row-field) px-3.5 text-base',
    md: 'tap min-h-9 px-3.5',
    sm: 'tap min-h-7 px-2.5 text-xs',
  },
} as const;

/** Button styles, also for links that act as buttons. */
export const buttonStyles = variants(
  'inline-flex items-center justify-center gap-2 rounded-sm border font-semibold whitespace-nowrap transition-colors disabled:border-line disabled:bg-sunken disabled:text-quiet',
  groups,
  { variant: 'secondary', size: 'md' },
);

interface ButtonProps extends ComponentProps<'button'> {
  /** `secondary` without it. One `primary` a form; `danger` where something is lost. */
  variant?: keyof (typeof groups)['variant'] | undefined;
  /** `md` without it. `lg` is as high as a field, `sm` fits into a row. */
  size?: keyof (typeof groups)['size'] | undefined;
  /** Gives the look to the one child instead: a link of a router. */
  asChild?: boolean;
}

/**
 * What acts on a click. One primary button a form; `danger` where something is lost. Links that only
 * lead elsewhere are links.
 */
export function Button(props: ButtonProps) {
  const { variant, size, asChild, type = 'button', children, ...native } = props;
  const look = rootProps('button', buttonStyles({ variant, size }), native);
  if (asChild) return withChild(children, look);
  return (
    <button type={type} {...look}>
      {children}
    </button>
  );
}
