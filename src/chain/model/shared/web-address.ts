import { withoutEnd } from '../../core/without-end.ts';

/** A host with an ending of the web, alone or before a port, a path, a query or a fragment. */
const HOST = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(:\d+)?([/?#]|$)/iu;
/** Schemes, in which a character may be missing or doubled: `http:/`, `https//`, `https://https://`. */
const SCHEMES = /^(?:https?:?\/{0,3})*/i;
/** An address that needs no change. */
const WHOLE = /^https?:\/\/(?!https?:)[^/:]/i;
/** The ending of a file, or a path in a gateway of IPFS. */
const FILE = /\.(?=\d*[a-z])[a-z0-9]{2,5}$|\/ipfs\/./i;

/**
 * An address without a scheme is one of the web: `www.bp.example`, `api.bp.example/v1`. So is one in
 * quotes or brackets, or with a damaged scheme. Any other text is returned unchanged.
 */
export function webAddress(text: string): string {
  const bare = withoutEnd(text.trim().replace(/^["'<(]+/, ''), `"'>),;`);
  if (WHOLE.test(bare)) return bare;
  if (HOST.test(bare)) return `https://${bare}`;
  const [schemes = ''] = SCHEMES.exec(bare) ?? [];
  const rest = bare.slice(schemes.length);
  if (schemes === '' || !HOST.test(rest)) return text;
  return `${/s:?\/*$/i.test(schemes) ? 'https' : 'http'}://${rest}`;
}

/**
 * The address of a file without its scheme: `//host/x`, or a host with the path of a file. Null for
 * anything else: most texts with a dot and a slash name no file.
 */
export function fileAddress(text: string): string | null {
  const bare = text.replace(/^\/\//, '');
  const url = HOST.test(bare) ? URL.parse(`https://${bare}`) : null;
  return url && (bare !== text || FILE.test(url.pathname)) ? url.href : null;
}
