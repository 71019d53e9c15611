import { useFormat } from '#src/i18n/use-format.ts';
import type { ExecutedBefore } from '#src/chain/model/signing/verdict.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Banner } from '../ui/banner.tsx';
import { TransactionLink } from '../ui/entity-link.tsx';

/** Warns that a block has, or may have, an earlier transaction with the same effect. */
export function ExecutedNotice({ transactionId, blockNum, onlyBy }: ExecutedBefore) {
  const text = useSigningTexts();
  const { number } = useFormat();
  const title =
    blockNum === null
      ? text.executedUnknown
      : onlyBy === undefined
        ? text.executed(number(blockNum))
        : text.executedBy(number(blockNum), onlyBy);
  const isSure = blockNum !== null && onlyBy === undefined;
  return (
    <Banner kind="warning" title={title}>
      <p>{isSure ? text.executedHint : text.executedUnknownHint}</p>
      <p>
        <TransactionLink id={transactionId} />
      </p>
    </Banner>
  );
}
