import type { SentencePart } from '#src/chain/actions/sentence.ts';
import { isName } from '#src/chain/core/name.ts';
import type { SystemAccounts } from '#src/chain/config/types.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { hasRun } from '#src/chain/model/transaction/transaction.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { formatterNow, loadSentences } from '#src/i18n/sentences/formatter.ts';
import { patternPieces, type QuotationMarks } from '#src/i18n/sentences/pattern.ts';
import { amountNodes, showSlot } from './write.ts';

/** Text that needs no marks of its own: see `components/ui/text/hostile-text.tsx`. */
const PLAIN = /^[\x20-\x7e]{1,60}$/;

/**
 * Writes a transaction's sentence into its slot, if it has one action and its sentence has only
 * names, amounts of the chain's token and short texts. All others stay for React.
 */
export async function writeSentence(
  page: ParentNode,
  transaction: TransactionView,
  { system, token }: Pick<SystemAccounts, 'system' | 'token'>,
  locale: Locale,
): Promise<void> {
  const [action, ...others] = transaction.actions;
  const slot = page.querySelector<HTMLElement>('[data-fact="sentence"]');
  if (!action || others.length > 0 || !slot) return;
  await loadSentences(locale);
  const formatter = formatterNow(locale);
  if (!formatter || formatter.missingContracts(action, system).length > 0) return;
  const { key, slots } = formatter.describeAction(action, system);
  const tense = hasRun(transaction) ? 'happened' : 'ahead';
  const pieces = patternPieces(formatter.patterns, { key, slots }, tense);
  const nodes = pieces.map((piece) => {
    if (piece.kind === 'words') return piece.text;
    const part = slots[piece.slot];
    return part ? nodeOf(part, token, locales[locale].tag, piece.marks) : '';
  });
  if (nodes.some((node) => node === null)) return;
  slot.replaceChildren(...(nodes as (string | Node)[]));
  showSlot(slot);
}

/** Null if the part is not plain. */
function nodeOf(
  part: SentencePart,
  token: string,
  tag: string,
  marks: QuotationMarks | undefined,
): string | Node | null {
  switch (part.kind) {
    case 'account':
      return isName(part.account) && part.account !== ''
        ? inSpan('font-medium text-accent', part.account)
        : null;
    case 'amount':
      if (!part.asset || part.asset.malformed || (part.contract ?? token) !== token) return null;
      return inSpan('amount', ...amountNodes(part.asset, tag));
    case 'text':
      if (!PLAIN.test(part.text)) return null;
      return marks ? quoted(part.text, marks) : part.text;
    default:
      return null;
  }
}

/** As `components/ui/text/quoted.tsx` draws it in a line. */
function quoted(text: string, [opening, closing]: QuotationMarks): Node {
  const span = document.createElement('span');
  span.className = 'quoted';
  span.append(
    opening,
    Object.assign(document.createElement('bdi'), { textContent: text }),
    closing,
  );
  return span;
}

function inSpan(className: string, ...content: (string | Node)[]): Node {
  const span = document.createElement('span');
  span.dir = 'ltr';
  span.className = `${className} whitespace-nowrap`;
  span.append(...content);
  return span;
}
