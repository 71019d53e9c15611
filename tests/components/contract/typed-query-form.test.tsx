import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TypedQueryForm } from '#src/components/contract/typed-query-form.tsx';
import { loadTexts } from '#src/i18n/text-area.ts';
import { inLocale } from '../in-locale.tsx';

await loadTexts('en');

test('the example of a query’s argument is an amount of the chain’s token', () => {
  const value = { method: '', arg: '', filter: '' };
  render(
    inLocale(
      <TypedQueryForm core={{ code: 'WAX', precision: 8 }} value={value} onChange={() => undefined}>
        {null}
      </TypedQueryForm>,
    ),
  );
  expect(screen.getByText(/\{"type": "asset", "value": "1\.00000000 WAX"\}/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('EOS');
});
