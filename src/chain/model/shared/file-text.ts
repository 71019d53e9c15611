/** The text of a file's bytes, with line breaks as text areas have them; null if they are none. */
export function fileText(bytes: Uint8Array): string | null {
  // Notepad on Windows writes it as “Unicode”, with this mark in front.
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text.replaceAll(/\r\n?/g, '\n');
  } catch {
    return null;
  }
}
