import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '#src/i18n/text-area.ts';
import { ReviewWindow } from '#src/islands/wallet/review-window.tsx';
import { $reviewing } from '#src/stores/signing/reviewing.ts';
import { inLocale } from '../../components/in-locale.tsx';

const loaded = vi.hoisted(() => vi.fn<() => void>());
vi.mock('#src/islands/wallet/signing-outcome.tsx', () => {
  loaded();
  return { SigningOutcome: () => null };
});
vi.mock('#src/stores/chain/chain.ts', async () => {
  const { chainByKey } = await import('#src/chain/config/registry.ts');
  return { chainConfig: () => chainByKey('eos') };
});

await loadTexts('en');
afterEach(cleanup);

test('the code that shows an outcome is loaded before anything is signed', async () => {
  $reviewing.set(null);
  expect(loaded).not.toHaveBeenCalled();
  render(inLocale(<ReviewWindow />));
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
});
