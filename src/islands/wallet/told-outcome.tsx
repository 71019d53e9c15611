import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { FollowedLine } from '#src/components/wallet/followed-line.tsx';
import { SuccessBanner } from '#src/components/wallet/outcome-banners.tsx';
import { SigningFailure } from '#src/components/wallet/signing-failure.tsx';
import { WaitingLine } from '#src/components/wallet/waiting-line.tsx';
import { walletById } from '#src/chain/sign/wallets/table.ts';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useFollowed } from '#src/stores/followed.ts';
import { useUrl } from '#src/stores/url.ts';
import { $connecting, $user, dismissOutcome, type Outcome } from '#src/stores/wallet-state.ts';
import { NextLinks } from './next-links.tsx';
import { nextSteps } from './next-steps.ts';

type Failed = Extract<Outcome, { kind: 'error' }>;
type Succeeded = Extract<Outcome, { kind: 'success' }>;

interface ToldOutcomeProps {
  outcome: Outcome;
  /** Has the same form given in once more, where the outcome knows no other way. */
  onAgain: (() => void) | undefined;
}

export function ToldOutcome({ outcome, onAgain }: ToldOutcomeProps) {
  useOverElsewhere();
  return outcome.kind === 'success' ? (
    <Sent key={outcome.transactionId} outcome={outcome} />
  ) : (
    <NotSent outcome={outcome} onAgain={onAgain} />
  );
}

/** An outcome is of the address it was told at: on another tab, or behind another filter, it is over. */
function useOverElsewhere(): void {
  const url = useUrl();
  const here = url && url.pathname + url.search;
  const told = useRef(here);
  useEffect(() => {
    if (told.current !== here) dismissOutcome();
  }, [here]);
}

function Sent({ outcome: { transactionId, blockNum, delaySeconds } }: { outcome: Succeeded }) {
  const followed = useFollowed(transactionId, blockNum);
  return (
    <SuccessBanner transactionId={transactionId} onDismiss={dismissOutcome}>
      <FollowedLine followed={followed} />
      {delaySeconds > 0 && <WaitingLine seconds={delaySeconds} />}
    </SuccessBanner>
  );
}

function NotSent({ outcome, onAgain }: { outcome: Failed; onAgain: (() => void) | undefined }) {
  const text = useOutcomeTexts();
  const user = useStore($user);
  const { trouble, message, transactionId } = outcome;
  const { again, logIn, links } = nextSteps(trouble);
  const repeat = outcome.again ?? onAgain;
  const wallet = user?.wallet ?? '';
  return (
    <SigningFailure
      trouble={trouble}
      message={message}
      wallet={walletById(wallet)?.name ?? wallet}
      onDismiss={dismissOutcome}
      actions={
        <>
          {again && repeat && (
            <Button size="sm" onClick={repeat}>
              {text.again}
            </Button>
          )}
          {logIn && (
            <Button size="sm" onClick={() => $connecting.set(true)}>
              {text.logIn}
            </Button>
          )}
          <NextLinks links={links} account={user?.actor ?? null} transactionId={transactionId} />
        </>
      }
    />
  );
}
