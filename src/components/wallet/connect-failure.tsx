import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import type { texts as english } from '#src/i18n/areas/wallet-connect/en.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

interface ConnectFailureProps {
  /** The wallet, or the host of the node that failed. */
  wallet: string;
  /** Null if only its message is known. */
  failure: keyof (typeof english)['failures'] | null;
  /** Its words. */
  message: string;
  website: string | null;
  onAgain: () => void;
}

/** The failure in one sentence, and the next step. */
export function ConnectFailure(props: ConnectFailureProps) {
  const { wallet, failure, message, website, onAgain } = props;
  const text = useWalletConnectTexts();
  const title = failure ? text.failures[failure](wallet) : text.unknownFailure(wallet);
  return (
    <Banner
      kind={failure === 'rejected' ? 'warning' : 'error'}
      title={title}
      actions={
        <>
          <Button size="sm" onClick={onAgain}>
            {text.again}
          </Button>
          {failure === 'not-installed' && website !== null && (
            <span className="self-center">
              <ExternalLink href={website}>{text.get}</ExternalLink>
            </span>
          )}
        </>
      }
    >
      {failure ? (
        <p>{text.nextSteps[failure]}</p>
      ) : (
        <Quoted text={message} limit={240} source={wallet} />
      )}
    </Banner>
  );
}
