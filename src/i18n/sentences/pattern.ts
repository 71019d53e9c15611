import type { Sentence, SentencePart, SentencePatterns } from '#src/chain/actions/sentence.ts';
import type { LazyContract } from '#src/chain/actions/sentences/registry.ts';

/** Patterns of the sentences that nearly every page needs. */
export type CommonPatterns = Omit<SentencePatterns, LazyContract>;
/** Patterns of one row of the registry. */
export type PatternsOf<Contract extends LazyContract> = SentencePatterns[Contract];

/** The patterns of a language: those of every page, and a loader for each other file, by path. */
export interface LocalePatterns {
  readonly common: CommonPatterns;
  readonly contracts: Readonly<Record<string, () => Promise<ContractPatterns>>>;
}

/** A file of patterns. */
export interface ContractPatterns {
  readonly patterns: PatternsOf<LazyContract>;
}

/** Whether a sentence is of what happened, or of what is about to be signed. */
export type Tense = 'happened' | 'ahead';

export type PatternPiece =
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'slot';
      readonly slot: string;
      /** Those around it. */
      readonly marks: QuotationMarks | undefined;
    };

export type QuotationMarks = readonly [opening: string, closing: string];

/**
 * A sentence's pattern parted into its words and its slots, in the order of the language. Of
 * `[past|present]` the tense decides, of `{count#day|days}` the number in the slot.
 */
export function patternPieces(
  patterns: Partial<SentencePatterns>,
  { key, slots }: Pick<Sentence, 'key' | 'slots'>,
  tense: Tense,
): PatternPiece[] {
  const [contract = '', name = ''] = key.split('.');
  const pattern = (patterns as Record<string, Record<string, string>>)[contract]?.[name] ?? '';
  const worded = pattern
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, tense === 'happened' ? '$1' : '$2')
    .replace(/\{(\w+)#([^|}]*)\|([^}]*)\}/g, (_all, slot: string, one: string, many: string) =>
      isOne(slots[slot]) ? one : many,
    );
  // Four at a time: words, a quotation mark, the name between braces, a quotation mark.
  const parts = worded.split(/([“«「『]?)\{(\w+)\}([”»」』]?)/);
  return parts.flatMap((text, index): PatternPiece[] => {
    if (index % 4 === 0) return [{ kind: 'words', text }];
    if (index % 4 !== 2) return [];
    const marks: QuotationMarks = [parts[index - 1] ?? '', parts[index + 1] ?? ''];
    return [{ kind: 'slot', slot: text, marks: marks.join('') === '' ? undefined : marks }];
  });
}

function isOne(part: SentencePart | undefined): boolean {
  return part?.kind === 'number' && part.digits === '1';
}
