import Search from 'lucide-react/icons/search';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withoutIconNames } from '#scripts/site/small-icons.ts';

it('a page has the classes of an icon and not its names', () => {
  const own = renderToStaticMarkup(createElement(Search, { className: 'mt-1 shrink-0' }));
  expect(own).toContain('lucide-search');
  expect(withoutIconNames(own)).toContain(' class="mt-1 shrink-0"');
  expect(withoutIconNames(own)).not.toContain('lucide');
  const plain = renderToStaticMarkup(createElement(Search));
  expect(withoutIconNames(plain)).not.toContain('class=');
});

it('other classes and texts stay as they are', () => {
  const page = '<p class="lucid">lucide lucide-search</p><a class="tap lucide-like">';
  expect(withoutIconNames(page)).toBe(page);
});
