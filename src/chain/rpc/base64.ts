/**
 * The bytes of a base64 text. nodeos writes one `=` too many at the end of some, which `atob`
 * alone refuses. Throws on other text.
 */
export function bytesFromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/=+$/, ''));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
