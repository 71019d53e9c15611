import type { ServiceStake } from '#src/chain/model/dsp/service-package.ts';
import { useDspTexts } from '#src/i18n/areas/dsp/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { Time } from '../ui/time.tsx';

/** What an account staked to providers, and what is being returned. */
export function ServiceStakeTable({ stakes }: { stakes: readonly ServiceStake[] }) {
  const text = useDspTexts();
  const columns: Column<ServiceStake>[] = [
    {
      key: 'provider',
      header: text.provider,
      card: 'title',
      cell: ({ provider }) => <AccountLink name={provider} />,
    },
    { key: 'service', header: text.service, cell: ({ service }) => <AccountLink name={service} /> },
    {
      key: 'amount',
      header: text.staked,
      align: 'end',
      cell: ({ amount }) => <Amount amount={amount} />,
    },
    {
      key: 'returned',
      header: text.returned,
      cell: ({ returnedAt }) => (returnedAt === null ? '–' : <Time at={returnedAt} ahead />),
    },
  ];
  return (
    <DataTable
      caption={text.stakes}
      columns={columns}
      rows={stakes}
      rowKey={(stake) => String(stakes.indexOf(stake))}
    />
  );
}
