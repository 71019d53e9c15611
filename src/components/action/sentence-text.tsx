import { Fragment, type ReactNode } from 'react';
import type { Sentence, SentencePart } from '#src/chain/actions/sentence.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/hostile-text.tsx';
import { Time } from '../ui/time.tsx';

interface SentenceTextProps {
  sentence: Sentence;
  /** The chain's own token contract: an amount of any other one names its contract. */
  tokenContract?: string;
  /** Characters of a memo shown at first. */
  memoLimit?: number;
}

/** An action in words, in the order of the page's language: names are links, amounts exact. */
export function SentenceText({
  sentence,
  tokenContract = 'eosio.token',
  memoLimit = 120,
}: SentenceTextProps) {
  const pattern = useMessages().sentence[sentence.key];
  // Odd places are the names between braces.
  const pieces = pattern.split(/\{(\w+)\}/);
  return (
    <span className="wrap-anywhere">
      {pieces.map((piece, place): ReactNode => {
        if (place % 2 === 0) return piece;
        const part = sentence.slots[piece];
        return (
          part && (
            <Fragment key={place}>
              <Part slot={piece} part={part} tokenContract={tokenContract} memoLimit={memoLimit} />
            </Fragment>
          )
        );
      })}
    </span>
  );
}

interface PartProps {
  slot: string;
  part: SentencePart;
  tokenContract: string;
  memoLimit: number;
}

function Part({ slot, part, tokenContract, memoLimit }: PartProps) {
  const format = useFormat();
  switch (part.kind) {
    case 'text':
      return slot === 'bytes' || slot === 'count' ? (
        format.number(BigInt(part.text))
      ) : (
        <HostileText text={part.text} limit={memoLimit} />
      );
    case 'account':
      return <AccountLink name={part.account} />;
    case 'accounts':
      return part.accounts.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && ', '}
          <AccountLink name={name} />
        </Fragment>
      ));
    case 'amount':
      return (
        <>
          {part.asset ? (
            <Amount amount={part.asset} className="font-medium" />
          ) : (
            <HostileText text={part.text} limit={40} />
          )}
          {part.contract !== null && part.contract !== tokenContract && (
            <span className="text-muted">
              {' '}
              (<AccountLink name={part.contract} />)
            </span>
          )}
        </>
      );
    case 'token':
      return (
        <>
          {part.code} (<AccountLink name={part.contract} />)
        </>
      );
    case 'time':
      return <Time at={part.time} />;
  }
}
