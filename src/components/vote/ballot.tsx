import X from 'lucide-react/icons/x';
import { compareNames } from '#src/chain/core/name-bigint.ts';
import { voteChanges } from '#src/chain/model/vote/vote-changes.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useSubmit } from '../form/use-submit.ts';
import { VoteStrip } from '../round/vote-strip.tsx';
import { Button, buttonStyles } from '../ui/button.tsx';
import { changeRows } from '../ui/rows/keep-row-focus.ts';
import { Unregistered } from './unregistered.tsx';
import { VoteChangesList } from './vote-changes.tsx';

const REX_VOTES = 21;
/** Places in a row of the ballot's picture. */
const COLUMNS = 10;
/** In the bar on narrow screens. */
const BAR_COLUMNS = 15;
/** Changes shown before a press, about six lines. */
const CHANGES = 12;

interface BallotProps {
  chosen: readonly string[];
  /** The account's current vote; null while unknown. */
  current: readonly string[] | null;
  maxVotes: number;
  /** Those of `chosen` that the chain would refuse. */
  unregistered?: readonly string[];
  /** Whether the chain has REX, which requires a vote. */
  rex: boolean;
  pending: boolean;
  onChange: (chosen: readonly string[] | null) => void;
  onCast: () => void;
}

/** The selected producers and the vote button. */
export function Ballot({ chosen, current, maxVotes, unregistered = [], ...ballot }: BallotProps) {
  const { rex, pending, onChange, onCast } = ballot;
  const text = useVoteTexts();
  const format = useFormat();
  const nothing = chosen.length === 0;
  const words = text.chosen(format.number(chosen.length), format.number(maxVotes));
  const isTakenBack = nothing && (current ?? []).length > 0;
  const { label, isGuest, onSubmit } = useSubmit(
    isTakenBack
      ? text.takeBack
      : nothing
        ? text.shared.vote
        : text.cast(format.number(chosen.length)),
    onCast,
  );
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p aria-live="polite" className="font-semibold">
        {words}
      </p>
      <div className="px-1.5">
        <VoteStrip votes={placesOf(chosen.length, maxVotes)} columns={COLUMNS} label={words} />
      </div>
      {nothing && <p className="text-muted">{text.none}</p>}
      {unregistered.length > 0 && (
        <Unregistered
          names={unregistered}
          onRemove={() => onChange(chosen.filter((name) => !unregistered.includes(name)))}
        />
      )}
      {current && <Changes chosen={chosen} current={current} />}
      {!nothing && (
        <details>
          <summary className="text-muted">{text.selected}</summary>
          <ul data-rows className="mt-2 flex flex-wrap gap-1">
            {chosen.toSorted(compareNames).map((name) => (
              <li key={name}>
                <button
                  type="button"
                  data-row-tool="remove"
                  aria-label={text.remove(name)}
                  className="tap flex min-h-7 items-center gap-1 rounded-sm bg-sunken ps-2 pe-1 text-xs hover:bg-accent-soft"
                  onClick={({ currentTarget }) =>
                    void changeRows(currentTarget, () =>
                      onChange(chosen.filter((one) => one !== name)),
                    )
                  }
                >
                  <bdi dir="ltr">{name}</bdi>
                  <X size={12} aria-hidden className="text-muted" />
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
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
        disabled={pending || chosen.length > maxVotes || (nothing && !isTakenBack && !isGuest)}
      >
        {pending ? text.shared.inProgress : label}
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

/** The places of a ballot, the first ones filled. */
function placesOf(filled: number, all: number): readonly boolean[] {
  return Array.from({ length: all }, (_, index) => index < filled);
}

/** What the selection takes from the current vote and adds to it. */
function Changes({ chosen, current }: Record<'chosen' | 'current', readonly string[]>) {
  const text = useVoteTexts();
  const format = useFormat();
  const changes = voteChanges(current, chosen);
  const count = changes.added.length + changes.removed.length;
  if (count === 0) return null;
  return (
    <div>
      <p className="text-muted">{text.changes(format.number(count))}</p>
      <VoteChangesList changes={changes} page={CHANGES} />
    </div>
  );
}

interface BallotBarProps {
  chosen: number;
  maxVotes: number;
  /** Id of the ballot element. */
  ballot: string;
}

/** At the foot of the screen where the ballot is not beside the list, with a link to the ballot. */
export function BallotBar({ chosen, maxVotes, ballot }: BallotBarProps) {
  const text = useVoteTexts();
  const format = useFormat();
  const words = text.chosen(format.number(chosen), format.number(maxVotes));
  return (
    <div
      data-foot-bar
      className="sticky bottom-14 z-10 -mx-4 flex items-center gap-4 border-t-2 border-rule bg-surface px-4 py-2 md:-mx-6 md:px-6 tablet:hidden print:hidden"
    >
      <p aria-hidden className="shrink-0">
        <b className="font-semibold">{format.number(chosen)}</b>{' '}
        <span className="text-quiet">/ {format.number(maxVotes)}</span>
      </p>
      <div className="min-w-0 flex-1">
        <VoteStrip
          votes={placesOf(chosen, maxVotes)}
          columns={Math.min(maxVotes, BAR_COLUMNS)}
          small
          label={words}
        />
      </div>
      <a href={`#${ballot}`} className={buttonStyles({ variant: 'primary' })}>
        {text.toBallot}
      </a>
    </div>
  );
}
