import { Fragment, type ReactNode } from 'react';
import type { SentencePart } from '#src/chain/actions/sentence.ts';
import { hasKeyForm } from '#src/chain/core/key-form.ts';
import type { QuotationMarks } from '#src/i18n/sentences/pattern.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink, KeyLink, NftLink } from '../ui/entity-link.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Quoted } from '../ui/text/quoted.tsx';
import { AbsoluteTime } from '../ui/time.tsx';
import { ActionName } from './action-name.tsx';

interface SentencePartProps {
  part: SentencePart;
  tokenContract: string;
  memoLimit: number;
  /** Quotation marks of the sentence around it. */
  marks?: QuotationMarks | undefined;
  /** Words of others stay in the line. */
  inline: boolean;
}

/** A slot of a sentence, drawn by its kind. */
export function SentencePartView(props: SentencePartProps) {
  const { part, tokenContract, memoLimit, marks, inline } = props;
  const format = useFormat();
  switch (part.kind) {
    case 'text':
      // FIO payments name public keys.
      return hasKeyForm(part.text) ? (
        <KeyLink publicKey={part.text} width="short" />
      ) : (
        <Quoted text={part.text} limit={memoLimit} marks={marks} inline={inline || !marks} />
      );
    case 'number':
      return format.number(BigInt(part.digits));
    case 'account':
      return <AccountLink name={part.account} />;
    case 'accounts':
      return listed(part.accounts, part.more, (name) => <AccountLink name={name} />);
    case 'list':
      return listed(part.items, part.more, (item) => (
        <Quoted text={item} limit={memoLimit} inline />
      ));
    case 'nfts':
      return listed(part.ids, part.more, (id) => <NftLink id={id} />);
    case 'amount':
      return (
        <>
          {part.asset ? (
            <Amount amount={part.asset} />
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
      return <AbsoluteTime at={part.time} />;
    case 'action':
      return <ActionName action={{ account: part.contract, name: part.name }} />;
    case 'fields':
      return (
        <span dir="ltr">
          {part.fields.map(({ name, value }, index) => (
            <Fragment key={name}>
              {index > 0 && <span className="text-muted"> · </span>}
              <span className="text-muted">
                <HostileText text={name} limit={40} />{' '}
              </span>
              <SentencePartView
                part={value}
                tokenContract={tokenContract}
                memoLimit={Math.min(memoLimit, 40)}
                inline
              />
            </Fragment>
          ))}
          {part.more > 0 && <span className="text-muted"> · +{part.more}</span>}
        </span>
      );
  }
}

function listed(
  items: readonly string[],
  more: number,
  drawn: (item: string) => ReactNode,
): ReactNode {
  return (
    <>
      {items.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          {drawn(item)}
        </Fragment>
      ))}
      {more > 0 && `, +${more}`}
    </>
  );
}
