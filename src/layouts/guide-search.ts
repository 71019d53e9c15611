import { findInGuides, type Hit, type IndexEntry } from './find-in-guides.ts';

/** The search of the guides. This code and the index are loaded with the first letter. */

let index: Promise<readonly IndexEntry[]> | null = null;

async function loadIndex(url: string): Promise<readonly IndexEntry[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as readonly IndexEntry[];
}

/** Shows what the words in the box find. A later text takes the place of an earlier one. */
export async function searchGuides(box: HTMLElement): Promise<void> {
  const input = box.querySelector('input');
  const status = box.querySelector('[role=status]');
  const list = box.querySelector('ol');
  const { index: url = '', none = '', found = '', failed = '' } = box.dataset;
  if (!input || !status || !list) return;
  const query = input.value;
  try {
    index ??= loadIndex(url);
    const entries = await index;
    if (input.value !== query) return;
    const hits = findInGuides(query, entries);
    list.replaceChildren(...hits.map(rowOf));
    list.hidden = hits.length === 0;
    const count = hits.length === 0 ? none : found.replace('{count}', String(hits.length));
    status.textContent = query.trim() === '' ? '' : count;
  } catch {
    // The next letter tries again.
    index = null;
    list.hidden = true;
    status.textContent = failed;
  }
}

function rowOf({ href, guide, title, excerpt }: Hit): HTMLLIElement {
  const row = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href, className: 'block py-2' });
  link.append(
    part('block font-medium text-accent', title || guide),
    part('block text-quiet text-xs', title ? guide : ''),
    part('block text-muted', excerpt),
  );
  row.append(link);
  return row;
}

function part(className: string, text: string): HTMLElement {
  return Object.assign(document.createElement('span'), { className, textContent: text });
}
