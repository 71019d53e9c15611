import { plainTransaction } from '#src/chain/history/hyperion/plain-transaction.ts';
import { transactionFacts } from '#src/chain/model/transaction/transaction-facts.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { localeOfPath } from '#src/i18n/locales.ts';
import { writeSentence } from './sentence.ts';
import type { FactReader, PageContext } from './fact-reader.ts';
import { showSlot } from './write.ts';

/** Hyperion's responses only: other sources need more code to be read. */
function transactionIn(body: unknown, { id, config }: PageContext): TransactionView | null {
  if (config.historyTypes[0] !== 'hyperion') return null;
  const transaction = plainTransaction(id, body);
  return transaction?.id === id.toLowerCase() ? transaction : null;
}

export const reader: FactReader = {
  factsOf(body, context) {
    const transaction = transactionIn(body, context);
    return transaction ? Object.values(transactionFacts(transaction)) : [];
  },
  async write(page, body, context) {
    const transaction = transactionIn(body, context);
    if (!transaction) return;
    const { status } = transaction;
    const mark = page.querySelector<HTMLElement>(`[data-fact="status-${status}"]`);
    if (mark) showSlot(mark);
    await writeSentence(
      page,
      transaction,
      context.config.accounts,
      localeOfPath(location.pathname),
    );
  },
};
