import { domainTerm } from '#src/chain/model/fio/fio-names.ts';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { useClock } from '../ui/clock.ts';
import { AbsoluteTime, Time } from '../ui/time.tsx';

interface DomainExpiryProps {
  /** Milliseconds UTC. */
  at: number;
  /** With the absolute time below. */
  full?: boolean;
}

/** When a domain expires. Expired ones and those of the next month stand out. */
export function DomainExpiry({ at, full = false }: DomainExpiryProps) {
  const { terms } = useFioNamesTexts();
  const term = useClock((now) => domainTerm(at, now), 'valid' as const);
  return (
    <span className={term === 'valid' ? undefined : 'text-warning'}>
      {terms[term]} <Time at={at} ahead />
      {full && (
        <span aria-hidden className="block text-xs font-normal text-quiet">
          <AbsoluteTime at={at} />
        </span>
      )}
    </span>
  );
}
