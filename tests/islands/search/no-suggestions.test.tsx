import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import { inLocale } from '../../components/in-locale.tsx';

const found = vi.hoisted(() => ({ rows: [] as string[], pending: false }));
vi.mock('#src/islands/search/submit-search.ts', () => ({ submitSearch: vi.fn() }));
vi.mock('#src/islands/search/use-typed.ts', () => ({ useTyped: () => found }));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey('eos') }));
vi.mock('#src/stores/load-store.ts', async (original) => ({
  ...(await original<object>()),
  useLoad: () => ({ state: { kind: 'loading' }, store: null, onRetry: undefined }),
}));

const { SearchPanel } = await import('#src/islands/search/search-panel.tsx');

const draw = (text: string, open = true) =>
  act(async () =>
    render(
      inLocale(
        <SearchPanel
          {...{ actor: null, early: false, input: createRef(), listId: 'list', open, text }}
          setList={vi.fn()}
          setOpen={vi.fn()}
          setText={vi.fn()}
        />,
      ),
    ),
  );
const words = () => screen.queryAllByText('No suggestions').length > 0;

beforeEach(() => Object.assign(found, { rows: [], pending: false }));

test('a text that nothing begins with is answered', async () => {
  await draw('zzzznotthere');
  expect(words()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('No suggestions');
});

test.each([
  ['while accounts are looked up', () => Object.assign(found, { pending: true }), 'zzzznotthere'],
  ['where there is a tool', () => undefined, 'stake'],
  ['of an empty box', () => undefined, ' '],
  ['of a block number', () => undefined, '100'],
])('nothing is said %s', async (_, prepare, text) => {
  prepare();
  await draw(text);
  expect(words()).toBe(false);
});

test('nothing is said once the panel is closed', async () => {
  await draw('zzzznotthere', false);
  expect(words()).toBe(false);
});
