import address from './address.js?raw';
import early from './early.js?raw';
import embed from './embed.js?raw';
import endpoint from './endpoint.js?raw';
import {
  embedScripts,
  headScripts,
  localRequestScripts,
  requestScripts,
  separator,
} from './head-scripts.ts';
import local from './local.js?raw';
import missingScript from './missing-script.js?raw';
import prefetch from './prefetch.js?raw';
import secret from './secret.js?raw';
import theme from './theme.js?raw';
import trusted from './trusted.js?raw';

const texts = {
  secret,
  'missing-script': missingScript,
  theme,
  address,
  early,
  trusted,
  endpoint,
  local,
  prefetch,
  embed,
};

const joined = (names: readonly (keyof typeof texts)[]) =>
  names.map((name) => texts[name]).join(separator);

/**
 * The inline scripts of every page's head. The policy has their hashes, so they must not contain
 * anything page-specific.
 */
export const inlineScripts = {
  head: joined(headScripts),
  requests: joined(requestScripts),
  localRequests: joined(localRequestScripts),
  embed: joined(embedScripts),
};
