import { afterEach, expect, test, vi } from 'vitest';
import { saveRows } from '#src/islands/contract/rows-file.ts';

/** What would be downloaded. */
async function saved(save: () => Promise<void>): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await save();
  const [blob] = blobs;
  if (!blob) throw new Error('nothing was saved');
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });
  return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}

afterEach(() => void vi.restoreAllMocks());

test('saves rows as CSV: raw numbers, objects as JSON, missing fields empty', async () => {
  const rows = [
    { owner: 'alice', id: 1_099_511, balance: '1234567.0000 EOS', tags: ['a'] },
    { owner: 'bob', id: '18446744073709551615', more: null },
  ];
  expect(await saved(() => saveRows('t', 'CSV', ['owner', 'id', 'balance', 'tags'], rows))).toEqual(
    {
      name: 't.csv',
      text:
        '\ufeffowner,id,balance,tags,more\r\n' +
        'alice,1099511,1234567.0000 EOS,"[""a""]",\r\n' +
        'bob,18446744073709551615,,,\r\n',
    },
  );
});

test('saves the data of rows with payers, and bytes that were not decoded', async () => {
  const rows = [{ data: { id: 1 }, payer: 'alice' }, 'c0ffee'];
  const { text } = await saved(() => saveRows('t', 'CSV', ['id'], rows));
  expect(text).toBe('\ufeffid,payer,hex\r\n1,alice,\r\n,,c0ffee\r\n');
});

test('saves rows as JSON as they came', async () => {
  const rows = [{ id: 1, note: 'two\nlines', tags: ['a', { b: null }] }, 'c0ffee', []];
  const { name, text } = await saved(() => saveRows('t', 'JSON', ['id'], rows));
  expect(name).toBe('t.json');
  expect(text).toBe(JSON.stringify(rows, null, 2));
  expect((await saved(() => saveRows('t', 'JSON', ['id'], []))).text).toBe('[]');
});
