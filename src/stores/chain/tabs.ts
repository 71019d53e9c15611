import { wrapFetch } from './node.ts';
import { fetchBetweenTabs } from './tab-responses.ts';

export { shareHead } from './shared-head.ts';

let shares = false;

/** From now on the page's fetch and those of other tabs share responses. */
export function shareResponses(): void {
  if (!shares) wrapFetch(fetchBetweenTabs);
  shares = true;
}
