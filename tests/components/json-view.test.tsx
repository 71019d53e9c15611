import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { jsonText, JsonView } from '#src/components/ui/json-view.tsx';
import { inLocale } from './in-locale.tsx';

const show = (value: unknown) => render(inLocale(<JsonView value={value} />)).container;

test('a closed branch is not in the page', async () => {
  const container = show(Array.from({ length: 20_000 }, (_, index) => `row ${index}`));
  expect(container.textContent).toBe('[ 20,000 items ]');
  await userEvent.click(screen.getByText('[ 20,000 items ]'));
  expect(await screen.findByText('row 99')).toBeTruthy();
  expect(screen.queryByText('row 100')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  expect(screen.getByText('row 199')).toBeTruthy();
});

test('depth costs nothing until it is opened', () => {
  const deep = Array.from({ length: 20_000 }).reduce<unknown>((inner) => ({ inner }), 'bottom');
  expect(() => show(deep)).not.toThrow();
});

test('markup in keys and values stays text', () => {
  const container = show({ '<b>key</b>': '<img src=x onerror=alert(1)>' });
  expect(container.querySelector('b, img')).toBeNull();
  expect(container.textContent).toContain('<b>key</b>: "<img src=x onerror=alert(1)>"');
});

test('an integer past 2^53 is copied as it is', () => {
  expect(jsonText({ sequence: 9_007_199_254_740_993n })).toContain('"9007199254740993"');
});
