import { HostileText } from './hostile-text.tsx';

interface QuotedProps {
  text: string;
  /** Who wrote it, such as a node's host; null if it is not known. */
  source?: string | null | undefined;
  limit?: number;
}

/** Words of others, such as a node's error, in a block of their own, with their source. */
export function Quoted({ text, source, limit = 400 }: QuotedProps) {
  return (
    <blockquote data-slot="quoted" className="foreign foreign-block">
      <HostileText text={text} limit={limit} />
      {source && (
        <footer dir="ltr" className="font-sans text-xs text-quiet">
          {'— '}
          <cite className="not-italic">
            <HostileText text={source} limit={80} />
          </cite>
        </footer>
      )}
    </blockquote>
  );
}
