import type { StakeSum } from '#src/chain/model/resource/bandwidth.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Amount } from '../ui/amount.tsx';
import type { Column } from '../ui/rows/data-table.tsx';

/** Columns of a stake: CPU, NET and total. */
export function useStakeColumns<Row extends StakeSum>(): Column<Row>[] {
  const { stakes: text } = useAccountResourcesTexts();
  const { resources } = useAccountTexts();
  const amount = (key: keyof StakeSum, header: string): Column<Row> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <Amount amount={row[key]} />,
  });
  return [amount('cpu', resources.cpu), amount('net', resources.net), amount('total', text.total)];
}
