import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { Section } from '../ui/section.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

/** A placeholder for the details of a transaction while their code loads. As high as the usual ones. */
export function DetailsSkeleton() {
  const text = useTransactionTexts();
  return (
    <Section title={text.details}>
      <SkeletonRows rows={3} />
    </Section>
  );
}
