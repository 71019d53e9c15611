import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filledData } from '#src/chain/model/abi/filled.ts';
import { abiView } from '#src/chain/model/abi/view.ts';
import { ActionForm } from '#src/components/contract/action-form.tsx';
import { RowButton } from '#src/components/ui/rows/row-button.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from './in-locale.tsx';

await loadTexts('en');
afterEach(cleanup);

const $names = atom<readonly string[]>([]);
beforeEach(() => $names.set(['alice', 'bob', 'carol']));

/** Rows with keys of their own, of which the last one stays. */
function Names({ after = () => undefined }: { after?: () => void | Promise<void> }) {
  const names = useStore($names);
  return (
    <ul data-rows>
      {names.map((name, index) => (
        <li key={name}>
          <input aria-label={name} />
          <RowButton
            tool="remove"
            label={`Remove ${name}`}
            disabled={names.length === 1}
            onPress={() => {
              const remove = () => $names.set(names.toSpliced(index, 1));
              const waiting = after();
              return waiting ? waiting.then(remove) : remove();
            }}
          />
        </li>
      ))}
    </ul>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;
const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  return focused();
};

test('after a removal the focus is on the row in its place, or on the last one', async () => {
  render(<Names />);
  expect(await press('Remove bob')).toBe('Remove carol');
  expect(await press('Remove carol')).toBe('alice');
});

test('the focus stays in a list whose row is removed later', async () => {
  const waiting = Promise.withResolvers<void>();
  render(<Names after={() => waiting.promise} />);
  expect(await press('Remove bob')).toBe('Remove bob');
  waiting.resolve();
  await vi.waitFor(() => expect(focused()).toBe('Remove carol'));
});

const abi = abiView({
  version: 'eosio::abi/1.1',
  structs: [
    {
      name: 'vote',
      base: '',
      fields: [{ name: 'producers', type: 'uint8[]' }],
    },
  ],
  actions: [{ name: 'vote', type: 'vote' }],
});

function Form() {
  const [levels, setLevels] = useState([{ actor: 'alice', permission: 'active' }]);
  const [data, setData] = useState(() => filledData(abi, 'vote', { data: null, fields: {} }));
  return (
    <ActionForm
      core={{ code: 'EOS', precision: 4 }}
      {...{ abi, type: 'vote', data, onData: setData, levels, levelsError: undefined }}
      onLevels={(next) => setLevels([...next])}
      pending={false}
      onSubmit={() => undefined}
    />
  );
}

test('in the list of a contract’s form the focus follows a moved item and stays after a removal', async () => {
  render(inLocale(<Form />));
  const add = screen.getByRole('button', { name: 'Add to producers' });
  for (const value of ['1', '2', '3']) {
    await userEvent.click(add);
    await userEvent.type(screen.getAllByRole('textbox').at(-3)!, value);
  }
  const values = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox')
      .slice(0, -2)
      .map(({ value }) => value)
      .join('');
  expect(await press('Move item 1 down')).toBe('Move item 2 down');
  await userEvent.keyboard('{Enter}');
  expect([values(), focused()]).toEqual(['231', 'Move item 3 up']);
  expect(await press('Remove item 3')).toBe('Remove item 2');
  await userEvent.keyboard('{Enter}');
  expect([values(), focused()]).toEqual(['2', 'Remove item 1']);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(add);
});

test('after an authorization was removed the focus is in the one that stays', async () => {
  render(inLocale(<Form />));
  await userEvent.click(screen.getByRole('button', { name: 'Add an authorization' }));
  await press('Remove authorization 2');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Actor' }));
});
