import { clsx } from 'clsx';
import { HostileText } from './text/hostile-text.tsx';

const TAIL = 6;
/**
 * Characters of ids, keys and signatures. The longest key is WebAuthn's, which includes a domain.
 */
const ID = /^[\w:./+=-]{0,400}$/;

interface HashProps {
  /** A transaction id, block id, key or digest. */
  value: string;
  /** `short` is 16 characters wide, 12 on phones, for tables; `fluid` takes the available width. */
  width?: 'short' | 'fluid';
}

/**
 * An id cut in the middle with CSS only. The full text stays in the page for selecting, copying and
 * searching.
 */
export function Hash({ value, width = 'fluid' }: HashProps) {
  if (!ID.test(value)) return <HostileText text={value} limit={60} />;
  const head = value.slice(0, -TAIL);
  const tail = value.slice(-TAIL);
  return (
    <span
      dir="ltr"
      title={value}
      className={clsx(
        'inline-block overflow-hidden align-bottom font-mono whitespace-nowrap',
        width === 'short' ? 'max-w-[12.25ch] md:max-w-[16.25ch]' : 'max-w-full',
      )}
    >
      <span className="inline-block max-w-[calc(100%-6ch)] overflow-hidden align-bottom text-ellipsis">
        {head}
      </span>
      {tail}
    </span>
  );
}
