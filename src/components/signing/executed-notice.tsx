import { useFormat } from '#src/i18n/use-format.ts';
import type { ExecutedBefore } from '#src/chain/model/signing/verdict.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { TransactionLink } from '../ui/entity-link.tsx';

/** Warns that a block has an earlier transaction with the same effect. */
export function ExecutedNotice({ transactionId, blockNum }: ExecutedBefore) {
  const text = useSigningTexts();
  const { number } = useFormat();
  return (
    <Banner kind="warning" title={text.executed(number(blockNum))}>
      <p>{text.executedHint}</p>
      <p>
        <TransactionLink id={transactionId} />
      </p>
    </Banner>
  );
}
