import { type Native, rootProps } from '../root-props.ts';
import { HostileText } from './hostile-text.tsx';

interface QuotedProps extends Native<'span'> {
  text: string;
  /** Who wrote it, such as a node's host. */
  source?: string | null | undefined;
  /** Characters shown without a click. */
  limit?: number;
  /** In the line of a list or a sentence, instead of a block of its own. */
  inline?: boolean;
  /** The language's quotation marks, where a sentence has some. */
  marks?: readonly [opening: string, closing: string] | undefined;
}

/** A name, a number or an address: no words that could pass for the page's. */
const WORDLESS = /^[\w.:/@+-]*$/;

/**
 * Words of others: memos, texts of contracts, descriptions, errors of nodes and wallets. They stand
 * in a box and a type of their own, so that nobody takes them for words of the page.
 */
export function Quoted(props: QuotedProps) {
  const { text, source, limit = 400, inline = false, marks, ...native } = props;
  if (inline && !marks && WORDLESS.test(text)) return <HostileText text={text} limit={limit} />;
  return (
    <span {...rootProps('quoted', ['quoted', !inline && 'quoted-block'], native)}>
      {marks?.[0]}
      <HostileText text={text} limit={limit} />
      {marks?.[1]}
      {source && (
        <span className="block font-sans text-xs text-quiet">
          {'— '}
          <HostileText text={source} limit={80} />
        </span>
      )}
    </span>
  );
}
