import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { TransactionLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/hostile-text.tsx';

interface SuccessBannerProps {
  transactionId: string;
  onDismiss?: () => void;
}

/** A transaction was taken by a node; the link leads to it. */
export function SuccessBanner({ transactionId, onDismiss }: SuccessBannerProps) {
  const { ui, wallet } = useMessages();
  return (
    <Banner kind="success" title={ui.success} onDismiss={onDismiss}>
      <p>{wallet.sent}</p>
      <p>
        <TransactionLink id={transactionId} />
      </p>
    </Banner>
  );
}

interface ErrorBannerProps {
  /** From a node or a wallet. */
  message: string;
  onDismiss?: () => void;
  actions?: ReactNode;
}

export function ErrorBanner({ message, onDismiss, actions }: ErrorBannerProps) {
  const { ui } = useMessages();
  return (
    <Banner kind="error" title={ui.error} onDismiss={onDismiss} actions={actions}>
      <HostileText text={message} />
    </Banner>
  );
}
