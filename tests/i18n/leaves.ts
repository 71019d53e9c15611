/** The texts that come with a part of the site, by part and locale. */
const areas = import.meta.glob<{ texts: object }>('../../src/i18n/areas/**/??.ts');

export async function areaTexts(locale: string): Promise<Record<string, object>> {
  const found: Record<string, object> = {};
  for (const [path, load] of Object.entries(areas)) {
    const [, area, file] = /areas\/(.+)\/(\w+)\.ts$/.exec(path) ?? [];
    if (area && file === locale) found[area] = (await load()).texts;
  }
  return found;
}

type Leaf = readonly [path: string, text: string];

/** All texts below a value; those with values in them are written with markers for these. */
export function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const given = Array.from({ length: value.length }, (_, index) => `⟦${index}⟧`);
    return [[path, String((value as (...args: string[]) => unknown)(...given))]];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b));
  return entries.flatMap(([key, below]) => leaves(below, `${path}.${key}`));
}
