import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { nftFigure } from '#src/chain/model/signing/outgoing-nfts.ts';
import { NftList } from '#src/components/signing/nft-list.tsx';
import { inLocale } from '../in-locale.tsx';

const contract = 'atomicassets';
const id = '1099511627777';
const image = 'https://pictures.example/sword.png';
const nodes = ['https://one.example', 'https://two.example'];
const figure = (name: string | null, picture: string | null = image) =>
  nftFigure(
    { contract, id, owner: 'alice' },
    { collection: 'herd', template: '7', name, image: picture },
  );
const agreed = (...prices: readonly ReturnType<typeof figure>[]): Agreement => ({
  kind: 'agree',
  nodes,
  prices,
});

function show(agreement: Agreement | null, ids: readonly string[] = [id]) {
  const pictureOf = (url: string) => ({ url, stranger: null });
  const { container } = render(
    inLocale(<NftList {...{ contract, ids, agreement, pictureOf }} fromAnywhere={false} />),
  );
  return {
    text: container.textContent,
    picture: container.querySelector('img'),
    items: container.querySelectorAll('li'),
  };
}

test('an NFT has the name, the collection and the picture that two operators report', () => {
  const { text, picture } = show(agreed(figure('Sword')));
  expect(text).toContain('Sword');
  expect(text).toContain('herd');
  expect(picture?.getAttribute('src')).toBe(image);
});

test('an NFT without a picture in the tables has none', () => {
  const { text, picture } = show(agreed(figure('Sword', null)));
  expect(text).toContain('Sword');
  expect(text).toContain('No picture');
  expect(picture).toBeNull();
});

test.each<[string, Agreement]>([
  ['nobody compared it', { kind: 'single' }],
  ['the comparison failed', { kind: 'failed', node: nodes[0]!, reason: 'no-response' }],
  ['it was not among what was compared', agreed()],
  ['its owner does not have it', agreed(nftFigure({ contract, id, owner: 'alice' }, null))],
])('the id stands alone if %s', (_, agreement) => {
  const { text, picture } = show(agreement);
  expect(text).not.toContain('Sword');
  expect(text).toContain('Two nodes did not confirm what this NFT is.');
  expect(picture).toBeNull();
});

test('the id is shown alone while two operators have not responded', () => {
  const { text, picture } = show(null);
  expect(text).not.toContain('Two nodes');
  expect(picture).toBeNull();
  expect(screen.getByRole('link').textContent).toContain(id);
});

test('many NFTs are listed page by page', () => {
  const ids = Array.from({ length: 60 }, (_, at) => String(at));
  expect(show(null, ids).items).toHaveLength(50);
});
