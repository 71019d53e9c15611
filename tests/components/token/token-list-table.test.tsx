import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedToken } from '#src/chain/model/token/listed-token.ts';
import { TokenListTable } from '#src/components/token/token-list-table.tsx';
import { inLocale } from '../in-locale.tsx';

const token = { contract: 'mintshop1111', code: 'BABIT', name: null, supply: null } as ListedToken;
const market = { price: 1, change: null, volume: null } as ListedToken['market'];

it('on phones a token without a price has no lines for what follows from it', () => {
  render(
    inLocale(
      <TokenListTable tokens={[token, { ...token, code: 'SOLD', market }]} currency="USD" priced />,
    ),
  );
  const [, without, sold] = screen.getAllByRole('row');
  const hiddenLines = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .filter(({ className }) => className.includes('max-md:hidden'))
      .map((cell) => cell.textContent);
  expect(hiddenLines(without!)).toEqual(['Price–', '24 h–', 'Market cap–']);
  expect(hiddenLines(sold!)).toEqual(['24 h–']);
});
