import type { FioPayee } from '#src/chain/model/fio/fio-payee.ts';
import { useFioManageTexts } from '#src/i18n/areas/fio/manage/texts.ts';
import type { Fact } from '../../form/fact-rows.tsx';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { AccountLink, KeyLink } from '../../ui/entity-link.tsx';

/** The new owner of a name. The rows are there before the owner is known, so that nothing moves. */
export function useRecipientFacts(recipient: FioPayee | null | undefined): Fact[] {
  const text = useFioManageTexts();
  const { onlyBy } = useFioTexts();
  const payee = recipient?.kind === 'payee' ? recipient : null;
  return [
    { label: text.newOwner, value: payee ? <AccountLink name={payee.account} /> : '—' },
    {
      label: text.shared.publicKey,
      value: payee ? (
        <>
          <KeyLink publicKey={payee.publicKey} />
          {payee.onlyBy !== undefined && (
            <span className="block text-quiet">{onlyBy(payee.onlyBy)}</span>
          )}
        </>
      ) : (
        '—'
      ),
    },
  ];
}
