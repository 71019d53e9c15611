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
  root.render([<VisibleText key="text" text="دان القطيع" cut={false} />, <Other key="other" />]);
  await expect.poll(() => place.textContent).toBe('دان القطيع');
  root.unmount();
  globalThis.IS_REACT_ACT_ENVIRONMENT = acts;
});
