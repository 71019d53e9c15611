import { Fragment, type ReactNode } from 'react';
import type { Sentence, SentencePatterns } from '#src/chain/actions/sentence.ts';
import { patternPieces, type Tense } from '#src/i18n/sentences/pattern.ts';
import { type Native, rootProps } from '../ui/root-props.ts';
import { SentencePartView } from './sentence-part.tsx';

interface SentenceTextProps extends Native<'span'> {
  sentence: Sentence;
  patterns: Partial<SentencePatterns>;
  /** `ahead` for an action about to be signed. */
  tense?: Tense | undefined;
  /** The core token's contract. Amounts of other contracts name theirs. */
  tokenContract?: string | undefined;
  /** Visible characters of a memo. */
  memoLimit?: number | undefined;
}

/**
 * An action as a sentence in the page's language, with linked names and exact amounts. Words of
 * others stand in a box; in a block of its own before a signature.
 */
export function SentenceText({
  sentence,
  patterns,
  tense = 'happened',
  tokenContract = 'eosio.token',
  memoLimit = 120,
  ...native
}: SentenceTextProps) {
  const pieces = patternPieces(patterns, sentence, tense);
  return (
    <span {...rootProps('sentence', 'wrap-anywhere', native)}>
      {pieces.map((piece, index): ReactNode => {
        if (piece.kind === 'words') return piece.text;
        const part = sentence.slots[piece.slot];
        if (!part) return null;
        const { marks } = piece;
        const isText = part.kind === 'text';
        return (
          <Fragment key={index}>
            {!isText && marks?.[0]}
            <SentencePartView
              {...{ part, tokenContract, memoLimit, marks }}
              inline={tense !== 'ahead'}
            />
            {!isText && marks?.[1]}
          </Fragment>
        );
      })}
    </span>
  );
}
