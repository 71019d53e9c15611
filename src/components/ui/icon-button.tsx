import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its function; for screen readers and the tooltip. */
  label: string;
  /** A decorative icon of 16 px. */
  icon: ReactNode;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, className, type = 'button', ...rest } = props;
  return (
    <button
      data-slot="icon-button"
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'tap inline-flex size-8 shrink-0 items-center justify-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-ink',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
