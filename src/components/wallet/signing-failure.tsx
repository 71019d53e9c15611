import type { ReactNode } from 'react';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import type { texts as english } from '#src/i18n/areas/outcome/en.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface SigningFailureProps {
  /** Null if only the message is known. */
  failure: keyof (typeof english)['failures'] | null;
  /** From a node, a wallet or a service. */
  message: string;
  /** The maker's name for it. */
  wallet: string;
  /** The next step: a link or a button. */
  actions?: ReactNode;
  onDismiss?: () => void;
  /** What is known about the transaction's result. */
  children?: ReactNode;
}

/** Why signing or sending failed in one sentence, the original message, and the next step. */
export function SigningFailure(props: SigningFailureProps) {
  const { failure, message, wallet, actions, onDismiss, children } = props;
  const { ui } = useMessages();
  const text = useOutcomeTexts();
  return (
    <Banner kind="error" title={ui.error} onDismiss={onDismiss} actions={actions}>
      {failure === null ? (
        <HostileText text={message} />
      ) : (
        <>
          <p>{text.failures[failure](wallet)}</p>
          <p className="text-xs text-muted">
            <HostileText text={message} limit={400} />
          </p>
          <p className="mt-1">{text.nextSteps[failure]}</p>
        </>
      )}
      {children}
    </Banner>
  );
}
