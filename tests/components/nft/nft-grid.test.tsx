import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NftGrid } from '#src/components/nft/nft-grid.tsx';
import { inLocale } from '../in-locale.tsx';

const nft = {
  contract: 'atomicassets',
  link: '/nft/1099511627802',
  id: '1099511627802',
  name: '1099511627802',
  collection: 'pronghornart',
  mint: '7',
  thumbnail: null,
} as const;

const draw = (ofCollection: boolean) =>
  render(inLocale(<NftGrid nfts={[nft]} fromAnywhere={false} ofCollection={ofCollection} />));

it('an NFT without a name has its number, also where the id stands in for the name', () => {
  draw(false);
  expect(screen.getByRole('link', { name: /#1099511627802/ })).toBeTruthy();
});

it('names the collection of each NFT, unless the page is that of the collection', () => {
  draw(false);
  expect(screen.getByRole('link', { name: 'pronghornart' })).toBeTruthy();
  draw(true);
  expect(screen.getAllByRole('link', { name: 'pronghornart' })).toHaveLength(1);
  expect(screen.getAllByText('#7')).toHaveLength(2);
});
