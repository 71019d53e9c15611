import type { SentenceKey, SentencePatterns } from '#src/chain/actions/sentence.ts';

type CommonTable = 'token' | 'system' | 'other';
type ChainTable = 'fio' | 'proton';

/** Patterns of the sentences that nearly every page needs. */
export type CommonPatterns = Pick<SentencePatterns, CommonTable>;
/** Of those of contracts that most chains have. */
export type ContractPatterns = Omit<SentencePatterns, CommonTable | ChainTable>;
/** Of those that are a chain's own. */
export type ChainPatterns = Pick<SentencePatterns, ChainTable>;

/** Whether a sentence tells what happened, or what is about to be signed. */
export type Tense = 'happened' | 'ahead';

export type PatternPiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'slot'; readonly slot: string };

/** A sentence's pattern parted into its words and its slots, in the order of the language. */
export function patternPieces(
  patterns: Partial<SentencePatterns>,
  key: SentenceKey,
  tense: Tense,
): PatternPiece[] {
  const [table = '', name = ''] = key.split('.');
  const pattern = (patterns as Record<string, Record<string, string>>)[table]?.[name] ?? '';
  const told = pattern.replace(/\[([^|\]]*)\|([^\]]*)\]/g, tense === 'happened' ? '$1' : '$2');
  // Odd places are the names between braces.
  return told
    .split(/\{(\w+)\}/)
    .map((text, place) =>
      place % 2 === 0 ? { kind: 'words', text } : { kind: 'slot', slot: text },
    );
}
