import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { optionId, SearchList } from '#src/components/search/search-list.tsx';
import { inLocale } from '../in-locale.tsx';

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;

it('options have ids without spaces, which `aria-activedescendant` would read as several', () => {
  const texts = ['a b', 'a_b', 'a\tb', 'a%20b', '租 金', '\ud800'];
  const options = texts.map((text) => ({ key: `recent:${text}`, label: text }));
  const marked = options[0]!.key;
  render(
    inLocale(
      <SearchList
        id="list"
        label="Search"
        groups={[{ key: 'recent', title: 'Recent', options }]}
        active={marked}
        onChoose={vi.fn()}
      />,
    ),
  );
  const ids = screen.getAllByRole('option').map(({ id }) => id);
  expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(options.length);
  expect(screen.getByRole('option', { selected: true }).id).toBe(optionId('list', marked));
});
