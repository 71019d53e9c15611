import { linkOf } from './link.ts';
import type { SearchProvider } from './target.ts';

/** `esr:…` and `web+esr:…`, optionally with slashes. */
const PLAIN = /^(web\+)?esr:(\/\/)?[\w-]+$/i;
/** Those of the older scheme `eosio:` and of a session: shorter ones may be a token or an action. */
const OLDER = /^(eosio|esr-[a-z]+):(\/\/)?[\w-]{30,}$/i;
/**
 * One that a chat or a document changed: in brackets or quotes, before a full stop, broken into
 * lines, with padding or a query behind it.
 */
const CHANGED =
  /(?:^|[<("'`[])((?:web\+)?esr|esr-[a-z]+|eosio):\/{0,3}([\w\s\u200B-]{30,})={0,2}(?:[?#][^\s<>()]*)?[>)"'`\].,;]*$/i;
const ENCODED = /^(web(\+|%2b)esr|esr|esr-[a-z]+|eosio)(%3a|:%2f)/i;
const MOST_CHARACTERS = 20_000;

/** The signing request that a text is, or that it has in a link or in brackets; null for others. */
export function requestIn(given: string): string | null {
  const text = ENCODED.test(given) ? decoded(given) : given;
  if (PLAIN.test(text) || OLDER.test(text)) return text;
  if (text.length > MOST_CHARACTERS) return null;
  const [, scheme, content = ''] = CHANGED.exec(text) ?? [];
  if (scheme === undefined) return linkedRequest(text);
  const payload = content.replaceAll(/[\s\u200B]/g, '');
  return payload.length < 30 ? null : `${scheme.toLowerCase()}:${payload}`;
}

/** The resolver of signing requests has them in its addresses. */
function linkedRequest(text: string): string | null {
  const url = linkOf(text);
  if (url === null || !/(^|\.)eosio\.to$/i.test(url.hostname)) return null;
  const payload = url.pathname.slice(1).replace(/^((web\+)?esr:)?\/*/i, '');
  return /^[\w-]{8,}$/.test(payload) ? `esr:${payload}` : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const signingRequest: SearchProvider = (text) => {
  const request = requestIn(text);
  return request === null ? null : { kind: 'request', text: request };
};
