import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';

export interface SearchFootProps {
  found: number;
  checked: number;
  /** Time of the last checked action, milliseconds UTC. */
  until: number | null;
  reading: boolean;
  /** Whether the end of the history is reached. */
  complete: boolean;
  newestFirst: boolean;
  onMore: () => void;
  onAll: () => void;
  onStop: () => void;
}

/** The search progress, with buttons to continue, read all, or stop. */
export function SearchFoot(props: SearchFootProps) {
  const { found, checked, until, reading, complete, newestFirst, onMore, onAll, onStop } = props;
  const text = useHistoryTexts();
  const { common } = useMessages();
  const format = useFormat();
  const { shortDay } = useDates();
  const sifted = checked > found;
  const day = until !== null && Number.isFinite(until) ? shortDay(until) : null;
  const reached = day === null ? '' : newestFirst ? text.backTo(day) : text.upTo(day);
  const line = [text.checked(checked, format.number(checked), format.number(found)), reached]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t py-3">
      <p className="text-muted tabular-nums" role="status">
        {reading && `${text.looking} `}
        {line}
        {'. '}
        {complete && !reading && text.end}
      </p>
      {reading && (
        <Button size="sm" onClick={onStop}>
          {text.shared.stop}
        </Button>
      )}
      {!reading && !complete && (
        <span className="flex gap-2">
          <Button size="sm" onClick={onMore}>
            {sifted && found === 0 ? text.searchOn : common.more}
          </Button>
          <Button size="sm" variant="ghost" onClick={onAll}>
            {text.loadAll}
          </Button>
        </span>
      )}
    </div>
  );
}
