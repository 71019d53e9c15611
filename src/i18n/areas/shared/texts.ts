import { textHook } from '../../react.tsx';
import { textAreaOf, withShared } from '../../text-area.ts';
import type { texts } from './en.ts';

const shared = textAreaOf<typeof texts>(import.meta.glob('./??.ts'));

/**
 * A hook for the texts of a part of the site, with the words that several nouns show as `shared`.
 * First views use none of these words: they would load another file.
 *
 * @param modules `import.meta.glob('./??.ts')` in the folder of the texts
 */
export function textsWithShared<T>(modules: Readonly<Record<string, unknown>>) {
  return textHook(withShared(textAreaOf<T>(modules), shared));
}
