import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { expect, test } from 'vitest';
import { supportedParts } from '#scripts/library/supported-parts.ts';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from '#tests/components/in-locale.tsx';
import { aroundLink, type Given, samples } from './part-samples.tsx';

await loadTexts('en');

test('each supported part has a sample, and each sample is of a supported part', () => {
  const names = supportedParts.map(({ name }) => name).toSorted();
  expect(Object.keys(samples).toSorted()).toEqual(names);
  const composed = supportedParts.filter(({ asChild }) => asChild).map(({ name }) => name);
  expect(Object.keys(aroundLink).toSorted()).toEqual(composed.toSorted());
});

/** A part is drawn once its texts and its sentences are there. */
async function drawn(part: ReactElement, selector: string): Promise<Element> {
  render(inLocale(part));
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  expect(document.querySelectorAll(selector)).toHaveLength(1);
  return document.querySelector(selector)!;
}

const classes = (element: Element) =>
  (element.getAttribute('class') ?? '').split(' ').filter(Boolean);

test.each(supportedParts)(
  '$name takes a className, a ref and a native attribute',
  async ({ name, slot, element, framed }) => {
    const sample = samples[name]!;
    const plain = await drawn(sample({ 'data-x': 'plain' }), '[data-x="plain"]');
    const before = classes(framed ? plain.closest(`[data-slot="${slot}"]`)! : plain);
    cleanup();

    const refs: (Element | null)[] = [];
    const given: Given = {
      className: 'mine',
      'data-x': 'given',
      ref: (found) => void refs.push(found),
    };
    const root = await drawn(sample(given), '[data-x="given"]');
    expect(root.tagName.toLowerCase()).toBe(element);
    expect(refs).toEqual([root]);

    const restyled = document.querySelector('.mine')!;
    expect(restyled.getAttribute('data-slot')).toBe(slot);
    expect(restyled.contains(root)).toBe(true);
    expect(restyled === root).toBe(framed !== true);
    expect(classes(restyled)).toEqual([...before, 'mine']);
  },
);

interface RouterLinkProps extends ComponentProps<'a'> {
  to: string;
}

/** Another router's link: it makes its address itself. */
function RouterLink({ to, href: _, ...rest }: RouterLinkProps) {
  return (
    <a {...rest} href={`/app${to}`} data-router>
      {rest.children}
    </a>
  );
}

test.each(supportedParts.filter(({ asChild }) => asChild))(
  '$name gives what it is to the link of another router',
  async ({ name, slot }) => {
    const own = await drawn(samples[name]!({ 'data-x': 'own' }), '[data-x="own"]');
    const [look, text] = [classes(own), own.textContent];
    cleanup();

    const refs: (Element | null)[] = [];
    const given: Given = {
      className: 'mine',
      'data-x': 'given',
      ref: (found) => void refs.push(found),
    };
    // A part that is a value shows it; a button's text is the link's.
    const content = name === 'Button' ? { children: text } : {};
    const child = <RouterLink to="/there" className="theirs" {...content} />;
    const link = await drawn(aroundLink[name]!(child, given), '[data-router]');
    expect(screen.getAllByRole('link')).toEqual([link]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(link.getAttribute('href')).toBe('/app/there');
    expect(link.getAttribute('data-slot')).toBe(slot);
    expect(link.getAttribute('data-x')).toBe('given');
    expect(classes(link)).toEqual([...look, 'mine', 'theirs']);
    expect(link.textContent).toBe(text);
    expect(refs).toEqual([link]);
  },
);
