import address from './address.js?raw';
import early from './early.js?raw';
import local from './local.js?raw';
import prime from './prime.js?raw';
import theme from './theme.js?raw';

/**
 * The scripts that stand in every page's head as they are. The policy knows them by their hashes,
 * so they never hold anything of a page.
 */
export const inlineScripts = { theme, address, early, local, prime };
