import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { Section } from '../ui/section.tsx';

interface SimilarAccountsProps {
  beginning: string;
  names: readonly string[];
}

/** Accounts with names similar to a missing one. */
export function SimilarAccounts({ beginning, names }: SimilarAccountsProps) {
  const texts = useSearchTexts();
  return (
    <Section title={texts.beginWith(beginning)}>
      <ul className="grid grid-cols-2 gap-x-6 py-2 md:grid-cols-5">
        {names.map((name) => (
          <li key={name} className="py-1">
            <AccountLink name={name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
