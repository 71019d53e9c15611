import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { nftFigure } from '#src/chain/model/signing/given-nfts.ts';
import { NftList } from '#src/components/signing/nft-list.tsx';
import { inLocale } from '../in-locale.tsx';

const contract = 'atomicassets';
const id = '1099511627777';
const thumbnail = { url: 'https://pictures.example/cheap.png', stranger: null };
const sword = { contract, id, name: 'Sword', collection: 'herd', thumbnail } as const;
const nodes = ['https://one.example', 'https://two.example'];
const figure = (name: string | null, collection = 'herd') =>
  nftFigure({ contract, id, owner: 'alice' }, { collection, template: '7', name });
const agreed = (...prices: readonly ReturnType<typeof figure>[]): Agreement => ({
  kind: 'agree',
  nodes,
  prices,
});

function show(agreement: Agreement | null, source: string | null = 'nft.example') {
  const { container } = render(
    inLocale(
      <NftList
        {...{ contract, source, agreement }}
        ids={[id]}
        nfts={[sword]}
        fromAnywhere={false}
      />,
    ),
  );
  return { text: container.textContent, picture: container.querySelector('img') };
}

test('an NFT has the name that two operators report, and a picture with its source', () => {
  const { text, picture } = show(agreed(figure('Sword')));
  expect(text).toContain('Sword');
  expect(text).toContain('Picture from nft.example');
  expect(picture?.getAttribute('src')).toBe(thumbnail.url);
});

test.each([
  ['name', figure('Crown')],
  ['collection', figure('Sword', 'crowns')],
])('an indexer that reports another %s is contradicted, without its picture', (_, one) => {
  const { text, picture } = show(agreed(one));
  expect(text).toContain(one.nft?.name);
  expect(text).toContain('nft.example describes another NFT under this id.');
  expect(picture).toBeNull();
});

test.each<[string, Agreement]>([
  ['nobody compared it', { kind: 'single' }],
  ['the comparison failed', { kind: 'failed', node: nodes[0]!, reason: 'no-response' }],
  ['it was not among what was compared', agreed()],
  ['its owner does not have it', agreed(nftFigure({ contract, id, owner: 'alice' }, null))],
])('the id stands alone, with the source of the rest, if %s', (_, agreement) => {
  const { text, picture } = show(agreement);
  expect(text).not.toContain('Sword');
  expect(text).toContain('Only nft.example describes it.');
  expect(picture).toBeNull();
});

test('an NFT without a name has neither that of an indexer nor its picture', () => {
  const { text, picture } = show(agreed(figure(null)));
  expect(text).toContain('herd');
  expect(text).not.toContain('Sword');
  expect(picture).toBeNull();
});

test('nothing is shown of an indexer alone while two operators are asked', () => {
  const { text, picture } = show(null);
  expect(text).not.toContain('Sword');
  expect(picture).toBeNull();
  expect(screen.getByRole('link').textContent).toContain(id);
});

test('one node as the source is named as such', () => {
  expect(show(agreed(figure('Sword')), null).text).toContain('Picture from one node');
});
