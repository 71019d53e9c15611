import address from './address.js?raw';
import early from './early.js?raw';
import endpoint from './endpoint.js?raw';
import { headScripts, separator } from './head-scripts.ts';
import local from './local.js?raw';
import prefetch from './prefetch.js?raw';
import secret from './secret.js?raw';
import theme from './theme.js?raw';
import trusted from './trusted.js?raw';

const inHead = { secret, theme, address, early, trusted };

/**
 * The inline scripts of every page's head. The policy has their hashes, so they must not contain
 * anything page-specific.
 */
export const inlineScripts = {
  head: headScripts.map((name) => inHead[name]).join(separator),
  endpoint,
  local,
  prefetch,
};
