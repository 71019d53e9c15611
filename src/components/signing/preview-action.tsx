import { besideBalances } from '#src/chain/model/signing/value-changes.ts';
import { clsx } from 'clsx';
import { memo, useState, type ReactNode } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { NestedPreview } from '#src/chain/model/signing/signing-preview.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { ActionData } from '../action/action-data.tsx';
import { ActionSummary } from '../action/action-summary.tsx';
import { Levels } from '../multisig/levels.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { BalanceList } from './balance-list.tsx';
import { PermissionChanges } from './permission-changes.tsx';
import { hasValues, ValueList } from './value-list.tsx';
import { useNestingText } from './use-warning-text.ts';

export interface ActionSurroundings {
  /** Account of the system contract. */
  readonly system: string;
  readonly tokenContract: string;
  /** Additional content for an action, such as its NFTs. */
  readonly details?: ((action: ActionView) => ReactNode) | undefined;
}

interface PreviewActionProps extends ActionSurroundings {
  action: ActionView;
  /** The user's only one: its sentence is the statement of the dialog. */
  isOnly?: boolean;
}

/** An action's sentence, authorization and exact data. Drawn anew only if it changes: there may be a thousand. */
export const PreviewAction = memo((props: PreviewActionProps) => {
  const { action, system, tokenContract, details, isOnly } = props;
  const text = useSigningTexts();
  return (
    <>
      <div className={clsx(isOnly && 'statement pb-1')}>
        <ActionSummary
          action={action}
          tense="ahead"
          system={system}
          tokenContract={tokenContract}
        />
      </div>
      {action.data === null && <p className="text-danger">{text.undecoded}</p>}
      <p className="text-xs text-muted">
        {text.authorizedBy}{' '}
        {action.authorization.length > 0 ? <Levels levels={action.authorization} /> : text.nobody}
      </p>
      {details?.(action)}
      <ExactData action={action} />
    </>
  );
});

/** An action's fields, drawn once they are unfolded: hundreds of nested actions may have thousands of them. */
function ExactData({ action }: { action: ActionView }) {
  const text = useSigningTexts();
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="mt-1"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="text-xs text-muted">
        {text.data}{' '}
        <span dir="ltr">
          {action.account}::{action.name}
        </span>
      </summary>
      {isOpened && (
        <div className="mt-1 border-s-2 ps-3">
          <ActionData action={action} />
        </div>
      )}
    </details>
  );
}

/** Those that may be signed have no more. A dry run may report any number. */
const MOST_GROUPS = 200;

interface NestedListProps extends ActionSurroundings {
  nested: readonly NestedPreview[];
  /** Whether the current permissions are known. */
  known: boolean;
}

/** Nested actions of an action, and their changes. */
export function NestedList({ nested, ...others }: NestedListProps) {
  return (
    <Paged rows={nested} page={MOST_GROUPS} inline>
      {(shown) => <NestedGroups nested={shown} {...others} />}
    </Paged>
  );
}

function NestedGroups({ nested, known, ...surroundings }: NestedListProps) {
  const text = useSigningTexts();
  const where = useNestingText();
  const { tokenContract } = surroundings;
  // They run later, or inside another action: no dry run is of them alone.
  const listed = nested.map((one) => ({
    ...one,
    values: besideBalances(one.values, null, tokenContract),
  }));
  return listed.map(({ within, actions, balances, values, permissionChanges }, at) => (
    <section key={at} className="mt-2 space-y-2 border-s-2 ps-3">
      <h4 className="text-xs font-medium">
        <HostileText text={where(within)} />
      </h4>
      {actions.length === 0 && <p className="text-muted">{text.noActions}</p>}
      <Paged rows={actions} page={limits.reviewedActions} inline>
        {(drawn) => (
          <ol className="divide-y">
            {drawn.map((action, index) => (
              <li key={index} className="py-2 first:pt-0">
                <PreviewAction action={action} {...surroundings} />
              </li>
            ))}
          </ol>
        )}
      </Paged>
      <BalanceList balances={balances} tokenContract={tokenContract} />
      {hasValues(values) && <ValueList values={values} />}
      {permissionChanges.length > 0 && (
        <PermissionChanges changes={permissionChanges} known={known} />
      )}
    </section>
  ));
}
