import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { parseAsset } from '#src/chain/core/asset.ts';
import { FioFacts } from '#src/components/account/fio-facts.tsx';
import { FioNames } from '#src/components/account/fio-names.tsx';
import { NftGrid } from '#src/components/nft/nft-grid.tsx';
import { ProtonProfile } from '#src/components/account/proton-profile.tsx';
import { TokenTable } from '#src/components/account/token-table.tsx';
import { TokenTools } from '#src/components/account/token-tools.tsx';
import { type TokenView, viewTokens } from '#src/chain/model/token/token-view.ts';
import { tokens } from '../fixtures/accounts.ts';
import { hostile } from '../fixtures/hostile.ts';
import { ago, day } from '../fixtures/time.ts';

const prices = {
  currency: 'USD',
  prices: new Map([
    ['eosio.token:EOS', 0.71],
    ['tethertether:USDT', 1],
  ]),
};

function Tokens() {
  const [view, setView] = useState<TokenView>({ text: '', order: 'worth', hideSmall: false });
  return (
    <>
      <TokenTools view={view} priced onChange={(changed) => setView({ ...view, ...changed })} />
      <TokenTable tokens={viewTokens(tokens, view, prices)} prices={prices} />
    </>
  );
}

/** An account’s tokens with their worth, searched and sorted, and what they are worth together. */
const meta = { title: 'account/Holdings', component: Tokens } satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const nft = { contract: 'atomicassets', link: '/nft/1', mint: '7', thumbnail: null } as const;

export const Nfts: Story = {
  render: () => (
    <NftGrid
      fromAnywhere={false}
      nfts={[
        { ...nft, id: '1', name: 'A sword', collection: 'alice' },
        { ...nft, id: '2', name: hostile.markup, collection: 'bob' },
        { ...nft, contract: 'simpleassets', id: '3', name: null, collection: hostile.unbroken },
        { ...nft, id: '4', name: hostile.long, collection: '', thumbnail: null },
        {
          ...nft,
          id: '5',
          name: 'A gift',
          collection: 'carol',
          thumbnail: { url: 'https://pictures.example/1.png', stranger: 'pictures.example' },
        },
        {
          ...nft,
          id: '6',
          name: 'A gift of a long name',
          collection: 'carol',
          thumbnail: { url: 'https://x.example/1.png', stranger: hostile.unbroken },
        },
      ]}
    />
  ),
};

/** On the page of their collection, one of them without a name. */
export const NftsOfCollection: Story = {
  render: () => (
    <NftGrid
      fromAnywhere={false}
      ofCollection
      nfts={[
        { ...nft, id: '1', name: 'A sword', collection: 'alice' },
        { ...nft, id: '2', name: '2', collection: 'alice' },
      ]}
    />
  ),
};

export const Fio: Story = {
  render: () => (
    <>
      <FioFacts publicKey={null} balance={null} reward={parseAsset('90.000000000 FIO')} />
      <FioNames
        addresses={[{ id: '1', name: 'alice@edge', bundledLeft: 97 }]}
        domains={[{ id: '1', name: hostile.unbroken, isPublic: true, expiresAt: ago(-90 * day) }]}
      />
    </>
  ),
};

export const Profile: Story = {
  render: () => (
    <ProtonProfile
      profile={{
        name: hostile.override,
        kyc: [{ provider: 'metal.kyc', items: ['firstname', 'selfie', '<b>new</b>'] }],
        tier: 1,
      }}
    />
  ),
};
