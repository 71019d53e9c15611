import { expect, test } from 'vitest';
import { embedCode } from '#src/chain/model/embed/embed-code.ts';

const src = 'https://eos.example.org/embed/account/alice?theme=dark&x=1';

test('the code is one frame with a title, and no more rights than to copy', () => {
  const code = embedCode({ src, title: 'Account alice on Vaulta', kind: 'account' });
  const frame = /^<iframe src="([^"]+)" title="([^"]+)" .*><\/iframe>$/.exec(code);
  expect(frame?.slice(1)).toEqual([src.replace('&', '&amp;'), 'Account alice on Vaulta']);
  expect(code).toContain(' allow="clipboard-write"');
  expect(code).toContain(' loading="lazy"');
});

test('no text ends an attribute or begins an element', () => {
  const code = embedCode({ src, title: '"><script>alert(1)</script>', kind: 'token' });
  expect(code.match(/[<>]/g)).toEqual(['<', '>', '<', '>']);
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});
