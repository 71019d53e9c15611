import { isChecksum256 } from '../../core/checksum.ts';
import { isName } from '../../core/name.ts';
import { pathSegment } from '../../core/path-segment.ts';
import { readTokenId, tokenIdText } from '../token/token-id.ts';

/** What an embedded page shows: the card of one of these. */
export type EmbedSubject =
  | { readonly kind: 'account'; readonly name: string }
  /** 64 hex digits. Nodes without a history find it by the number of its block. */
  | { readonly kind: 'transaction'; readonly id: string; readonly block?: number }
  | { readonly kind: 'token'; readonly contract: string; readonly code: string };

export const embedThemes = ['light', 'dark'] as const;

/** Without one, that of the reader's device. */
export type EmbedTheme = (typeof embedThemes)[number];

/** The address of the embedded page in the default locale: `/embed/account/alice?theme=dark`. */
export function embedPath(subject: EmbedSubject, theme: EmbedTheme | null = null): string {
  const query = new URLSearchParams({
    ...(subject.kind === 'transaction' && blockOf(subject)),
    ...(theme && { theme }),
  });
  return addressOf(subject) + (query.size > 0 ? `?${query}` : '');
}

function addressOf(subject: EmbedSubject): string {
  if (subject.kind === 'token')
    return `/embed/token/${pathSegment(subject.contract)}/${pathSegment(subject.code)}`;
  const id = subject.kind === 'account' ? subject.name : subject.id;
  return `/embed/${subject.kind}/${pathSegment(id)}`;
}

/** The address of the whole page of a card's subject, in the default locale. */
export function pagePath(subject: EmbedSubject): string {
  switch (subject.kind) {
    case 'account':
      return `/account/${pathSegment(subject.name)}`;
    case 'transaction': {
      const query = new URLSearchParams(blockOf(subject));
      return `/transaction/${subject.id}${query.size > 0 ? `?${query}` : ''}`;
    }
    case 'token':
      return `/tokens/${pathSegment(tokenIdText(subject))}`;
  }
}

function blockOf({ block }: { readonly block?: number }): Record<string, string> {
  return block === undefined ? {} : { block: String(block) };
}

/**
 * What an embedded page's address names. Null if it names nothing that the chain could have.
 * @param path in the default locale, encoded
 */
export function readEmbedPath(path: string, query: URLSearchParams): EmbedSubject | null {
  const [, , kind, ...rest] = path.split('/').map(decoded);
  const [first = '', second] = rest;
  if (rest.length === 1 && kind === 'account')
    return isName(first) ? { kind: 'account', name: first } : null;
  if (rest.length === 1 && kind === 'transaction') {
    const id = first.toLowerCase();
    const [block] = /^[1-9]\d{0,9}$/.exec(query.get('block') ?? '') ?? [];
    if (!isChecksum256(id)) return null;
    return { kind, id, ...(block !== undefined && { block: Number(block) }) };
  }
  if (rest.length === 2 && kind === 'token') {
    const token = readTokenId(`${first}:${second}`);
    return token && isName(token.contract) ? { kind: 'token', ...token } : null;
  }
  return null;
}

/** A segment as it was written; what is no encoding stays. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).trim();
  } catch {
    return segment;
  }
}
