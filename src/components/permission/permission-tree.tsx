import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import type { Authorities } from '#src/chain/model/permission/resolved-permission.ts';
import { useAuthorityTexts } from '#src/i18n/areas/permission/authority/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Holders } from './holders.tsx';
import { LinkedActions } from './linked-actions.tsx';
import { type Native, rootProps } from '../ui/root-props.ts';
import { Paged } from '../ui/rows/show-more.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface PermissionTreeProps extends Native<'div'> {
  permissions: readonly PermissionView[];
  /** The authorities behind accounts, if loaded. */
  authorities?: Authorities | null;
  /** What stands below a permission's holders. */
  details?: (permission: PermissionView) => ReactNode;
}

const NOBODY_KNOWN: Authorities = new Map();

/** An account's permissions, each below its parent. */
export function PermissionTree(props: PermissionTreeProps) {
  const { permissions, authorities, details, ...native } = props;
  return (
    <div {...rootProps('permission-tree', 'py-1', native)}>
      <Branch
        permissions={permissions}
        authorities={authorities ?? NOBODY_KNOWN}
        details={details}
        level={1}
      />
    </div>
  );
}

interface BranchProps {
  permissions: readonly PermissionView[];
  authorities: Authorities;
  details: PermissionTreeProps['details'];
  /** Number of permissions above. */
  level: number;
  parent?: PermissionView;
}

/** Levels with a full indent. Phones are too narrow for ten of them. */
const WIDE_STEPS = 3;
/** Permissions of one parent, rendered at first. */
const PAGE = 50;

function Branch({ permissions, authorities, details, level, parent }: BranchProps) {
  return (
    <Paged rows={permissions} page={PAGE}>
      {(shown) => (
        <ul className={clsx('space-y-3', level > 1 && 'branch')}>
          {shown.map((permission) => (
            <li key={permission.name} id={`permission-${permission.name}`} className="scroll-mt-2">
              <Permission permission={permission} authorities={authorities} parent={parent} />
              {details?.(permission)}
              {permission.children.length > 0 && (
                <div className={clsx('mt-3', level > WIDE_STEPS ? 'ps-1.5' : 'ps-2')}>
                  <Branch
                    permissions={permission.children}
                    authorities={authorities}
                    details={details}
                    level={level + 1}
                    parent={permission}
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

interface PermissionProps {
  permission: PermissionView;
  authorities: Authorities;
  parent: PermissionView | undefined;
}

function Permission({ permission, authorities, parent }: PermissionProps) {
  const text = useAuthorityTexts();
  const format = useFormat();
  const { name, threshold, linked } = permission;
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span dir="ltr" className="font-semibold">
          <HostileText text={name} limit={40} />
        </span>
        <span className="text-xs text-quiet">{text.threshold(format.number(threshold))}</span>
      </p>
      <Holders of={permission} authorities={authorities} parent={parent} />
      {linked.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-quiet">
          {text.shared.linkedActions}
          <LinkedActions linked={linked} />
        </p>
      )}
    </div>
  );
}
