import { useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { cutText, visibleCharacters } from './visible-characters.ts';

/**
 * Text that anyone could have written: kept to its own direction and lines, hidden and reordering
 * characters shown by their code, long text cut with a way to the rest.
 */
export function HostileText({ text, limit = 240 }: { text: string; limit?: number }) {
  const { ui } = useMessages();
  const [whole, setWhole] = useState(false);
  const shown = whole ? text : cutText(text, limit);
  const cut = shown.length < text.length;
  return (
    <>
      <bdi className="wrap-anywhere whitespace-pre-wrap">
        {visibleCharacters(shown).map((stretch, index) =>
          stretch.kind === 'text' ? (
            stretch.text
          ) : (
            <span
              key={index}
              className="rounded-sm bg-warning-soft px-1 font-mono text-xs text-warning"
            >
              {stretch.code}
            </span>
          ),
        )}
        {cut && '…'}
      </bdi>
      {cut && (
        <>
          {' '}
          <button
            type="button"
            className="font-medium text-accent hover:underline"
            onClick={() => setWhole(true)}
          >
            {ui.showAll}
          </button>
        </>
      )}
    </>
  );
}
