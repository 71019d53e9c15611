import type { ReactNode } from 'react';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { VoteStrip } from '../round/vote-strip.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Section } from '../ui/section.tsx';

interface RoundVotesProps {
  /** Producers that the account votes for; with a proxy none of its own. */
  voted: readonly string[];
  /** The account that votes on its behalf; empty for none. */
  proxy: string;
  /** Names by turn; empty while unknown. */
  schedule: readonly string[];
  /** A link to all votes. */
  actions?: ReactNode;
}

/** Which producers of the round an account votes for, in the order of their turns. */
export function RoundVotes({ voted, proxy, schedule, actions }: RoundVotesProps) {
  const { roundVotes: text } = useAccountPartsTexts();
  const format = useFormat();
  const votes = schedule.map((name) => voted.includes(name));
  const votedCount = votes.filter(Boolean).length;
  const label = text.label(format.number(votedCount), format.number(schedule.length));
  return (
    <Section
      title={text.title}
      note={proxy === '' && format.number(voted.length)}
      actions={actions}
    >
      {proxy !== '' ? (
        <p className="py-2 text-muted">
          {text.via} <AccountLink name={proxy} />
        </p>
      ) : (
        <div className="space-y-2 pt-2">
          {votes.length > 0 && (
            <>
              <VoteStrip votes={votes} label={label} />
              <p aria-hidden className="text-xs text-muted">
                {label}
              </p>
            </>
          )}
          {voted.length === 0 && <p className="text-muted">{text.none}</p>}
        </div>
      )}
    </Section>
  );
}
