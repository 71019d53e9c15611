import Search from 'lucide-react/icons/search';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withSmallIcons } from '#scripts/site/small-icons.ts';

it('a page has the classes of an icon, and neither its names nor its namespace', () => {
  const own = renderToStaticMarkup(createElement(Search, { className: 'mt-1 shrink-0' }));
  expect(own).toContain('lucide-search');
  expect(withSmallIcons(own)).toContain(' class="mt-1 shrink-0"');
  expect(withSmallIcons(own)).not.toContain('lucide');
  expect(own).toContain('xmlns=');
  expect(withSmallIcons(own)).not.toContain('xmlns=');
  const plain = renderToStaticMarkup(createElement(Search));
  expect(withSmallIcons(plain)).not.toContain('class=');
});

it('other classes and texts stay as they are', () => {
  const page = '<p class="lucid">lucide lucide-search</p><a class="tap lucide-like">';
  expect(withSmallIcons(page)).toBe(page);
});
