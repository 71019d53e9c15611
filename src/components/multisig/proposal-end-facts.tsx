import type { ProposalEnd } from '#src/chain/model/proposal/proposal.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { AccountLink, TransactionLink } from '../ui/entity-link.tsx';
import { Time } from '../ui/time.tsx';

/** How, by whom and where a proposal ended. */
export function ProposalEndFacts({ end }: { end: ProposalEnd }) {
  const text = useMultisigTexts();
  const { payer, transactionId, publishedAt, cancelled } = end;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
      <Badge tone={cancelled ? 'warning' : 'positive'}>
        {cancelled ? text.cancelled : text.executed}
      </Badge>
      {payer !== '' && (
        <span>
          {text.by} <AccountLink name={payer} />
        </span>
      )}
      <Time at={publishedAt} />
      <span>
        {text.in} <TransactionLink id={transactionId} width="short" />
      </span>
    </p>
  );
}
