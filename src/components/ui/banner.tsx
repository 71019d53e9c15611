import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { IconButton } from './icon-button.tsx';
import { type Native, rootProps } from './root-props.ts';

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

interface BannerProps extends Native<'div'> {
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  /** Controls below the text, such as a retry. */
  actions?: ReactNode;
  onDismiss?: () => void;
  children?: ReactNode;
}

/** A message of the page. An error interrupts screen readers, others do not. */
export function Banner(props: BannerProps) {
  const { kind, title, actions, onDismiss, children, ...native } = props;
  const { ui } = useMessages();
  const { Icon, surface, mark } = KINDS[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      {...rootProps('banner', ['flex gap-2.5 border-s-4 px-3 py-2.5', surface], native)}
    >
      <Icon size={16} aria-hidden className={clsx('mt-0.5 shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <div className="wrap-anywhere">{children}</div>}
        {actions !== undefined && (
          <div className="mt-3 flex flex-wrap gap-2 empty:hidden">{actions}</div>
        )}
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
