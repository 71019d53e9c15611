import type { Authority } from '#src/chain/actions/authority.ts';
import type { PermissionChange } from '#src/chain/model/permission/permission-changes.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { AuthorityView } from '../permission/authority-view.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

interface PermissionChangesProps {
  changes: readonly PermissionChange[];
  /** Whether the current permissions are known; otherwise an absent one may exist. */
  known: boolean;
}

/** Each changed permission, before and after. */
export function PermissionChanges({ changes, known }: PermissionChangesProps) {
  const text = useSigningTexts();
  return (
    <ul className="divide-y">
      {changes.map(({ account, permission, before, after }) => (
        <li key={`${account}@${permission}`} className="py-2">
          <AccountLink name={account} permission={permission} />
          <div className="mt-1 grid gap-2 sm:grid-cols-2 sm:gap-4">
            <Side
              title={text.before}
              authority={before}
              none={known ? text.nothing : text.notKnown}
            />
            <Side title={text.after} authority={after} none={text.removed} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface SideProps {
  title: string;
  authority: Authority | null;
  none: string;
}

function Side({ title, authority, none }: SideProps) {
  return (
    <div className="min-w-0">
      <p className="text-xs font-medium text-muted">{title}</p>
      {authority ? <AuthorityView authority={authority} wholeKeys /> : <p>{none}</p>}
    </div>
  );
}
