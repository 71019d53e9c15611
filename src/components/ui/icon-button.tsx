import type { ReactNode } from 'react';
import { type Native, rootProps } from './root-props.ts';

interface IconButtonProps extends Native<'button'> {
  /** Its function; for screen readers and the tooltip. */
  label: string;
  /** A decorative icon of 16 px. */
  icon: ReactNode;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, type = 'button', ...native } = props;
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      {...rootProps(
        'icon-button',
        'tap inline-flex size-8 shrink-0 items-center justify-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-ink',
        native,
      )}
    >
      {icon}
    </button>
  );
}
