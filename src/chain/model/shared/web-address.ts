/** A host with an ending of the web, alone or before a port or a path. */
const HOST = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?(\/|$)/i;
/** The ending of a file, or a path in a gateway of IPFS. */
const FILE = /\.(?=\d*[a-z])[a-z0-9]{2,5}$|\/ipfs\/./i;

/** An address without a scheme is one of the web: `www.bp.example`, `api.bp.example/v1`. */
export function webAddress(text: string): string {
  return HOST.test(text.trim()) ? `https://${text.trim()}` : text;
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
