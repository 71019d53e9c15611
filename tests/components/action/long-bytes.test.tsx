import { render, screen } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { LongBytes } from '#src/components/action/long-bytes.tsx';
import { inLocale } from '../in-locale.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Contracts' code begins with the same bytes. */
const code = (last: string) => `0061736d01000000${'ab'.repeat(400)}${last}`;
const hashOf = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

test('code that differs in its last byte has another hash', async () => {
  const { rerender } = render(inLocale(<LongBytes hex={code('00')} />));
  expect((await screen.findByTitle(hashOf(code('00')))).textContent).toBe(hashOf(code('00')));
  rerender(inLocale(<LongBytes hex={code('01')} />));
  await screen.findByTitle(hashOf(code('01')));
  expect(screen.queryByTitle(hashOf(code('00')))).toBeNull();
  expect(document.body.textContent).toContain('409');
});

test('without a secure context its size and beginning are shown', async () => {
  vi.stubGlobal('crypto', {});
  render(inLocale(<LongBytes hex={code('00')} />));
  await Promise.resolve();
  expect(document.body.textContent).toContain('0061736d01000000');
  expect(document.body.textContent).not.toContain('SHA-256');
});
