import { voteWeek } from '#src/chain/model/vote/vote-weight.ts';
import { formatWeeksAgo } from '#src/i18n/format-weeks.ts';
import { useMoment } from '#src/i18n/moment.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useClock } from '../ui/clock.ts';

/**
 * When a vote was cast. Its weight says no more than the week, so no day or hour is shown.
 * @param castAt start of the week, milliseconds UTC
 */
export function VoteWeek({ castAt }: { castAt: number }) {
  const tag = useLanguageTag();
  const start = useMoment()(castAt);
  const weeks = useClock((now) => Math.max(0, voteWeek(now) - voteWeek(castAt)), 0);
  return (
    <time dateTime={new Date(castAt).toISOString()} title={`≥ ${start}`}>
      {formatWeeksAgo(weeks, tag)}
    </time>
  );
}
