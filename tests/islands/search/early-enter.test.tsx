import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { soon } from '#tests/soon.ts';
import { inLocale } from '../../components/in-locale.tsx';

const submitSearch = vi.hoisted(() => vi.fn(async () => true));
vi.mock('#src/islands/search/submit-search.ts', () => ({
  submitSearch,
  openAccount: vi.fn(),
}));
vi.mock('#src/islands/search/use-typed.ts', () => ({
  useTyped: () => ({ rows: [], pending: false }),
}));
vi.mock('#src/islands/search/search-options.ts', () => ({
  fetchAccounts: vi.fn(),
  fetchCollections: vi.fn(),
  localSuggestions: () => ({ recent: [], favorites: [], options: [] }),
}));
vi.mock('#src/islands/search/search-groups.ts', () => ({ groupsOf: () => [] }));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey('eos') }));

const { SearchPanel } = await import('#src/islands/search/search-panel.tsx');

const panel = (early: boolean) =>
  inLocale(
    <SearchPanel
      {...{ actor: null, early, input: createRef(), listId: 'list', open: true, text: 'bob' }}
      setList={vi.fn()}
      setOpen={vi.fn()}
      setText={vi.fn()}
    />,
  );

beforeEach(() => submitSearch.mockClear());

test('Enter before the panel was there is done once it is', async () => {
  render(panel(true));
  await soon(() => expect(submitSearch).toHaveBeenCalledExactlyOnceWith('bob', [], 'en'));
});

test('Enter while the panel was there and did not take the keys yet is done too', async () => {
  const { rerender } = render(panel(false));
  expect(submitSearch).not.toHaveBeenCalled();
  await act(async () => rerender(panel(true)));
  await soon(() => expect(submitSearch).toHaveBeenCalledExactlyOnceWith('bob', [], 'en'));
});
