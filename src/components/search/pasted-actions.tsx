import type { PermissionLevel } from '#src/chain/actions/action.ts';
import { isName } from '#src/chain/core/name.ts';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { ActionData } from '../action/action-data.tsx';
import { ActionName } from '../action/action-name.tsx';
import { ActionSummary } from '../action/action-summary.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** An action of a pasted transaction. */
interface PastedAction {
  readonly account: string;
  readonly name: string;
  readonly authorization: readonly PermissionLevel[];
  readonly data: unknown;
  readonly hexData: string;
  /** Why it could not be decoded; null if it was. */
  readonly problem: string | null;
}

/** Actions rendered at first. */
const PAGE = 50;

interface PastedActionsProps {
  actions: readonly PastedAction[];
  system?: string;
  tokenContract?: string;
}

/** A transaction's actions: sentence, then fields. */
export function PastedActions({ actions, system, tokenContract }: PastedActionsProps) {
  return (
    <Paged rows={actions} page={PAGE}>
      {(shown) => (
        <ol className="divide-y">
          {shown.map((action, index) => (
            // Actions have no ids, and their order never changes.
            <li key={index} className="space-y-3 py-3">
              <OneAction action={action} system={system} tokenContract={tokenContract} />
            </li>
          ))}
        </ol>
      )}
    </Paged>
  );
}

interface OneActionProps {
  action: PastedAction;
  system: string | undefined;
  tokenContract: string | undefined;
}

function OneAction({ action, system, tokenContract }: OneActionProps) {
  const texts = useSearchTexts();
  const view = { ...action, data: fieldsOf(action.data) };
  return (
    <>
      <p className="text-base">
        <ActionSummary action={view} tense="ahead" system={system} tokenContract={tokenContract} />
      </p>
      <p className="text-muted flex flex-wrap items-baseline gap-x-3">
        <ActionName action={view} />
        <span>
          {texts.authorizedBy}{' '}
          <Paged rows={action.authorization} page={PAGE} inline>
            {(shown) =>
              shown.map(({ actor, permission }, index) => (
                // One level may stand there twice.
                <span key={index} className="me-2">
                  {isName(actor) ? <AccountLink name={actor} permission={permission} /> : actor}
                </span>
              ))
            }
          </Paged>
        </span>
      </p>
      {action.problem !== null && (
        <p className="text-warning">
          <HostileText text={action.problem} />
        </p>
      )}
      <ActionData action={view} />
    </>
  );
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> | null {
  return typeof data === 'object' && data !== null ? { ...data } : null;
}
