import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const variants = {
  primary:
    'border-transparent bg-accent text-on-accent enabled:hover:bg-[color-mix(in_oklab,var(--color-accent)_88%,var(--color-ink))]',
  secondary: 'border-line-strong bg-surface text-ink enabled:hover:bg-sunken',
  ghost: 'border-transparent text-muted enabled:hover:bg-sunken enabled:hover:text-ink',
};

const sizes = {
  md: 'min-h-10 px-4 text-sm',
  sm: 'tap min-h-8 px-3 text-sm',
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
    'inline-flex items-center justify-center gap-2 rounded-sm border font-medium whitespace-nowrap transition-colors disabled:opacity-60',
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
