import { expect, test } from 'vitest';
import { boundedText } from '#src/chain/core/bounded-text.ts';

test('a response without an end is not read to the end', async () => {
  let sent = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000;
      controller.enqueue(new Uint8Array(1_000));
    },
    cancel() {
      cancelled = true;
    },
  });
  expect(await boundedText(new Response(endless), 5_000)).toBeNull();
  expect(cancelled).toBe(true);
  expect(sent).toBeLessThan(10_000);
  expect(await boundedText(new Response('{"a":"é"}'), 5_000)).toBe('{"a":"é"}');
});
