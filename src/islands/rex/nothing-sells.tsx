import { type RexBalance, rexIn, whyNothingSells } from '#src/chain/model/rex/rex-balance.ts';
import { FormNotice } from '#src/components/form/form-notice.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** Above the form of a sale: all REX is locked, and where it is moved out of savings. */
export function NothingSells({ balance }: { balance: RexBalance }) {
  const text = useRexTexts();
  const { amount } = useFormat();
  const why = whyNothingSells(balance);
  if (why === null) return null;
  const saved = rexIn('savings', balance);
  const next = Math.min(
    ...balance.buckets.flatMap(({ kind, maturesAt }) => (kind === 'maturing' ? maturesAt : [])),
  );
  return (
    <FormNotice
      title={text.nothingSells}
      text={
        why === 'savings' ? (
          text.allInSavings(amount(saved))
        ) : (
          <>
            {text.nextSells} <Time at={next} ahead />
          </>
        )
      }
      link={
        saved.units > 0n
          ? { label: text.move['from-savings'], path: '/rex?tab=savings&what=from-savings' }
          : null
      }
    />
  );
}
