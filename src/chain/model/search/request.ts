import { linkOf } from './link.ts';
import type { SearchProvider } from './target.ts';

/** `esr:…` and `web+esr:…`, optionally with slashes. */
const PLAIN = /^(web\+)?esr:(\/\/)?[\w-]+$/i;
/** Those of the older scheme, of sessions and of wallets: shorter ones may be a token or an action. */
const OLDER = /^(eosio|esr-[a-z]+|proton(-dev)?|anchor):(\/\/)?[\w-]{30,}$/i;
/** One that a chat or a document changed: among words, in marks of any kind, in a link, broken into lines, with padding, without its colon. */
const CHANGED =
  /(?<![a-z0-9+.!-])((?:web\+)?esr|esr-[a-z]+|eosio|proton(?:-dev)?|anchor)(?:[:;]\s*\/{0,3}|\/{2,3})\s*([a-z0-9][\w+/\s-]{29,})(?![\w+/!-])/i;
/** What mail, JSON and the automatic correction of texts put into one. */
const ALTERATIONS: readonly (readonly [found: RegExp, meant: string])[] = [
  [/\\\//g, '/'],
  [/=\r?\n/g, ''],
  [/\n[ \t]*>+[ \t]*/g, '\n'],
  [/(?<=\w)\u2013(?=\w)/g, '-'],
  [/(?<=\w)\u2014(?=\w)/g, '--'],
];
/** Android opens an application by it. */
const INTENT = /^intent:\/\/([\w-]{30,})\/?#Intent;(?:.*;)?scheme=(esr|eosio|proton|anchor)\b/i;
const ENCODED = /(?:^|=)(web(\+|%2b)esr|esr|esr-[a-z]+|eosio|proton(-dev)?|anchor)(%3a|:%2f)/i;
/** What nobody sees: marks of direction, joiners. */
const UNSEEN = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/g;
const MOST_CHARACTERS = 20_000;
/** Fewer characters after a space are a word, and no part of a request. */
const LEAST_PART = 12;
const LEAST = 30;

/** The signing request that a text is, or that it has in a link or among words; null for others. */
export function requestIn(given: string): string | null {
  if (given.length > MOST_CHARACTERS) return PLAIN.test(given) ? given : null;
  const seen = ALTERATIONS.reduce(
    (text, [found, meant]) => text.replaceAll(found, meant),
    given.replaceAll(UNSEEN, '').replaceAll('\uFF1A', ':'),
  );
  const text = ENCODED.test(seen) ? decoded(seen) : seen;
  if (PLAIN.test(text) || OLDER.test(text)) return text;
  const [, intended, byIntent] = INTENT.exec(text) ?? [];
  if (intended !== undefined) return `${byIntent?.toLowerCase() ?? 'esr'}:${intended}`;
  const [, scheme, content = ''] = CHANGED.exec(text) ?? [];
  if (scheme === undefined) return linkedRequest(text);
  const payload = joined(content);
  return payload.length < LEAST ? null : `${scheme.toLowerCase()}:${payload}`;
}

/** Lines are parts of one; so is what a space parts, unless it is a word. In the alphabet of links. */
function joined(content: string): string {
  const [first = '', ...rest] = content.split(/(\s+)/);
  let payload = first;
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [space = '', part = ''] = [rest[at], rest[at + 1]];
    if (!/[\n\r]/.test(space) && part.length < LEAST_PART) break;
    payload += part;
  }
  const bare = payload.replace(/[/_]+$/, (end) => (isAdded(end, payload) ? '' : end));
  return bare.replaceAll('+', '-').replaceAll('/', '_');
}

/**
 * Whether what a text ends with was added: a slash by a browser, a line below by a chat. It may also
 * be the last character, where others are of its alphabet too.
 */
function isAdded(end: string, payload: string): boolean {
  const rest = payload.slice(0, -end.length);
  return payload.length % 4 === 1 || (end.startsWith('/') && !/[+/]/.test(rest));
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
