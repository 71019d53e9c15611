import type { ActionView } from '#src/chain/model/action/action.ts';
import type { Tense } from '#src/i18n/sentences/pattern.ts';
import { useSentences } from '#src/i18n/sentences/use-sentences.ts';
import type { Native } from '../ui/root-props.ts';
import { SkeletonWord } from '../ui/skeleton.tsx';
import { ActionName } from './action-name.tsx';
import { SentenceText } from './sentence-text.tsx';

interface ActionSummaryProps extends Native<'span'> {
  action: Pick<ActionView, 'account' | 'name' | 'data'>;
  /** `ahead` for an action about to be signed. */
  tense?: Tense | undefined;
  /** Account of the system contract. */
  system?: string | undefined;
  tokenContract?: string | undefined;
}

/** An action on one line: its sentence, or its name and first fields. */
export function ActionSummary(props: ActionSummaryProps) {
  const { action, tense, system, tokenContract, ...native } = props;
  const formatter = useSentences(action, system);
  if (formatter === undefined) return <SkeletonWord className="w-64 max-w-full" />;
  // Loading the sentences failed: the name is shown.
  if (formatter === null) return <ActionName action={action} {...native} />;
  return (
    <SentenceText
      sentence={formatter.describeAction(action, system)}
      patterns={formatter.patterns}
      tense={tense}
      tokenContract={tokenContract}
      memoLimit={tense === 'ahead' ? 400 : 60}
      {...native}
    />
  );
}
