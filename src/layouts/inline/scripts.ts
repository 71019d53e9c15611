import address from './address.js?raw';
import early from './early.js?raw';
import { headScripts, separator } from './head-scripts.ts';
import local from './local.js?raw';
import prefetch from './prefetch.js?raw';
import secret from './secret.js?raw';
import theme from './theme.js?raw';
import trusted from './trusted.js?raw';

const inHead = { secret, theme, address, early, trusted };

/**
 * The scripts that stand in every page's head as they are. The policy knows them by their hashes,
 * so they never hold anything of a page.
 */
export const inlineScripts = {
  head: headScripts.map((name) => inHead[name]).join(separator),
  local,
  prefetch,
};
