import type { ServiceStake } from '#src/chain/model/dsp/service-package.ts';
import { useDspTexts } from '#src/i18n/areas/dsp/texts.ts';
import { accountColumn, amountColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { Time } from '../ui/time.tsx';

/** What an account staked to providers, and what is being returned. */
export function ServiceStakeTable({ stakes }: { stakes: readonly ServiceStake[] }) {
  const text = useDspTexts();
  const columns: Column<ServiceStake>[] = [
    accountColumn('provider', text.provider, { card: 'title' }),
    accountColumn('service', text.shared.service),
    amountColumn('amount', text.staked),
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
