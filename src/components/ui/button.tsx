import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const variants = {
  primary:
    'border-transparent bg-accent text-on-accent enabled:hover:brightness-90 dark:enabled:hover:brightness-110',
  secondary: 'border-line-strong bg-surface text-ink enabled:hover:border-ink',
  danger: 'border-transparent bg-danger text-on-danger enabled:hover:brightness-90',
  ghost: 'border-transparent text-muted enabled:hover:bg-sunken enabled:hover:text-ink',
};

const sizes = {
  /** As high as the fields of a wallet's form. */
  lg: 'tap min-h-(--row-field) px-3.5 text-base',
  md: 'tap min-h-9 px-3.5',
  sm: 'tap min-h-7 px-2.5 text-xs',
};

interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** Button styles, also for links that act as buttons. */
export function buttonStyles({
  variant = 'secondary',
  size = 'md',
  className,
}: ButtonLook): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-sm border font-semibold whitespace-nowrap transition-colors disabled:border-line disabled:bg-sunken disabled:text-quiet',
    variants[variant],
    sizes[size],
    className,
  );
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonStyles({ variant, size, className })} {...rest} />;
}
