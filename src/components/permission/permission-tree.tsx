import { clsx } from 'clsx';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import type { Authorities } from '#src/chain/model/permission/resolved-permission.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Holders } from './holders.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface PermissionTreeProps {
  permissions: readonly PermissionView[];
  /** The authorities behind accounts, if loaded. */
  authorities?: Authorities | null;
}

const NOBODY_KNOWN: Authorities = new Map();

/** An account's permissions, each below its parent. */
export function PermissionTree({ permissions, authorities }: PermissionTreeProps) {
  return (
    <div className="p-4">
      <Branch permissions={permissions} authorities={authorities ?? NOBODY_KNOWN} level={1} />
    </div>
  );
}

interface BranchProps {
  permissions: readonly PermissionView[];
  authorities: Authorities;
  /** Number of permissions above. */
  level: number;
}

/** Levels with a full indent. Phones are too narrow for ten of them. */
const WIDE_STEPS = 3;
/** Permissions of one parent, and links of one permission, rendered at first. */
const PAGE = 50;

function Branch({ permissions, authorities, level }: BranchProps) {
  return (
    <Paged rows={permissions} page={PAGE}>
      {(shown) => (
        <ul className="space-y-4">
          {shown.map((permission) => (
            <li
              key={permission.name}
              id={`permission-${permission.name}`}
              className="scroll-mt-(--sticky-top)"
            >
              <Permission permission={permission} authorities={authorities} />
              {permission.children.length > 0 && (
                <div
                  className={clsx('mt-4 border-s md:ps-6', level > WIDE_STEPS ? 'ps-1.5' : 'ps-4')}
                >
                  <Branch
                    permissions={permission.children}
                    authorities={authorities}
                    level={level + 1}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

function Permission({
  permission,
  authorities,
}: {
  permission: PermissionView;
  authorities: Authorities;
}) {
  const text = useAccountTexts();
  const format = useFormat();
  const { name, threshold, linked } = permission;
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-2">
        <span dir="ltr" className="font-semibold">
          <HostileText text={name} limit={40} />
        </span>
        <Badge>{text.threshold(format.number(threshold))}</Badge>
      </p>
      <Holders of={permission} authorities={authorities} />
      {linked.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          {text.linkedActions}
          <Paged rows={linked} page={PAGE} inline>
            {(shown) =>
              shown.map(({ contract, action }) => (
                <span key={`${contract}:${action}`} dir="ltr">
                  <AccountLink name={contract} />
                  {'::'}
                  <HostileText text={action ?? '*'} limit={20} />
                </span>
              ))
            }
          </Paged>
        </p>
      )}
    </div>
  );
}
