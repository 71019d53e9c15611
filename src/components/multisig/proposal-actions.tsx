import type { ActionView } from '#src/chain/model/action/action.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ActionData } from '../action/action-data.tsx';
import { ActionName } from '../action/action-name.tsx';
import { ActionSummary } from '../action/action-summary.tsx';
import { Section } from '../ui/section.tsx';
import { Levels } from './levels.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

interface ProposalActionsProps {
  actions: readonly ActionView[];
  system: string;
  tokenContract: string;
}

/** A proposal's actions: sentence, then data. */
export function ProposalActions({ actions, system, tokenContract }: ProposalActionsProps) {
  const text = useMultisigTexts();
  const format = useFormat();
  return (
    <Section title={text.actions} note={format.number(actions.length)} flush>
      {actions.length === 0 && <p className="p-4 text-muted">{text.noActions}</p>}
      <Paged rows={actions} page={50}>
        {(shown) => (
          <ol className="divide-y">
            {shown.map((action, place) => (
              <li key={place} className="flex gap-3 px-4 py-3">
                <span className="w-5 shrink-0 text-end text-muted tabular-nums">
                  {format.number(place + 1)}
                </span>
                <div className="min-w-0 flex-1 space-y-2">
                  <p>
                    <ActionSummary
                      action={action}
                      tense="ahead"
                      system={system}
                      tokenContract={tokenContract}
                    />
                  </p>
                  <p className="flex flex-wrap gap-x-3 text-xs text-muted">
                    <ActionName action={action} />
                    <span>
                      {text.authorized} <Levels levels={action.authorization} />
                    </span>
                  </p>
                  <ActionData action={action} />
                </div>
              </li>
            ))}
          </ol>
        )}
      </Paged>
    </Section>
  );
}
