import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { buttonStyles } from '../ui/button.tsx';

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
