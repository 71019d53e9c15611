import { useState } from 'react';
import { isComposing } from './composing-key.ts';
import { isModified } from './modified-key.ts';

interface ComboboxOptions {
  /** What is typed. An option stays marked only as long as it does not change. */
  text: string;
  /** The keys of the shown options, in their order. None while the list is closed. */
  options: readonly string[];
  /** An arrow was pressed while no option is shown. */
  onOpen: () => void;
  /** @param marked the key of the marked option */
  onEnter: (event: KeyboardEvent, marked: string | null) => void;
  onEscape: () => void;
}

/**
 * The keyboard of a combobox, whose input has the focus throughout: arrows mark one option after the
 * other, from the last one to the first.
 */
export function useCombobox({ text, options, onOpen, onEnter, onEscape }: ComboboxOptions) {
  const [mark, setMark] = useState<{ text: string; key: string } | null>(null);
  const at = mark?.text === text ? options.indexOf(mark.key) : -1;
  const marked = options[at] ?? null;
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    if (isModified(event)) return;
    if (options.length === 0) return onOpen();
    event.preventDefault();
    const from = at === -1 && step === -1 ? options.length : at;
    const key = options[(from + step + options.length) % options.length];
    if (key !== undefined) setMark({ text, key });
  };
  const unmark = () => setMark(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses the same keys for its own list.
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter') onEnter(event, marked);
    else if (event.key === 'Escape') {
      unmark();
      onEscape();
    }
  };
  return { marked, unmark, onKeyDown };
}
