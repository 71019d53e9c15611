import { lazy, Suspense, useState } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { cutText } from './cut-text.ts';
import { VisibleText } from './visible-text.tsx';

/** Few texts are so long; how they are shown comes with the first that is opened. */
const LongText = lazy(() => import('./long-text.tsx'));

/** Characters that are shown at one click. */
const WHOLE = 2_000;

/**
 * Text that anyone could have written: kept to its own direction and lines, hidden and reordering
 * characters shown by their code, long text cut with a way to the rest.
 */
export function HostileText({ text, limit = 240 }: { text: string; limit?: number }) {
  const { ui } = useMessages();
  const [open, setOpen] = useState(false);
  const shown = open && text.length <= WHOLE ? text : cutText(text, limit);
  const cut = shown.length < text.length;
  const beginning = <VisibleText text={shown} cut={cut} />;
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
