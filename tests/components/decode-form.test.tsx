import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { decodedFileBytes } from '#src/chain/core/limits.ts';
import { DecodeForm } from '#src/components/utility/decode-form.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from './in-locale.tsx';

await loadTexts('en');
afterEach(cleanup);

const REQUEST = 'esr:gmNgZGBY1mTC_MoglIGBIVzX5uxZRkYGCGCC0ooGmvN67fgn2jIgAA';

function draw() {
  const onDecode = vi.fn<(text: string) => void>();
  render(inLocale(<DecodeForm initial="" onDecode={onDecode} />));
  return onDecode;
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text or hex');
const choose = (content: BlobPart, name = 'request.esr') =>
  userEvent.upload(screen.getByLabelText('Choose a file'), new File([content], name));

test('a chosen file is shown in the field and decoded', async () => {
  const onDecode = draw();
  await choose(`${REQUEST}\r\n`);
  await vi.waitFor(() => expect(onDecode).toHaveBeenCalledExactlyOnceWith(`${REQUEST}\n`));
  expect(field().value).toBe(`${REQUEST}\n`);
});

test('bytes that are no text are decoded as hex', async () => {
  const onDecode = draw();
  await choose(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1), 'contract.wasm');
  await vi.waitFor(() => expect(onDecode).toHaveBeenCalledExactlyOnceWith('0061736d01'));
});

test('a file is dropped on the form; dropped text is left to its field', async () => {
  const onDecode = draw();
  const drop = (dataTransfer: object) => {
    const event = createEvent.drop(field(), { dataTransfer });
    fireEvent(field(), event);
    return event.defaultPrevented;
  };
  expect(drop({ types: ['text/plain'], files: [] })).toBe(false);
  expect(drop({ types: ['Files'], files: [new File([REQUEST], 'request.txt')] })).toBe(true);
  await vi.waitFor(() => expect(onDecode).toHaveBeenCalledExactlyOnceWith(REQUEST));
});

test('what cannot be decoded is said at the field, which keeps its text', async () => {
  const onDecode = draw();
  await userEvent.type(field(), 'alice');
  const said = async (content: BlobPart) => {
    await choose(content);
    return (await screen.findByRole('alert')).textContent;
  };
  expect(await said(new Uint8Array(decodedFileBytes + 1))).toBe('The file is larger than 256 KB.');
  await userEvent.type(field(), '1');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await said(' \n')).toBe('The file is empty.');
  expect(field().value).toBe('alice1');
  expect(onDecode).not.toHaveBeenCalled();
});

test('a folder cannot be read', async () => {
  draw();
  const folder = new File([], 'folder.txt');
  folder.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  await userEvent.upload(screen.getByLabelText('Choose a file'), folder);
  expect((await screen.findByRole('alert')).textContent).toBe('The file cannot be read.');
});
