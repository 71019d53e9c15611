import type { ReactNode } from 'react';
import { type Followed, isInBlock } from '#src/chain/model/signing/outcome.ts';
import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useMoment } from '#src/i18n/moment.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Banner } from '../ui/banner.tsx';
import { Copied } from '../ui/copied.tsx';
import { TransactionLink } from '../ui/entity-link.tsx';

interface SentBannerProps {
  transactionId: string;
  followed: Followed;
  /** Host of the accepting node; null if unknown. */
  acceptedBy: string | null;
  /** Host of a node that reported another transaction id. */
  foreignFrom?: string | null;
  /** What it did; by default, that it was sent. */
  done?: ReactNode;
  /** The way back, once a block contains it. */
  reverse?: ReactNode;
  /** Options while no block contains it. */
  actions?: ReactNode;
  onDismiss?: () => void;
  children?: ReactNode;
}

/** A transaction that a node accepted. It succeeds only once a block contains it. */
export function SentBanner(props: SentBannerProps) {
  const { transactionId, followed, foreignFrom = null, onDismiss, children } = props;
  const text = useOutcomeTexts();
  const isDone = isInBlock(followed);
  const isOpen = followed.kind === 'unseen' || followed.kind === 'disputed';
  const actions = isOpen ? props.actions : isDone ? props.reverse : undefined;
  return (
    <Banner
      kind={isDone ? 'success' : isOpen ? 'warning' : 'info'}
      title={useTitle(props)}
      onDismiss={onDismiss}
      {...(actions !== undefined && { actions })}
    >
      {isDone && (props.done ?? <p>{text.sent}</p>)}
      <Copied value={transactionId}>
        <TransactionLink id={transactionId} />
      </Copied>
      {followed.kind !== 'pending' && <FollowedLine followed={followed} />}
      {foreignFrom !== null && <p className="text-warning">{text.foreignFrom(foreignFrom)}</p>}
      {children}
    </Banner>
  );
}

function useTitle({ followed: { kind }, acceptedBy }: SentBannerProps): string {
  const { ui } = useMessages();
  const text = useOutcomeTexts();
  switch (kind) {
    case 'pending':
      return acceptedBy === null ? text.sentWaiting : text.acceptedBy(acceptedBy);
    case 'in-block':
    case 'irreversible':
      return ui.success;
    case 'unseen':
      return text.notInBlock;
    case 'disputed':
      return text.disputedTitle;
  }
}

/** Until when a signed transaction may be executed. Milliseconds UTC. */
export function StillOpen({ expires }: { expires: number }) {
  const text = useOutcomeTexts();
  const moment = useMoment();
  return (
    <p>
      {text.mayExecute(moment(expires))} {text.sameBytesHint}
    </p>
  );
}

/** A note on the delay of a permission. It has no absolute time, so it stays true. */
export function WaitingLine({ seconds }: { seconds: number }) {
  const text = useOutcomeTexts();
  const { duration } = useFormat();
  return <p className="font-medium text-warning">{text.waits(duration(seconds))}</p>;
}

/** A transaction's progress in one line of reserved height. */
export function FollowedLine({ followed }: { followed: Followed }) {
  const text = useOutcomeTexts();
  const { number } = useFormat();
  switch (followed.kind) {
    case 'pending':
      return <p className="text-muted">{text.pending}</p>;
    case 'in-block':
      return (
        <>
          <p className="tabular-nums">
            {text.inBlock(number(followed.blockNum), number(followed.blocksToGo))}
          </p>
          <p className="text-muted tabular-nums">{text.asOf(number(followed.blockNum))}</p>
          {followed.onlyBy !== null && (
            <p className="text-muted">{text.oneWitness(followed.onlyBy)}</p>
          )}
        </>
      );
    case 'irreversible':
      return <p className="tabular-nums">{text.irreversible(number(followed.blockNum))}</p>;
    case 'unseen':
      return <p className="text-warning">{text.unseen}</p>;
    case 'disputed':
      return (
        <p className="text-warning">
          {text.disputed(followed.by, number(followed.blockNum), followed.against)}
        </p>
      );
  }
}
