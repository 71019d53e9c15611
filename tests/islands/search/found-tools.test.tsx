import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { NamedCollection } from '#src/chain/model/nft/collection.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';

const given = vi.hoisted(() => ({ state: { kind: 'loading' } as unknown, retried: 0 }));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/islands/search/use-entries.ts', () => ({ useEntries: () => [], entryKey: () => '' }));
vi.mock('#src/stores/load-store.ts', async (original) => ({
  ...(await original<object>()),
  useLoad: () => ({ state: given.state, store: { retry: () => (given.retried += 1) } }),
}));

const { UnrecognizedSearch } = await import('#src/islands/search/found-tools.tsx');

async function draw(state: LoadState<readonly NamedCollection[]>): Promise<HTMLElement> {
  given.state = state;
  const place = document.body.appendChild(document.createElement('div'));
  const screen: ReactElement = <UnrecognizedSearch text="alien worlds" />;
  await act(async () => createRoot(place).render(screen));
  return place;
}

beforeEach(() => document.body.replaceChildren());

test('a format is called unknown only once collections were looked for', async () => {
  expect((await draw({ kind: 'loading' })).textContent).not.toContain('Format not recognized');
  expect((await draw({ kind: 'empty' })).textContent).toContain('Format not recognized');
});

test('a failed search for collections is shown, and tried again', async () => {
  const failure = { endpoint: 'https://node.example', message: 'No response' };
  const place = await draw({ kind: 'failed', failure });
  expect(place.textContent).not.toContain('Format not recognized');
  expect(place.textContent).toContain('No response');
  const retry = [...place.querySelectorAll('button')].find(
    (one) => one.textContent === 'Try again',
  );
  await act(async () => retry?.click());
  expect(given.retried).toBe(1);
});
