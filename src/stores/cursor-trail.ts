import * as messages from '../chain/core/messages.ts';

/**
 * Follows a source from page to page. Throws where a page leads back to one that was read: a source that
 * ignores the cursor, or makes them up, would be read for ever.
 */
export function createCursorTrail(): (cursor: string | null, next: string | null) => void {
  const asked = new Set<string>();
  return (cursor, next) => {
    if (cursor !== null) asked.add(cursor);
    if (next !== null && asked.has(next)) throw new Error(messages.sourceRepeats);
  };
}
