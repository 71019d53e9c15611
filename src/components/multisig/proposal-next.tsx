import type { ActionView } from '#src/chain/model/action/action.ts';
import { hostOf } from '#src/chain/core/host.ts';
import type { Missing } from '#src/chain/model/proposal/proposal-missing.ts';
import type { ProposalStatus } from '#src/chain/model/proposal/proposal-progress.ts';
import type { DryRun } from '#src/chain/model/transaction/dry-run.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import type { Tense } from '#src/i18n/sentences/pattern.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ActionData } from '../action/action-data.tsx';
import { ActionName } from '../action/action-name.tsx';
import { ActionSummary } from '../action/action-summary.tsx';
import { Banner } from '../ui/banner.tsx';
import { Paged, usePaged } from '../ui/rows/show-more.tsx';
import { Section } from '../ui/section.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { Levels } from './levels.tsx';

interface ProposalNextProps {
  status: ProposalStatus;
  missing: readonly Missing[];
  /** The dry run of an approved one. */
  run?: DryRun | null;
}

/** Authorities, and names of each, that are rendered at first. */
const PAGE = 50;

/** What a proposal waits for, one sentence for each authority. */
export function ProposalNext({ status, missing, run = null }: ProposalNextProps) {
  const text = useMultisigTexts();
  if (status === 'failing' && run?.kind === 'refused')
    return (
      <Banner kind="error" title={text.next.failing(hostOf(run.endpoint))}>
        <Quoted text={run.message} source={hostOf(run.endpoint)} />
      </Banner>
    );
  if (status !== 'waiting' && status !== 'failing') return <p>{text.next[status]}</p>;
  return (
    <Paged rows={missing} page={PAGE}>
      {(shown) => (
        <ul className="space-y-1">
          {shown.map((one) => (
            <li key={`${one.actor}@${one.permission}`}>
              <Sentence missing={one} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

function Sentence({ missing }: { missing: Missing }) {
  const text = useMultisigTexts();
  const format = useFormat();
  const { approvals, weight, from } = missing;
  const { shown, more } = usePaged(from, PAGE, true);
  const name = ({ actor, permission }: Pick<Missing, 'actor' | 'permission'>) =>
    // Isolates names from the text direction.
    `\u2066${actor}@${permission}\u2069`;
  if (from.length === 0) return text.missingNobody(name(missing));
  // Its own approval is all that it needs.
  const [only] = from.map(name);
  if (from.length === 1 && only === name(missing)) return text.missingOwn(only);
  const names = [...shown.map(name), ...(shown.length < from.length ? ['…'] : [])].join(', ');
  const sentence = () => {
    if (approvals !== null) return text.missing(name(missing), format.number(approvals), names);
    return weight === null
      ? text.missingUnknown(name(missing), names)
      : text.missingWeight(name(missing), format.number(weight), names);
  };
  return (
    <>
      {sentence()} {more}
    </>
  );
}

interface ProposalActionsProps {
  actions: readonly ActionView[];
  /** Nobody authorizes them. */
  contextFree?: boolean;
  /** Whether they have run. */
  tense?: Tense;
  system: string;
  tokenContract: string;
}

/** A proposal's actions: sentence, then data. */
export function ProposalActions({
  actions,
  contextFree = false,
  tense = 'ahead',
  system,
  tokenContract,
}: ProposalActionsProps) {
  const text = useMultisigTexts();
  const format = useFormat();
  return (
    <Section
      title={contextFree ? text.shared.contextFree : text.shared.actions}
      note={format.number(actions.length)}
    >
      {actions.length === 0 && <p className="py-3 text-muted">{text.noActions}</p>}
      <Paged rows={actions} page={50}>
        {(shown) => (
          <ol className="divide-y">
            {shown.map((action, index) => (
              <li key={index} className="flex gap-3 py-3">
                <span className="min-w-5 shrink-0 text-quiet tabular-nums">
                  {format.number(index + 1)}
                </span>
                <div className="min-w-0 flex-1 space-y-2">
                  <p>
                    <ActionSummary
                      action={action}
                      tense={tense}
                      system={system}
                      tokenContract={tokenContract}
                    />
                  </p>
                  <p className="flex flex-wrap gap-x-3 text-xs text-muted">
                    <ActionName action={action} />
                    {!contextFree && (
                      <span>
                        {text.authorized} <Levels levels={action.authorization} />
                      </span>
                    )}
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
