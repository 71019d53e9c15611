import { useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { saveFile } from '../save-file.ts';
import { truncateText } from './truncate-text.ts';
import { VisibleText } from './visible-text.tsx';

/** Initial number of characters, and the factor for each click. */
const FIRST_CHARACTERS = 2_000;
const GROWTH = 5;
/** Maximum number of characters on a page: layout of more takes too long. */
const MOST_CHARACTERS = 50_000;

const ACTION = 'font-medium text-accent hover:underline';

/** A long text: its beginning, its length, and buttons for more. */
export default function LongText({ text }: { text: string }) {
  const words = useMessages().untrusted;
  const format = useFormat();
  const [limit, setLimit] = useState(FIRST_CHARACTERS);
  const shown = truncateText(text, limit);
  const cut = shown.length < text.length;
  return (
    <>
      <VisibleText text={shown} truncated={cut} />
      {cut && (
        <span className="flex flex-wrap gap-x-3">
          <span className="text-muted">
            {words.firstOf(format.number(shown.length), format.number(text.length))}
          </span>
          {limit < MOST_CHARACTERS && (
            <button type="button" className={ACTION} onClick={() => setLimit(limit * GROWTH)}>
              {words.showMoreText}
            </button>
          )}
          <button
            type="button"
            className={ACTION}
            onClick={() => saveFile('text.txt', 'text/plain;charset=utf-8', text)}
          >
            {words.downloadText}
          </button>
        </span>
      )}
    </>
  );
}
