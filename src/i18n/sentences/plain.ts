import type { Sentence, SentencePart, SentencePatterns } from '#src/chain/actions/sentence.ts';
import { formatAmount, formatNumber } from '../format.ts';
import { formatAbsoluteTime } from '../format-date.ts';
import { patternPieces, type Tense } from './pattern.ts';

export interface PlainOptions {
  /** BCP 47. */
  readonly tag: string;
  readonly tense?: Tense;
  /** The chain's own token contract: an amount of any other one names its contract. */
  readonly tokenContract?: string;
}

/** Controls, and characters without a shape that hide or reorder what stands around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\u115f\u1160\u3164\uffa0]+/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A sentence as text alone, on one line: for titles, files, the clipboard and notifications.
 * Amounts are exact; text from the chain cannot reorder the rest.
 */
export function sentenceToText(
  sentence: Sentence,
  patterns: Partial<SentencePatterns>,
  { tag, tense = 'happened', tokenContract = 'eosio.token' }: PlainOptions,
): string {
  const plain = (part: SentencePart): string => {
    switch (part.kind) {
      case 'text':
        return part.text.replace(UNSEEN, ' ');
      case 'number':
        return formatNumber(BigInt(part.digits), tag);
      case 'account':
        return part.account;
      case 'accounts':
        return listed(part.accounts, part.more);
      case 'list':
        return listed(part.items, part.more).replace(UNSEEN, ' ');
      case 'nfts':
        return listed(
          part.ids.map((id) => `#${id}`),
          part.more,
        );
      case 'amount': {
        const amount = part.asset ? formatAmount(part.asset, tag) : part.text.replace(UNSEEN, ' ');
        const { contract } = part;
        return contract === null || contract === tokenContract ? amount : `${amount} (${contract})`;
      }
      case 'token':
        return `${part.code} (${part.contract})`;
      case 'time':
        return formatAbsoluteTime(part.time);
      case 'action':
        return `${part.contract}::${part.name}`.replace(UNSEEN, ' ');
      case 'fields':
        return listed(
          part.fields.map(({ name, value }) => `${name.replace(UNSEEN, ' ')} = ${plain(value)}`),
          part.more,
        );
    }
  };
  const apart = (value: string) =>
    /^ar\b/.test(tag) || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value;
  return patternPieces(patterns, sentence, tense)
    .map((piece) => {
      if (piece.kind === 'words') return piece.text;
      const part = sentence.slots[piece.slot];
      const [opening, closing] = piece.marks ?? ['', ''];
      return part ? opening + apart(plain(part)) + closing : '';
    })
    .join('');
}

function listed(items: readonly string[], more: number): string {
  return items.join(', ') + (more > 0 ? `, +${more}` : '');
}
