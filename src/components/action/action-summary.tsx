import type { ActionView } from '#src/chain/model/action.ts';
import type { Tense } from '#src/i18n/sentences/pattern.ts';
import { useTeller } from '#src/i18n/sentences/use-teller.ts';
import { SkeletonWord } from '../ui/skeleton.tsx';
import { ActionName } from './action-name.tsx';
import { SentenceText } from './sentence-text.tsx';

interface ActionSummaryProps {
  action: Pick<ActionView, 'account' | 'name' | 'data'>;
  /** `ahead` for what is about to be signed. */
  tense?: Tense | undefined;
  /** Accounts of the chain's own contracts. */
  system?: string | undefined;
  tokenContract?: string | undefined;
}

/** An action on one line: its sentence where there is one, else its name and first fields. */
export function ActionSummary({ action, tense, system, tokenContract }: ActionSummaryProps) {
  const teller = useTeller(action, system);
  if (teller === undefined) return <SkeletonWord className="w-64 max-w-full" />;
  // The words could not be fetched; the name needs none.
  if (teller === null) return <ActionName action={action} />;
  return (
    <SentenceText
      sentence={teller.tellingOf(action, system)}
      patterns={teller.patterns}
      tense={tense}
      tokenContract={tokenContract}
      memoLimit={60}
    />
  );
}
