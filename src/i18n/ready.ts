import { localeOfPath } from './locales.ts';
import { loadMessages } from './messages.ts';

/**
 * Importing this holds a module back until the page's texts are here, so that an island hydrates
 * with the words the server wrote. On the server the layout loads them.
 */
if (!import.meta.env.SSR) await loadMessages(localeOfPath(location.pathname));
