import type { ActionContent } from '#src/chain/actions/sentence.ts';
import * as limits from '#src/chain/core/limits.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ActionSummary } from '../action/action-summary.tsx';

interface SentActionsProps {
  actions: readonly ActionContent[];
  /** A delay passes before they run. */
  isDelayed: boolean;
  /** Account of the system contract. */
  system: string;
  tokenContract: string;
}

/** What a sent transaction did, a line for each of its first actions. */
export function SentActions({ actions, isDelayed, ...contracts }: SentActionsProps) {
  const text = useActionTexts();
  const format = useFormat();
  const more = actions.length - limits.sentActions;
  return (
    <>
      {actions.slice(0, limits.sentActions).map((action, index) => (
        <p key={index}>
          <ActionSummary action={action} tense={isDelayed ? 'ahead' : 'happened'} {...contracts} />
        </p>
      ))}
      {more > 0 && <p className="text-muted">{text.more(format.number(more))}</p>}
    </>
  );
}
