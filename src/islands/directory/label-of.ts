import type { EntryId, PartId } from '#src/directory.ts';
import type { ScreenId } from '#src/routes.ts';

/** The name of an entry: its own, or the title of its screen. */
export function labelOf(
  id: EntryId,
  labels: Readonly<Record<PartId, string>>,
  titles: Readonly<Record<ScreenId, string>>,
): string {
  return id in labels ? labels[id as PartId] : titles[id as ScreenId];
}
