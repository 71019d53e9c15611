import { packageKey, type UsedPackage } from '#src/chain/model/dsp/service-package.ts';
import { useDspTexts } from '#src/i18n/areas/dsp/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { accountColumn, amountColumn, numberColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';

/** Packages of service providers with their terms and users. */
export function PackageTable({ packages }: { packages: readonly UsedPackage[] }) {
  const text = useDspTexts();
  const format = useFormat();
  const columns: Column<UsedPackage>[] = [
    {
      key: 'provider',
      header: text.provider,
      card: 'title',
      cell: ({ provider, enabled }) => (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <AccountLink name={provider} />
          {!enabled && <Badge tone="warning">{text.disabled}</Badge>}
        </span>
      ),
    },
    accountColumn('service', text.shared.service),
    {
      key: 'package',
      header: text.package,
      cell: ({ name }) => <bdi dir="ltr">{name}</bdi>,
    },
    {
      key: 'quota',
      header: text.quota,
      align: 'end',
      cell: ({ quota, periodSeconds }) => (
        <>
          <Amount amount={quota} />{' '}
          <span className="text-quiet">{text.each(format.duration(periodSeconds))}</span>
        </>
      ),
    },
    amountColumn('leastStake', text.leastStake),
    {
      key: 'unstake',
      header: text.unstake,
      align: 'end',
      card: 'wide',
      cell: ({ unstakeSeconds }) => format.duration(unstakeSeconds),
    },
    numberColumn('users', text.users, format.number),
    amountColumn('staked', text.staked),
    {
      key: 'endpoint',
      header: text.endpoint,
      card: 'widest',
      cell: ({ endpoint }) => <ExternalLink href={endpoint} />,
    },
  ];
  return (
    <DataTable caption={text.packages} columns={columns} rows={packages} rowKey={packageKey} />
  );
}
