import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalLink } from '#src/components/ui/external-link.tsx';
import { inLocale } from './in-locale.tsx';

const link = (href: string) => {
  const { container } = render(inLocale(<ExternalLink href={href} />));
  return { a: container.querySelector('a'), text: container.textContent };
};

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//example.com',
  '/account/alice',
  'example.com',
  'https://',
  'https://user@example.com',
  'https://eosio.example:pass@evil.example',
  '',
])('%j is text, not a link', (href) => {
  expect(link(href).a).toBeNull();
});

test('an address out shows its host and gives nothing away', () => {
  const { a, text } = link('https://greymass.com/en/?a=1');
  expect(a?.getAttribute('href')).toBe('https://greymass.com/en/?a=1');
  expect(a?.rel.split(' ').sort()).toEqual(['nofollow', 'noopener', 'noreferrer']);
  expect(a?.target).toBe('_blank');
  expect(text).toContain('greymass.com');
});

test('a long host shows its end, which says whose it is', () => {
  const { a, text } = link(`https://eos.io.${'a.'.repeat(60)}evil.example/`);
  expect(text).not.toContain('eos.io');
  expect(text).toMatch(/^….*evil\.example/);
  expect(a?.querySelector('.truncate')).toBeNull();
});

test('a look-alike host shows what it is', () => {
  expect(link('https://\u0430pple.example').text).toContain('xn--pple-43d.example');
});
