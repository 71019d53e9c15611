import type { NestedPreview } from '#src/chain/model/signing/signing-preview.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { BalanceList } from './balance-list.tsx';
import { PermissionChanges } from './permission-changes.tsx';
import { PreviewAction, type ActionSurroundings } from './preview-action.tsx';
import { useNestingText } from './use-warning-text.ts';

interface NestedListProps extends ActionSurroundings {
  nested: readonly NestedPreview[];
  /** Whether the current permissions are known. */
  known: boolean;
}

/** Nested actions of an action, and their changes. */
export function NestedList({ nested, known, ...surroundings }: NestedListProps) {
  const text = useSigningTexts();
  const where = useNestingText();
  return nested.map(({ within, actions, balances, permissionChanges }, at) => (
    <section key={at} className="mt-2 space-y-2 border-s-2 ps-3">
      <h4 className="text-xs font-medium">
        <HostileText text={where(within)} />
      </h4>
      {actions.length === 0 && <p className="text-muted">{text.noActions}</p>}
      <ol className="divide-y">
        {actions.map((action, place) => (
          <li key={place} className="py-2 first:pt-0">
            <PreviewAction action={action} {...surroundings} />
          </li>
        ))}
      </ol>
      {balances.length > 0 && (
        <BalanceList balances={balances} tokenContract={surroundings.tokenContract} />
      )}
      {permissionChanges.length > 0 && (
        <PermissionChanges changes={permissionChanges} known={known} />
      )}
    </section>
  ));
}
