/**
 * The entries of a page, in the order they are read, without those of its last transaction: the
 * rest of it may be on the next page, which begins with it, so that no action makes two rows.
 * `next` is the first entry left out. A transaction that fills a page by itself is cut.
 */
export function completeTransactions<Entry>(
  entries: readonly Entry[],
  transactionOf: (entry: Entry) => unknown,
): { readonly complete: readonly Entry[]; readonly next: Entry | null } {
  const last = entries.at(-1);
  if (last === undefined) return { complete: entries, next: null };
  const incompleteId = transactionOf(last);
  const completeCount = entries.findLastIndex((entry) => transactionOf(entry) !== incompleteId) + 1;
  const first = entries[completeCount];
  return completeCount === 0 || first === undefined
    ? { complete: entries, next: null }
    : { complete: entries.slice(0, completeCount), next: first };
}
