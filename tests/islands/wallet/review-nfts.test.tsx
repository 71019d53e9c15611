import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chainByKey } from '#src/chain/config/registry.ts';
import type { Agreement } from '#src/chain/model/signing/agreement.ts';
import { nftFigure } from '#src/chain/model/signing/outgoing-nfts.ts';
import { namedTrade, tradeFigure, tradeOf } from '#src/chain/model/signing/nft-trades.ts';
import { ReviewNfts } from '#src/islands/wallet/review-nfts.tsx';
import { inLocale } from '../../components/in-locale.tsx';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => chainByKey('eos') }));

const action = {
  account: 'atomicassets',
  name: 'acceptoffer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: { offer_id: '5' },
  hexData: null,
};
const named = namedTrade(action)!;
const trade = tradeOf(named, {
  offer_id: '5',
  sender: 'mallory',
  recipient: 'alice',
  sender_asset_ids: ['1'],
  recipient_asset_ids: ['2'],
});
const nodes = ['https://one.example', 'https://two.example'] as const;
const identity = (owner: string, id: string, name: string) =>
  nftFigure(
    { contract: 'atomicassets', owner, id },
    { collection: 'herd', template: null, name, image: null },
  );
const agreed: Agreement = {
  kind: 'agree',
  nodes,
  prices: [
    tradeFigure(named, trade),
    identity('mallory', '1', 'Pebble'),
    identity('alice', '2', 'Crown'),
  ],
};

const textOf = (agreement: Agreement | null) =>
  render(inLocale(<ReviewNfts {...{ action, agreement }} />)).container.textContent;

test('an offer that is accepted shows what each side gives', () => {
  expect(textOf(agreed)).toMatch(/Given by.*mallory.*Pebble.*Given by.*alice.*Crown/);
});

test('an offer that two operators describe differently shows no NFTs', () => {
  const differences = [{ kind: 'trade', of: named.of, first: 'alice: 2', second: null }] as const;
  const text = textOf({ kind: 'differ', nodes, differences, agreeing: [] });
  expect(text).toBe('Two nodes did not confirm what is traded.');
});

test('nothing is shown while two operators have not responded', () => {
  expect(textOf(null)).toBe('');
});
