import { useEffect, useMemo, useState } from 'react';
import { inSlices } from '#src/chain/core/slices.ts';
import { searchedText } from '#src/chain/model/block/block-filter.ts';
import type { BlockTransaction } from '#src/chain/model/block/block.ts';

interface Found {
  readonly in: readonly BlockTransaction[];
  readonly transactions: readonly BlockTransaction[];
}

/**
 * The transactions that contain a text. While it is searched for, those of the last text; null
 * before the first.
 */
export function useFoundTransactions(
  transactions: readonly BlockTransaction[],
  text: string,
): readonly BlockTransaction[] | null {
  const [found, setFound] = useState<Found | null>(null);
  const searched = useMemo(() => searchedTexts(transactions), [transactions]);
  useEffect(() => {
    if (text === '') return;
    let isCurrent = true;
    void searched().then((texts) => {
      if (!isCurrent) return;
      const fitting = transactions.filter((_, index) => texts[index]?.includes(text));
      setFound({ in: transactions, transactions: fitting });
    });
    return () => {
      isCurrent = false;
    };
  }, [transactions, searched, text]);
  if (text === '') return transactions;
  return found?.in === transactions ? found.transactions : null;
}

/** The searched texts, made with the first search. */
function searchedTexts(transactions: readonly BlockTransaction[]): () => Promise<string[]> {
  let texts: Promise<string[]> | undefined;
  return () => (texts ??= inSlices(transactions, searchedText));
}
