import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { PronghornProvider } from '#src/library/provider.tsx';

await Promise.all([loadTexts('en'), loadTexts('ar')]);

function Figure() {
  return <b>{useFormat().number(1234567)}</b>;
}

test('a provider sets language, direction, theme and colours', () => {
  render(
    <PronghornProvider locale="ar" theme="dark" accent={{ light: '#111111', dark: '#eeeeee' }}>
      <Figure />
    </PronghornProvider>,
  );
  const element = screen.getByText(/567|٥٦٧/).parentElement;
  expect(element?.className).toBe('pronghorn');
  expect(element?.lang).toBe('ar');
  expect(element?.dir).toBe('rtl');
  expect(element?.dataset['theme']).toBe('dark');
  expect(element?.style.getPropertyValue('--chain-dark')).toBe('#eeeeee');
});

test('numbers follow the region, links the app', () => {
  render(
    <PronghornProvider
      formats="de-CH"
      href={(path, locale) => `https://a.example/${locale}${path}`}
    >
      <Figure />
      <AccountLink name="alice" />
    </PronghornProvider>,
  );
  expect(screen.getByText(/^1.234.567$/)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://a.example/en/account/alice');
});

test('without settings it follows the device, in English, with paths as links', () => {
  render(
    <PronghornProvider>
      <Figure />
      <AccountLink name="alice" />
    </PronghornProvider>,
  );
  expect(screen.getByText('1,234,567').parentElement?.dataset['theme']).toBeUndefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account/alice');
});
