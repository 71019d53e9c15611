import { Fragment, type ReactNode } from 'react';
import type { Sentence, SentencePatterns } from '#src/chain/actions/sentence.ts';
import { patternPieces, type Tense } from '#src/i18n/sentences/pattern.ts';
import { SentencePartView } from './sentence-part.tsx';

interface SentenceTextProps {
  sentence: Sentence;
  patterns: Partial<SentencePatterns>;
  tense?: Tense | undefined;
  /** The core token's contract. Amounts of other contracts name theirs. */
  tokenContract?: string | undefined;
  /** Visible characters of a memo. */
  memoLimit?: number | undefined;
}

/** An action as a sentence in the page's language, with linked names and exact amounts. */
export function SentenceText({
  sentence,
  patterns,
  tense = 'happened',
  tokenContract = 'eosio.token',
  memoLimit = 120,
}: SentenceTextProps) {
  return (
    <span className="wrap-anywhere">
      {patternPieces(patterns, sentence, tense).map((piece, place): ReactNode => {
        if (piece.kind === 'words') return piece.text;
        const part = sentence.slots[piece.slot];
        return (
          part && (
            <Fragment key={place}>
              <SentencePartView part={part} tokenContract={tokenContract} memoLimit={memoLimit} />
            </Fragment>
          )
        );
      })}
    </span>
  );
}
