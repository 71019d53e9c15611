import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useNotFoundTitle } from '#src/islands/missing/entity-not-found.tsx';

vi.mock('#src/stores/chain/chain.ts', () => ({
  chainConfig: () => ({ domainTitle: 'EOS' }),
}));

function Missing({ title }: { title: string }) {
  useNotFoundTitle(title);
  return null;
}

beforeEach(() => {
  document.title = 'Account nobody · EOS';
});

test('the window’s title says that the item is not found, while that is shown', () => {
  const { unmount } = render(<Missing title="Account not found" />);
  expect(document.title).toBe('Account not found · EOS');
  unmount();
  expect(document.title).toBe('Account nobody · EOS');
});

test('a title of the next page stays', () => {
  const { unmount } = render(<Missing title="Account not found" />);
  document.title = 'Block 7 · EOS';
  unmount();
  expect(document.title).toBe('Block 7 · EOS');
});
