import X from 'lucide-react/icons/x';
import { compareNames } from '#src/chain/core/name.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button, buttonStyles } from '../ui/button.tsx';

const REX_VOTES = 21;

interface BallotProps {
  chosen: readonly string[];
  /** The account's current vote; null while unknown. */
  current: readonly string[] | null;
  maxVotes: number;
  /** Whether the chain has REX, which requires a vote. */
  rex: boolean;
  pending: boolean;
  onChange: (chosen: readonly string[] | null) => void;
  onCast: () => void;
}

/** The selected producers and the vote button. */
export function Ballot({ chosen, current, maxVotes, rex, pending, onChange, onCast }: BallotProps) {
  const text = useVoteTexts();
  const format = useFormat();
  const nothing = chosen.length === 0;
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        onCast();
      }}
    >
      <p aria-live="polite" className="font-medium tabular-nums">
        {text.chosen(format.number(chosen.length), format.number(maxVotes))}
      </p>
      {nothing && <p className="text-muted">{text.none}</p>}
      <ul className="flex max-h-64 flex-wrap gap-1 overflow-y-auto">
        {chosen.toSorted(compareNames).map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={text.remove(name)}
              className="tap flex min-h-7 items-center gap-1 rounded-sm bg-sunken ps-2 pe-1 text-xs hover:bg-accent-soft"
              onClick={() => onChange(chosen.filter((one) => one !== name))}
            >
              <bdi dir="ltr">{name}</bdi>
              <X size={12} aria-hidden className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length >= maxVotes && (
        <p className="text-xs text-muted">{text.full(format.number(maxVotes))}</p>
      )}
      {rex && !nothing && chosen.length < REX_VOTES && (
        <p className="text-xs text-muted">{text.forRex}</p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        disabled={pending || (nothing && (current ?? []).length === 0)}
      >
        {pending
          ? text.sending
          : nothing && (current ?? []).length > 0
            ? text.takeBack
            : text.cast(format.number(chosen.length))}
      </Button>
      <div className="flex gap-2">
        <Button size="sm" variant="ghost" disabled={nothing} onClick={() => onChange([])}>
          {text.clear}
        </Button>
        {current && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            {text.asBefore}
          </Button>
        )}
      </div>
    </form>
  );
}

interface BallotTrayProps {
  chosen: number;
  maxVotes: number;
  /** Id of the ballot element. */
  ballot: string;
}

/**
 * Where the ballot is not beside the list: the number of selected producers and a link to the
 * ballot. Leaves room for the back-to-top button.
 */
export function BallotTray({ chosen, maxVotes, ballot }: BallotTrayProps) {
  const text = useVoteTexts();
  const format = useFormat();
  return (
    <div className="shadow-overlay sticky bottom-16 z-10 flex items-center gap-3 rounded-md border bg-surface py-2 ps-4 pe-16 md:bottom-4 lg:hidden">
      <p className="min-w-0 flex-1 font-medium tabular-nums">
        {text.chosen(format.number(chosen), format.number(maxVotes))}
      </p>
      <a href={`#${ballot}`} className={buttonStyles({ variant: 'primary', size: 'sm' })}>
        {text.toBallot}
      </a>
    </div>
  );
}
