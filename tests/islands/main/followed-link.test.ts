import { afterEach, expect, test } from 'vitest';
import { followedLink } from '#src/islands/main/followed-link.ts';

let stop = () => undefined as void;
afterEach(() => stop());

/** Where a click on the page's link leads without a reload, or null. */
function clicked(link: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = link;
  let path: string | null = null;
  const onClick = (event: MouseEvent) => {
    path = followedLink(event)?.pathname ?? null;
    // jsdom goes nowhere.
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  stop = () => document.removeEventListener('click', onClick);
  const target = document.querySelector('a span') ?? document.querySelector('a');
  target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  stop();
  return path;
}

const link = '<a href="/block/2"><span>2</span></a>';

test('a plain click on a link of the site is followed without a reload', () => {
  expect(clicked(link)).toBe('/block/2');
});

test('other sites, files, other windows and other keys are the browser’s', () => {
  expect(clicked('<a href="https://other.test/block/2">2</a>')).toBeNull();
  expect(clicked('<a href="/block/2" download>2</a>')).toBeNull();
  expect(clicked('<a href="/block/2" target="_blank">2</a>')).toBeNull();
  expect(clicked(link, { ctrlKey: true })).toBeNull();
});
