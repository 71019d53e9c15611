import { useEffect } from 'react';
import { MissingPage } from '#src/components/missing/missing-page.tsx';
import { Typed } from '#src/components/missing/no-account.tsx';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

interface EntityNotFoundProps {
  entity: 'transaction' | 'key' | 'proposal';
  /** The malformed id in the address, if any. */
  malformed?: string;
}

const rules = {
  transaction: 'notATransaction',
  key: 'notAKey',
  proposal: 'notAProposal',
} as const;

/** The page of a transaction, key or proposal that does not exist or whose id is malformed. */
export function EntityNotFound({ entity, malformed }: EntityNotFoundProps) {
  const texts = useSearchTexts().missing;
  useNotFoundTitle(texts[entity]);
  return (
    <MissingPage title={texts[entity]}>
      {malformed !== undefined && <Typed text={malformed} />}
      <p>{malformed === undefined ? texts.noTransaction : texts[rules[entity]]}</p>
    </MissingPage>
  );
}

/** Sets the window title to the missing item while mounted. */
export function useNotFoundTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const missing = `${title} · ${chainConfig().domainTitle}`;
    document.title = missing;
    return () => {
      if (document.title === missing) document.title = before;
    };
  }, [title]);
}
