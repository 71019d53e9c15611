import { clsx } from 'clsx';
import { type ComparedLetter, compareNames } from '#src/chain/model/account/name-differences.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Identicon } from '../ui/identicon.tsx';

interface NameCompareProps {
  /** In the transaction. */
  name: string;
  /** The known name it resembles. */
  like: string;
}

/** Two similar names letter by letter, with their identicons. */
export function NameCompare({ name, like }: NameCompareProps) {
  const { compare: text } = useSigningTexts();
  const [here, there] = compareNames(name, like);
  const differing = (letters: readonly ComparedLetter[]) =>
    letters.flatMap(({ letter, isShared }) => (isShared ? [] : [letter])).join(' ') || text.none;
  return (
    <div className="space-y-2">
      <p className="font-semibold">{text.isNot(name, like)}</p>
      <p className="sr-only">{text.differing(name, differing(here), like, differing(there))}</p>
      <div aria-hidden className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] sm:items-center">
        <span className="text-muted">{text.known}</span>
        <Letters name={like} letters={there} mark="border-b-4 border-ink" />
        <span className="text-muted">{text.here}</span>
        <Letters
          name={name}
          letters={here}
          mark="border-b-4 border-ink bg-danger font-bold text-on-danger"
        />
      </div>
    </div>
  );
}

interface LettersProps {
  name: string;
  letters: readonly ComparedLetter[];
  /** Look of a letter that the other name lacks. */
  mark: string;
}

function Letters({ name, letters, mark }: LettersProps) {
  return (
    <span dir="ltr" className="flex items-center gap-2">
      <Identicon name={name} size={28} />
      <span className="flex min-w-0 flex-1 flex-wrap gap-0.5">
        {letters.map(({ letter, isShared }, index) => (
          <span
            key={index}
            className={clsx(
              'h-7 max-w-5 flex-1 text-center font-mono text-base leading-6',
              isShared ? 'bg-surface' : mark,
            )}
          >
            {letter}
          </span>
        ))}
      </span>
    </span>
  );
}
