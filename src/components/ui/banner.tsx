import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { IconButton } from './icon-button.tsx';

const KINDS = {
  success: {
    Icon: CircleCheck,
    surface: 'border-positive bg-positive-soft',
    mark: 'text-positive',
  },
  info: { Icon: Clock, surface: 'border-line-strong bg-sunken', mark: 'text-muted' },
  warning: { Icon: TriangleAlert, surface: 'border-warning bg-warning-soft', mark: 'text-warning' },
  error: { Icon: CircleAlert, surface: 'border-danger bg-danger-soft', mark: 'text-danger' },
} as const satisfies Record<BannerProps['kind'], unknown>;

interface BannerProps {
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  /** Controls below the text, such as a retry. */
  actions?: ReactNode;
  onDismiss?: () => void;
  className?: string;
  children?: ReactNode;
}

/** A message of the page. An error interrupts screen readers, others do not. */
export function Banner({ kind, title, actions, onDismiss, className, children }: BannerProps) {
  const { ui } = useMessages();
  const { Icon, surface, mark } = KINDS[kind];
  return (
    <div
      data-slot="banner"
      role={kind === 'error' ? 'alert' : 'status'}
      className={clsx('flex gap-2.5 border-s-4 px-3 py-2.5', surface, className)}
    >
      <Icon size={16} aria-hidden className={clsx('mt-0.5 shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <div className="wrap-anywhere">{children}</div>}
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={ui.dismiss}
          icon={<X size={16} aria-hidden />}
          className="-my-1.5 -me-2"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
