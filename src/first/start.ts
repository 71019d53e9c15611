import { paintFirstFacts } from './first-facts.ts';

/**
 * The first script of every page. It writes the first facts into the skeleton, then starts React and
 * the page's frame. If there are no facts within a moment, they start anyway.
 */
const MAX_WAIT_MS = 500;

async function start(): Promise<void> {
  await parsed();
  const painted = paintFirstFacts().catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([painted, late]);
  await import('#src/layouts/start.ts');
}

/** Resolves when the whole page is in the document: this script may be there before it. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

void start();
