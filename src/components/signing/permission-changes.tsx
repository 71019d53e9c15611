import type { PermissionChange } from '#src/chain/model/permission/permission-changes.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { AuthorityDiff } from '../permission/authority-diff.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

interface PermissionChangesProps {
  changes: readonly PermissionChange[];
  /** Whether the current permissions are known; otherwise an absent one may exist. */
  known: boolean;
}

/** Each changed permission, as the difference of its authorities. */
export function PermissionChanges({ changes, known }: PermissionChangesProps) {
  const text = useSigningTexts();
  return (
    <ul className="divide-y">
      {changes.map(({ account, permission, before, after }) => (
        <li key={`${account}@${permission}`} className="py-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <AccountLink name={account} permission={permission} />
            <span className="text-xs font-medium text-muted">
              {before === null && `${text.before}: ${known ? text.compare.none : text.notKnown}`}
              {after === null && `${text.after}: ${text.removed}`}
            </span>
          </p>
          <AuthorityDiff before={before} after={after} />
        </li>
      ))}
    </ul>
  );
}
