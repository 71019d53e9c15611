import type { KeyAccount } from '#src/chain/model/permission/key.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useKeyTexts } from '#src/i18n/areas/key/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { DataTable, type Column } from '../ui/rows/data-table.tsx';
import { AccountLink, useEntityPath } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { RowId } from '../ui/rows/row-id.tsx';

/** The accounts and permissions of a key. */
export function KeyAccounts({ accounts }: { accounts: readonly KeyAccount[] }) {
  const text = useKeyTexts();
  const { copyName } = useAccountTexts();
  const path = useEntityPath();
  const format = useFormat();
  const columns: Column<KeyAccount>[] = [
    {
      key: 'account',
      header: text.account,
      card: 'inline',
      cell: ({ account }) => (
        <span className="flex items-center gap-2">
          <Identicon name={account} size={20} />
          <RowId value={account} label={copyName}>
            <AccountLink name={account} />
          </RowId>
        </span>
      ),
    },
    {
      key: 'permission',
      header: text.permission,
      card: 'inline',
      className: 'max-md:ms-auto',
      cell: ({ account, permission }) =>
        permission === '' ? (
          <span className="text-muted">{text.unknownPermission}</span>
        ) : (
          <a
            dir="ltr"
            href={`${path('account', account)}?tab=permissions#permission-${permission}`}
            className="hover:underline"
          >
            {permission}
          </a>
        ),
    },
    {
      key: 'weight',
      header: text.weight,
      align: 'end',
      cell: ({ weight, threshold }) => {
        if (weight === null) return '—';
        if (threshold === null) return format.number(weight);
        return text.ofThreshold(format.number(weight), format.number(threshold));
      },
    },
  ];
  return (
    <DataTable
      caption={text.accounts}
      columns={columns}
      rows={accounts}
      rowKey={({ account, permission }) => `${account}@${permission}`}
    />
  );
}
