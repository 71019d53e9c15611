import { clsx } from 'clsx';
import type { FlowParty } from '#src/chain/model/transaction/token-flow.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Holder, NetChange } from './flow-party.tsx';
import { Unfold, useFolded } from './use-folded.tsx';

/** More accounts are behind a button. */
const ACCOUNTS = 8;

interface FlowOthersProps {
  parties: readonly FlowParty[];
  tokenContract: string;
}

/** The parties without a lane. */
export function FlowOthers({ parties, tokenContract }: FlowOthersProps) {
  const text = useTransactionBodyTexts();
  const format = useFormat();
  const folded = useFolded(parties, ACCOUNTS);
  const count = format.number(parties.length);
  return (
    <>
      <table className="w-full">
        <caption className="pb-1 text-start font-semibold">
          {text.moreAccounts(parties.length, count)}
        </caption>
        <thead className="text-xs text-quiet">
          <tr className="border-b">
            <th scope="col" className="py-1.5 text-start font-medium">
              {text.account}
            </th>
            <th scope="col" className="py-1.5 text-end font-medium">
              {text.netChange}
            </th>
          </tr>
        </thead>
        <tbody>
          {folded.shown.map((party, index) => (
            <tr
              key={party.holder}
              className={clsx(
                'h-(--row) border-b hover:bg-sunken',
                folded.isHidden(index) && 'hidden print:table-row',
              )}
            >
              <td className="py-1 pe-4">
                <Holder name={party.holder} />
              </td>
              <td className="py-1 text-end">
                <NetChange of={party} tokenContract={tokenContract} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Unfold folded={folded} label={text.showAccounts(count)} />
    </>
  );
}
