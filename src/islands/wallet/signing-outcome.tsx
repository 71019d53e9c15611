import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isInBlock } from '#src/chain/model/signing/outcome.ts';
import { walletById } from '#src/chain/sign/wallets/table.ts';
import { Button } from '#src/components/ui/button.tsx';
import {
  FollowedLine,
  SentBanner,
  StillOpen,
  WaitingLine,
} from '#src/components/wallet/outcome-banners.tsx';
import { SigningFailure } from '#src/components/wallet/signing-failure.tsx';
import { SentActions } from '#src/components/wallet/sent-actions.tsx';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useFollowed } from '#src/stores/signing/followed.ts';
import {
  $pendingBytes,
  pendingById,
  type PendingBytes,
} from '#src/stores/signing/pending-bytes.ts';
import { sendAgain } from '#src/stores/signing/sent-bytes.ts';
import { useUrl } from '#src/stores/url.ts';
import { $connecting, $user, type TransactionOutcome } from '#src/stores/wallet/wallet-state.ts';
import { dismissOutcome } from '#src/stores/wallet/dismiss.ts';
import { isFocusUnmoved } from './focus-return.ts';
import { NextLinks, nextSteps } from './next-links.tsx';
import { ReverseStep } from './reverse-step.tsx';

type Failed = Extract<TransactionOutcome, { kind: 'error' }>;
type SentOutcome = Extract<TransactionOutcome, { kind: 'sent' }>;

interface SigningOutcomeProps {
  outcome: TransactionOutcome;
  /** Submits the same form again, if the outcome has no other retry. */
  onAgain: (() => void) | undefined;
}

export function SigningOutcome({ outcome, onAgain }: SigningOutcomeProps) {
  useOverElsewhere();
  const focused = useFocusedOutcome();
  const { transactionId } = outcome;
  return (
    <div ref={focused} tabIndex={-1}>
      {outcome.kind === 'sent' ? (
        <Sent key={transactionId} outcome={outcome} />
      ) : transactionId === null ? (
        <NotSent outcome={outcome} onAgain={onAgain} />
      ) : (
        <Unsure key={transactionId} id={transactionId} outcome={outcome} onAgain={onAgain} />
      )}
    </div>
  );
}

/**
 * An outcome belongs to the address it appeared at. It is dismissed when the tab or filter changes.
 */
function useOverElsewhere(): void {
  const url = useUrl();
  const currentPath = url && url.pathname + url.search;
  const shownOn = useRef(currentPath);
  useEffect(() => {
    if (shownOn.current !== currentPath) dismissOutcome();
  }, [currentPath]);
}

function Sent({ outcome }: { outcome: SentOutcome }) {
  const { transactionId, blockNum, acceptedBy, foreignFrom, delaySeconds } = outcome;
  const { actions, before } = outcome;
  const { system, token } = chainConfig().accounts;
  const followed = useFollowed(transactionId, blockNum);
  const pending = usePending(transactionId);
  return (
    <SentBanner
      {...{ transactionId, followed, acceptedBy, foreignFrom }}
      onDismiss={dismissOutcome}
      done={
        actions.length > 0 ? (
          <SentActions
            actions={actions}
            isDelayed={delaySeconds > 0}
            system={system}
            tokenContract={token}
          />
        ) : undefined
      }
      // What is delayed has not happened yet.
      reverse={delaySeconds > 0 ? undefined : <ReverseStep actions={actions} before={before} />}
      actions={<OpenActions id={transactionId} />}
    >
      {pending && (followed.kind === 'unseen' || followed.kind === 'disputed') && (
        <StillOpen expires={pending.expires} />
      )}
      {delaySeconds > 0 && <WaitingLine seconds={delaySeconds} />}
    </SentBanner>
  );
}

interface UnsureProps extends SigningOutcomeProps {
  id: string;
  outcome: Failed;
}

/** A failed transaction that may still be executed. It is followed by its id. */
function Unsure({ id, outcome, onAgain }: UnsureProps) {
  const followed = useFollowed(id, null);
  const pending = usePending(id);
  const text = useOutcomeTexts();
  if (isInBlock(followed))
    return (
      <SentBanner
        {...{ transactionId: id, followed, acceptedBy: null }}
        onDismiss={dismissOutcome}
      />
    );
  return (
    <NotSent outcome={outcome} onAgain={onAgain}>
      {outcome.refusedBy !== null && <p>{text.refusedByOne(outcome.refusedBy)}</p>}
      {pending && <StillOpen expires={pending.expires} />}
      <FollowedLine followed={followed} />
    </NotSent>
  );
}

interface NotSentProps {
  outcome: Failed;
  onAgain: (() => void) | undefined;
  children?: ReactNode;
}

function NotSent({ outcome, onAgain, children }: NotSentProps) {
  const text = useOutcomeTexts();
  const user = useStore($user);
  const { failure, message, transactionId } = outcome;
  const { again, logIn, links } = nextSteps(failure);
  const repeat = outcome.again ?? onAgain;
  const wallet = user?.wallet ?? '';
  return (
    <SigningFailure
      failure={failure}
      message={message}
      source={outcome.source}
      wallet={walletById(wallet)?.name ?? wallet}
      onDismiss={dismissOutcome}
      actions={
        <>
          {transactionId !== null && <SendSame id={transactionId} />}
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
    >
      {children}
    </SigningFailure>
  );
}

function OpenActions({ id }: { id: string }) {
  return (
    <>
      <SendSame id={id} />
      <NextLinks links={['lookUp']} account={null} transactionId={id} />
    </>
  );
}

/** Nothing if the bytes are not here or have expired. */
function SendSame({ id }: { id: string }) {
  const text = useOutcomeTexts();
  const pending = usePending(id);
  return (
    pending && (
      <Button size="sm" onClick={() => void sendAgain(id)}>
        {text.sameBytes}
      </Button>
    )
  );
}

function usePending(id: string): PendingBytes | null {
  useStore($pendingBytes);
  return pendingById(id);
}

/**
 * Focuses the outcome after the review window closed, unless the visitor has moved the focus.
 */
function useFocusedOutcome() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusUnmoved()) element.current?.focus();
  }, []);
  return element;
}
