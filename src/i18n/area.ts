import { useTexts } from './react.tsx';
import { textAreaOf } from './text-area.ts';

/**
 * A hook for the texts of a part of the site. They are loaded with that part, not with every page.
 *
 * @param modules `import.meta.glob('./??.ts')` in the folder of the texts
 */
export function textArea<T>(modules: Readonly<Record<string, unknown>>): () => T {
  const area = textAreaOf<T>(modules);
  return function useAreaTexts() {
    return useTexts(area);
  };
}
