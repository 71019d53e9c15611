/** Lower-case hex; faster than the site's browser version. */
export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}

/** Decodes trusted hex. Stops at invalid characters. */
export function bytesOfHex(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'hex'));
}
