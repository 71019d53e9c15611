import type { KeyAccount } from '#src/chain/model/permission/key.ts';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { DataTable } from '../ui/rows/data-table.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

/** Permissions of other accounts that an account can use, with its share of the threshold. */
export function KeyAccounts({ rows }: { rows: readonly KeyAccount[] }) {
  const text = useAccountPartsTexts();
  const account = useAccountTexts();
  const format = useFormat();
  const share = ({ weight, threshold }: KeyAccount) =>
    weight === null || threshold === null
      ? '—'
      : text.weightOf(format.number(weight), format.number(threshold));
  return (
    <DataTable
      caption={text.controlled}
      rows={rows}
      rowKey={({ account: name, permission }) => `${name}@${permission}`}
      columns={[
        {
          key: 'account',
          header: account.account,
          card: 'inline',
          cell: ({ account: name, permission }) => (
            <AccountLink name={name} {...(permission !== '' && { permission })} />
          ),
        },
        {
          key: 'weight',
          header: text.weight,
          align: 'end',
          card: 'inline',
          className: 'ms-auto',
          cell: (row) => share(row),
        },
      ]}
    />
  );
}
