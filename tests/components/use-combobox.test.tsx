import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCombobox } from '#src/components/ui/use-combobox.ts';

afterEach(cleanup);

const onOpen = vi.fn();
const onEscape = vi.fn();
const onEnter = vi.fn((_event: KeyboardEvent, _marked: string | null) => undefined);

interface BoxProps {
  text?: string;
  options?: readonly string[];
}

function Box({ text = 'a', options = ['alice', 'amy', 'ann'] }: BoxProps) {
  const { marked, onKeyDown } = useCombobox({ text, options, onOpen, onEnter, onEscape });
  return (
    <>
      <input onKeyDown={(event) => onKeyDown(event.nativeEvent)} />
      <output>{marked ?? 'none'}</output>
    </>
  );
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(screen.getByRole('textbox'), { key, ...init });
const marked = () => screen.getByRole('status').textContent;
/** The marks after presses of a key. */
const after = (...keys: readonly string[]) =>
  keys.map((key) => {
    press(key);
    return marked();
  });

it('marks one option after the other, from the last one to the first', () => {
  render(<Box />);
  expect(marked()).toBe('none');
  expect(after('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual([
    'alice',
    'amy',
    'ann',
    'alice',
    'ann',
  ]);
});

it('marks the last option first if the arrow points up', () => {
  render(<Box />);
  expect(after('ArrowUp')).toEqual(['ann']);
});

it('keeps the caret of the text where it is as long as an arrow marks an option', () => {
  render(<Box />);
  expect(press('ArrowUp')).toBe(false);
  expect(press('ArrowLeft')).toBe(true);
});

it('opens the list by an arrow', () => {
  onOpen.mockClear();
  render(<Box options={[]} />);
  expect(after('ArrowDown')).toEqual(['none']);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('passes on Enter with the marked option', () => {
  onEnter.mockClear();
  render(<Box />);
  press('Enter');
  press('ArrowDown');
  press('Enter');
  expect(onEnter.mock.calls.map(([, key]) => key)).toEqual([null, 'alice']);
});

it('marks nothing after Escape', () => {
  render(<Box />);
  expect(after('ArrowDown', 'Escape')).toEqual(['alice', 'none']);
  expect(onEscape).toHaveBeenCalled();
});

it('unmarks an option once something else is typed, or once it is gone', () => {
  const { rerender } = render(<Box />);
  press('ArrowDown');
  rerender(<Box options={['amy']} />);
  expect(marked()).toBe('none');
  rerender(<Box text="al" />);
  expect(marked()).toBe('none');
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'leaves the keys of an input method alone: %o',
  (init) => {
    onEnter.mockClear();
    render(<Box />);
    press('ArrowDown', init);
    press('Enter', init);
    expect(marked()).toBe('none');
    expect(onEnter).not.toHaveBeenCalled();
  },
);

it('leaves arrows with another key to the text: they select it, or move the caret', () => {
  onOpen.mockClear();
  const { rerender } = render(<Box />);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(press('ArrowUp', { [modifier]: true })).toBe(true);
    expect(marked()).toBe('none');
  }
  rerender(<Box options={[]} />);
  press('ArrowUp', { shiftKey: true });
  expect(onOpen).not.toHaveBeenCalled();
});
