import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { KeyLink } from '../ui/entity-link.tsx';
import { timeColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** A passkey as its owner registered it. */
export interface RegisteredPasskey {
  readonly id: bigint | null;
  readonly publicKey: string;
  readonly name: string;
  /** The host that the key was created for. */
  readonly host: string | null;
  /** Milliseconds UTC. */
  readonly createdAt: number | null;
}

interface PasskeyTableProps {
  passkeys: readonly RegisteredPasskey[];
  /** The account's permissions as a tree. */
  permissions: readonly PermissionView[];
}

/** The passkeys of an account, and which of its permissions have them. */
export function PasskeyTable({ passkeys, permissions }: PasskeyTableProps) {
  const texts = usePermissionTexts();
  const { passkeys: text } = texts;
  const columns: Column<RegisteredPasskey>[] = [
    {
      key: 'name',
      header: texts.shared.name,
      card: 'title',
      cell: ({ name }) => (name === '' ? '–' : <HostileText text={name} limit={60} />),
    },
    {
      key: 'key',
      header: texts.shared.key,
      cell: ({ publicKey }) =>
        publicKey === '' ? '–' : <KeyLink publicKey={publicKey} width="short" />,
    },
    {
      key: 'host',
      header: text.host,
      cell: ({ host }) => (host === null ? '–' : <HostileText text={host} limit={60} />),
    },
    timeColumn('createdAt', text.created),
    {
      key: 'permissions',
      header: texts.shared.permissions,
      cell: ({ publicKey }) => {
        const names = permissionsWith(publicKey, permissions);
        return names.length === 0 ? text.noPermission : names.join(' · ');
      },
    },
  ];
  if (passkeys.length === 0) return <p className="py-3 text-muted">{text.none}</p>;
  return (
    <DataTable
      caption={text.title}
      columns={columns}
      rows={passkeys}
      rowKey={({ id, publicKey }) => `${String(id)} ${publicKey}`}
    />
  );
}

/** The names of the permissions in a tree that have a key. */
function permissionsWith(key: string, permissions: readonly PermissionView[]): string[] {
  return permissions.flatMap(({ name, keys, children }) => [
    ...(keys.some((one) => one.key === key) ? [name] : []),
    ...permissionsWith(key, children),
  ]);
}
