/**
 * Decodes base64. nodeos sometimes appends one `=` too many, which `atob` refuses. Throws on other
 * text.
 */
export function bytesFromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/=+$/, ''));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
