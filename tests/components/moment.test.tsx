import { act, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AbsoluteTime } from '#src/components/ui/time.tsx';
import { showClock } from '#src/i18n/clock-style.ts';
import { formatMoment } from '#src/i18n/format-date.ts';
import { showInUtc } from '#src/i18n/zone.ts';
import { inLocale } from './in-locale.tsx';

const at = Date.UTC(2026, 10, 20, 12, 34, 56);

afterEach(() => {
  showInUtc(false);
  showClock('usual');
});

test('a moment is written as the language does, with its zone', () => {
  expect(formatMoment(at, 'en', true)).toBe('Nov 20, 2026, 12:34:56 PM UTC');
  expect(formatMoment(at + 500, 'en', true)).toBe('Nov 20, 2026, 12:34:56.5 PM UTC');
  expect(formatMoment(at, 'ko', true)).toMatch(/2026년 11월 20일/);
  // Western digits in Arabic too: times are compared across languages.
  expect(formatMoment(at, 'ar', true)).toMatch(/12:34:56/);
  expect(formatMoment(Number.NaN, 'en', true)).toBe('—');
});

test('a clock of 24 hours and ISO 8601 are a choice', () => {
  expect(formatMoment(at, 'en', true, '24')).toBe('Nov 20, 2026, 12:34:56 UTC');
  expect(formatMoment(at, 'en', true, 'iso')).toBe('2026-11-20T12:34:56Z');
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/St_Johns';
  try {
    expect(formatMoment(at + 500, 'ar', false, 'iso')).toBe('2026-11-20T09:04:56.500-03:30');
  } finally {
    process.env['TZ'] = zone;
  }
  const { container } = render(inLocale(<AbsoluteTime at={at} />));
  act(() => showInUtc(true));
  expect(container.textContent).toContain('12:34:56 PM');
  act(() => showClock('24'));
  expect(container.textContent).toBe('Nov 20, 2026, 12:34:56 UTC');
});

test('times follow the choice between UTC and the time of the machine', () => {
  const here = new Date(at).toLocaleTimeString('en');
  const { container } = render(inLocale(<AbsoluteTime at={at} />));
  expect(container.textContent).toContain(here);
  act(() => showInUtc(true));
  expect(container.textContent).toBe('Nov 20, 2026, 12:34:56 PM UTC');
});
