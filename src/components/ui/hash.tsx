import { clsx } from 'clsx';
import { type Native, rootProps } from './root-props.ts';
import { HostileText } from './text/hostile-text.tsx';

/** Characters after the cut. */
const TAIL = 6;
const TITLE_TAIL = 18;
/**
 * Characters of ids, keys and signatures. The longest key is WebAuthn's, which includes a domain.
 */
const ID = /^[\w:./+=-]{0,400}$/;

interface HashProps extends Native<'span'> {
  /** A transaction id, block id, key or digest. */
  value: string;
  /**
   * `short` is 16 characters wide, 12 on phones, for tables; `title` has 16 and 18 characters;
   * `fluid` takes the available width.
   */
  width?: 'short' | 'title' | 'fluid';
}

/**
 * An id cut in the middle with CSS only. The full text stays in the page for selecting, copying and
 * searching.
 */
export function Hash({ value, width = 'fluid', ...native }: HashProps) {
  if (!ID.test(value)) return <HostileText text={value} limit={60} />;
  const isTitle = width === 'title';
  const cut = isTitle ? -TITLE_TAIL : -TAIL;
  const head = value.slice(0, cut);
  const tail = value.slice(cut);
  return (
    <span
      dir="ltr"
      title={value}
      {...rootProps(
        'hash',
        [
          'overflow-hidden align-bottom font-mono whitespace-nowrap',
          isTitle ? 'inline-flex max-w-full' : 'inline-block',
          width === 'short' && 'max-w-[12.25ch] md:max-w-[16.25ch]',
          width === 'fluid' && 'max-w-full',
        ],
        native,
      )}
    >
      <span
        className={clsx(
          'inline-block overflow-hidden align-bottom text-ellipsis',
          isTitle ? 'max-w-[17.25ch]' : 'max-w-[calc(100%-6ch)]',
        )}
      >
        {head}
      </span>
      {tail}
    </span>
  );
}
