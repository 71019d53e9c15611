import type { ReactNode } from 'react';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import type { texts as english } from '#src/i18n/areas/outcome/en.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

interface SigningFailureProps {
  /** Null if only the message is known. */
  failure: keyof (typeof english)['failures'] | null;
  /** From a node, a wallet or a service. */
  message: string;
  /** Host of the node that wrote the message; null for others. */
  source: string | null;
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
  const { failure, message, source, wallet, actions, onDismiss, children } = props;
  const { ui } = useMessages();
  const text = useOutcomeTexts();
  return (
    <Banner kind="error" title={ui.error} onDismiss={onDismiss} actions={actions}>
      {failure === null ? (
        <Quoted text={message} source={source} limit={240} />
      ) : (
        <>
          <p>{text.failures[failure](wallet)}</p>
          <Quoted text={message} source={source} />
          <p className="mt-1">{text.nextSteps[failure]}</p>
        </>
      )}
      {children}
    </Banner>
  );
}
