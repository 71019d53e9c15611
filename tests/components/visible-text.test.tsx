import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

test('text in another script appears, also where its reader was loaded between render and effect', async () => {
  vi.resetModules();
  await import('#src/components/ui/text/visible-characters.ts');
  const { loadVisibleCharacters, VisibleText } =
    await import('#src/components/ui/text/visible-text.tsx');
  /** Another text, whose effect comes first. */
  function Other() {
    useLayoutEffect(() => void loadVisibleCharacters(), []);
    return null;
  }
  const acts = globalThis.IS_REACT_ACT_ENVIRONMENT;
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const place = document.createElement('p');
  const root = createRoot(place);
  root.render([
    <VisibleText key="text" text="دان القطيع" truncated={false} />,
    <Other key="other" />,
  ]);
  await expect.poll(() => place.textContent).toBe('دان القطيع');
  root.unmount();
  globalThis.IS_REACT_ACT_ENVIRONMENT = acts;
});

test('every character that is not drawn, or turns the reading around, is shown by its code', async () => {
  const { visibleCharacters } = await import('#src/components/ui/text/visible-characters.ts');
  const unseen = /[\p{DI}\p{Bidi_C}\p{Cc}\u2800\u{1d159}]/u;
  const missed: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    // A tab moves the words apart, as a space does.
    if (character === '\t' || !unseen.test(character)) continue;
    const kinds = visibleCharacters(`a${character}b`).map(({ kind }) => kind);
    if (!kinds.some((kind) => kind !== 'text')) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});
