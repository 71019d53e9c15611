import { localeKeys, localeOfPath } from './locales.ts';
import { loadMessages } from './messages.ts';

/**
 * Importing this holds a module back until the texts it renders with are here: the page's, in a
 * browser, so that an island hydrates with the words the server wrote; on a server all.
 */
await Promise.all(
  (import.meta.env.SSR ? localeKeys : [localeOfPath(location.pathname)]).map(loadMessages),
);
