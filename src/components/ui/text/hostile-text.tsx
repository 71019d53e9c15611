import { Suspense, useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { truncateText } from './truncate-text.ts';
import { VisibleText } from './visible-text.tsx';

/** Long texts are rare. Their component is loaded on demand. */
const LongText = lazyPart(async () => (await import('./long-text.tsx')).default);

/** Characters shown without a click. */
const WHOLE = 2_000;

/**
 * Text from an untrusted author. It is isolated from the text direction and layout around it,
 * hidden and reordering characters are shown by code, and long text is cut with a button for the
 * rest.
 */
export function HostileText({ text, limit = 240 }: { text: string; limit?: number }) {
  const { ui } = useMessages();
  const [open, setOpen] = useState(false);
  const shown = open && text.length <= WHOLE ? text : truncateText(text, limit);
  const cut = shown.length < text.length;
  const beginning = <VisibleText text={shown} truncated={cut} />;
  if (open && cut)
    return (
      <Suspense fallback={beginning}>
        <LongText text={text} />
      </Suspense>
    );
  return (
    <>
      {beginning}
      {cut && (
        <>
          {' '}
          <button
            type="button"
            className="font-medium text-accent hover:underline"
            onClick={() => setOpen(true)}
          >
            {ui.showAll}
          </button>
        </>
      )}
    </>
  );
}
