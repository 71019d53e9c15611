import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { Sentence, SentencePart, SentencePatterns } from '#src/chain/actions/sentence.ts';
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

/** Quotation marks of the patterns around a text. */
const OPENING = /[“«„「『]$/;
const CLOSING = /^[”»“」』]/;

/**
 * An action as a sentence in the page's language, with linked names and exact amounts. What others
 * wrote stands in a box with its quotation marks; in a block of its own before a signature.
 */
export function SentenceText({
  sentence,
  patterns,
  tense = 'happened',
  tokenContract = 'eosio.token',
  memoLimit = 120,
}: SentenceTextProps) {
  const pieces = patternPieces(patterns, sentence.key, tense);
  const partAt = (place: number) => {
    const piece = pieces[place];
    return piece?.kind === 'slot' ? sentence.slots[piece.slot] : undefined;
  };
  const wordsAt = (place: number) => {
    const piece = pieces[place];
    return piece?.kind === 'words' ? piece.text : '';
  };
  const words = (text: string, place: number) => {
    let rest = text;
    if (isForeign(partAt(place + 1))) rest = rest.replace(OPENING, '');
    if (isForeign(partAt(place - 1))) rest = rest.replace(CLOSING, '');
    return rest;
  };
  return (
    <span className="wrap-anywhere">
      {pieces.map((piece, place): ReactNode => {
        if (piece.kind === 'words') return words(piece.text, place);
        const part = partAt(place);
        if (!part) return null;
        const view = (
          <SentencePartView part={part} tokenContract={tokenContract} memoLimit={memoLimit} />
        );
        if (!isForeign(part)) return <Fragment key={place}>{view}</Fragment>;
        return (
          <span
            key={place}
            data-slot="foreign"
            className={clsx('foreign', tense === 'ahead' && 'foreign-block')}
          >
            {OPENING.exec(wordsAt(place - 1))}
            {view}
            {CLOSING.exec(wordsAt(place + 1))}
          </span>
        );
      })}
    </span>
  );
}

/** Whether a part may hold words. A name, a number or an address cannot speak for the page. */
function isForeign(part: SentencePart | undefined): boolean {
  const texts = part?.kind === 'text' ? [part.text] : part?.kind === 'list' ? part.items : [];
  return texts.some((text) => !/^[\w.:/@+-]*$/.test(text));
}
