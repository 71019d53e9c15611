import type { ReactNode } from 'react';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import type { texts as english } from '#src/i18n/areas/outcome/en.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface SigningFailureProps {
  /** Null where nothing is known but the words. */
  failure: keyof (typeof english)['says'] | null;
  /** From a node, a wallet or a service. */
  message: string;
  /** By its maker's name. */
  wallet: string;
  /** The next step: a link or a button. */
  actions?: ReactNode;
  onDismiss?: () => void;
  /** What is known of the transaction's fate. */
  children?: ReactNode;
}

/** Why nothing was signed or sent, in one sentence, in the words of who refused, and what to do. */
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
          <p>{text.says[failure](wallet)}</p>
          <p className="text-xs text-muted">
            <HostileText text={message} limit={400} />
          </p>
          <p className="mt-1">{text.next[failure]}</p>
        </>
      )}
      {children}
    </Banner>
  );
}
