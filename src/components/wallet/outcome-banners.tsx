import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { TransactionLink } from '../ui/entity-link.tsx';

interface SuccessBannerProps {
  transactionId: string;
  onDismiss?: () => void;
  /** How far it has come. */
  children?: ReactNode;
}

/** A transaction was taken by a node; the link leads to it. */
export function SuccessBanner({ transactionId, onDismiss, children }: SuccessBannerProps) {
  const { ui, wallet } = useMessages();
  return (
    <Banner kind="success" title={ui.success} onDismiss={onDismiss}>
      <p>{wallet.sent}</p>
      <p>
        <TransactionLink id={transactionId} />
      </p>
      {children}
    </Banner>
  );
}
