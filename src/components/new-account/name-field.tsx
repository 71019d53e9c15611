import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { newNameProblem } from '#src/chain/model/account/new-account.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { Badge } from '../ui/badge.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useNameProblemText } from './use-problem-text.ts';

/** The lookups of a new name. */
export interface NewNameProps {
  readonly creator: string | null;
  readonly existence: (name: string) => Existence | null;
  /** Names that the creator won in auctions. */
  readonly won: readonly string[];
  /** Called with a completely typed name, to look it up. */
  readonly onName: (name: string) => void;
  /** The address to bid for a name; null on chains without auctions. */
  readonly bidHref: ((name: string) => string) | null;
}

interface NameFieldProps
  extends NewNameProps, Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'name'> {
  typed: string;
  name: string;
}

/** The name of a new account, checked while it is typed. */
export function NameField(props: NameFieldProps) {
  const { creator, existence, won, onName, bidHref, typed, error, ...field } = props;
  const text = useNewAccountTexts();
  const problemText = useNameProblemText();
  const known = existence(typed);
  const problem = newNameProblem(typed, {
    creator,
    taken: known === 'exists',
    won: won.includes(typed),
  });
  useDebouncedResult(problem && problem.kind !== 'auction' ? '' : typed, onName);
  // Half a name is short, which is no mistake yet.
  const shown = problem && !['no-new-name', 'auction'].includes(problem.kind);
  return (
    <div className="space-y-1.5">
      <TextField
        label={text.name}
        hint={text.nameHint}
        {...chainText}
        maxLength={13}
        error={error ?? (shown ? problemText(problem) : undefined)}
        {...(!problem && known && { after: <Availability existence={known} /> })}
        {...field}
      />
      {problem?.kind === 'auction' && bidHref && (
        <p className="text-xs text-muted">
          {text.auctionHint}{' '}
          <a href={bidHref(typed)} className="font-medium text-accent hover:underline">
            {text.bid}
          </a>
        </p>
      )}
    </div>
  );
}

/** A name that no account has is available. */
function Availability({ existence }: { existence: Existence }) {
  const { available } = useNewAccountTexts();
  const { existence: words } = useFormTexts();
  if (existence === 'missing')
    return (
      <Badge tone="positive" icon={<Check size={12} aria-hidden />}>
        {available}
      </Badge>
    );
  return <Badge tone={existence === 'unknown' ? 'warning' : 'neutral'}>{words[existence]}</Badge>;
}
