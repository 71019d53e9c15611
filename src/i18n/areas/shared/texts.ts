import { textHook } from '../../react.tsx';
import { areaOf, textAreaOf } from '../../text-area.ts';
import type { texts } from './en.ts';

const words = textAreaOf<typeof texts>(import.meta.glob('./??.ts'));

/**
 * A hook for the texts of a part of the site, with the words that several nouns show as `shared`.
 * First views use none of these words: they would load another file.
 *
 * @param modules `import.meta.glob('./??.ts')` in the folder of the texts
 */
export function textsWithShared<T>(modules: Readonly<Record<string, unknown>>) {
  const area = textAreaOf<T>(modules);
  return textHook(
    areaOf(async (locale) => {
      const [own, shared] = await Promise.all([area.load(locale), words.load(locale)]);
      return { ...own, shared };
    }),
  );
}
