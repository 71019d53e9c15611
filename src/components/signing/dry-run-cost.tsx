import type { DryRunResult } from '#src/chain/model/transaction/dry-run.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { FactRows } from '../form/fact-rows.tsx';

/** The CPU, NET and RAM that a dry run used. */
export function DryRunCost({ cpu, net, ram }: Pick<DryRunResult, 'cpu' | 'net' | 'ram'>) {
  const { resources } = useAccountTexts();
  const format = useFormat();
  return (
    <FactRows
      facts={[
        { label: resources.cpu, value: format.microseconds(cpu) },
        { label: resources.net, value: format.bytes(net) },
        ...ram.map(({ account, bytes }) => ({
          label: `${resources.ram} ${account}`,
          value: (
            <span dir="ltr">
              {bytes > 0 ? '+' : '−'}
              {format.bytes(Math.abs(bytes))}
            </span>
          ),
        })),
      ]}
    />
  );
}
