import { expect, it } from 'vitest';
import { fileText } from '#src/chain/model/shared/file-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

it('reads text with any line breaks, without the mark of its encoding', () => {
  expect(fileText(utf8('a\r\nb\rc\nd'))).toBe('a\nb\nc\nd');
  expect(fileText(utf8('\uFEFFesr:abc'))).toBe('esr:abc');
  expect(fileText(Uint8Array.of(0xff, 0xfe, 0x65, 0, 0x73, 0, 0x72, 0))).toBe('esr');
  expect(fileText(utf8(''))).toBe('');
});

it('reads no text from other bytes', () => {
  expect(fileText(Uint8Array.of(0, 97, 115, 109))).toBeNull();
  expect(fileText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBeNull();
});
