import { useEffect, useState } from 'react';
import type { Stretch } from './visible-characters.ts';

/** Latin, Greek, Cyrillic, Chinese, Japanese and Korean characters: none hides or reorders. */
const PLAIN = /^[\t -~\xa1-\xac\xae-\u02ff\u0370-\u052f\u3001-\u30ff\u4e00-\u9fff\uac00-\ud7a3]*$/;
const NOT_PLAIN = new RegExp(PLAIN.source.replace('^[', '[^').replace(']*$', ']'), 'gu');

let parted: ((text: string) => Stretch[]) | null = null;

/** The detection of hidden characters is loaded with the first text that needs it. */
export async function loadVisibleCharacters(): Promise<void> {
  parted ??= (await import('./visible-characters.ts')).visibleCharacters;
}

/**
 * Text isolated from the surrounding direction, with hidden and reordering characters shown by
 * code, and the ends of lines marked. It begins a new line only in the block of a quotation.
 */
export function VisibleText({ text, truncated }: { text: string; truncated: boolean }) {
  return (
    <bdi className="wrap-anywhere">
      {PLAIN.test(text) ? text : <Parted text={text} />}
      {truncated && '…'}
    </bdi>
  );
}

/** Until the detection is loaded, only harmless characters are shown. */
function Parted({ text }: { text: string }) {
  const [, setLoaded] = useState(parted !== null);
  useEffect(() => {
    void loadVisibleCharacters().then(() => setLoaded(true));
  }, []);
  if (parted === null) return text.replace(NOT_PLAIN, ' ');
  return parted(text).map((stretch, index) => {
    switch (stretch.kind) {
      case 'text':
        return stretch.text;
      case 'line-end':
        return (
          <span key={index} className="line-end">
            {'\n'}
          </span>
        );
      case 'hidden':
        return (
          <span
            key={index}
            className="rounded-sm bg-warning-soft px-1 font-mono text-xs text-warning"
          >
            {stretch.code}
          </span>
        );
    }
  });
}
