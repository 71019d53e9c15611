import { clsx } from 'clsx';
import { HostileText } from './text/hostile-text.tsx';

const TAIL = 6;
/** What ids, keys and signatures consist of. The longest key is one of WebAuthn, with its domain. */
const ID = /^[\w:./+=-]{0,400}$/;

interface HashProps {
  /** A transaction id, block id, key, digest. */
  value: string;
  /** `short` is as wide as 16 characters, 12 on phones, for tables; `fluid` takes the room there is. */
  width?: 'short' | 'fluid';
}

/**
 * An id cut in the middle by the style sheet alone: the whole of it stays in the page, so that
 * selecting, copying and searching find all of it.
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
