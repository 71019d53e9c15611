import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { malformedAsset, parseAsset } from '#src/chain/core/asset.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import {
  AccountLink,
  BlockLink,
  KeyLink,
  NftLink,
  TransactionLink,
} from '#src/components/ui/entity-link.tsx';
import { Hash } from '#src/components/ui/hash.tsx';
import { Identicon } from '#src/components/ui/identicon.tsx';
import { TokenName } from '#src/components/token/token-name.tsx';
import { AbsoluteTime, Time } from '#src/components/ui/time.tsx';
import { partDocs } from '../part-docs.ts';
import { activeKey, passkey } from '../fixtures/accounts.ts';
import { transactionId } from '../fixtures/actions.ts';
import { ago, day, hour } from '../fixtures/time.ts';

/** The smallest pieces: an amount, a time, an id, a name. */
const meta = {
  title: 'ui/Values',
  parameters: partDocs(
    'Amount',
    'Time',
    'Hash',
    'AccountLink',
    'BlockLink',
    'TransactionLink',
    'KeyLink',
    'NftLink',
    'TokenName',
    'Identicon',
  ),
  subcomponents: {
    Amount,
    Time,
    Hash,
    AccountLink,
    BlockLink,
    TransactionLink,
    KeyLink,
    NftLink,
    TokenName,
    Identicon,
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function List({ children }: { children: ReactNode[] }) {
  return (
    <ul className="max-w-form space-y-2">
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}

export const Amounts: Story = {
  render: () => (
    <List>
      <Amount amount={parseAsset('12480.5075 EOS')} />
      <Amount amount={parseAsset('0.00000001 WAX')} />
      <Amount amount={parseAsset('-12.5000 EOS')} signed />
      <Amount amount={parseAsset('12.5000 EOS')} signed />
      <Amount amount={parseAsset('3 DAD')} />
      <Amount amount={malformedAsset({ code: 'EOS', precision: 4 })} />
      <Amount amount={parseAsset('461168601842738.7903 EOS')} className="title" />
    </List>
  ),
};

export const AmountsDark: Story = { ...Amounts, globals: { theme: 'dark' } };
export const AmountsArabic: Story = { ...Amounts, globals: { locale: 'ar' } };
export const AmountsSpanish: Story = { ...Amounts, globals: { locale: 'es' } };

export const Times: Story = {
  render: () => (
    <List>
      <Time at={ago(3_000)} />
      <Time at={ago(5 * hour)} />
      <Time at={ago(400 * day)} />
      <Time at={ago(-51 * hour)} />
      <AbsoluteTime at={1_732_000_000_500} />
    </List>
  ),
};

export const TimesArabic: Story = { ...Times, globals: { locale: 'ar' } };

export const Ids: Story = {
  render: () => (
    <List>
      <Hash value={transactionId} />
      <Hash value={transactionId} width="short" />
      <TransactionLink id={transactionId} width="short" />
      <KeyLink publicKey={activeKey} />
      <KeyLink publicKey={passkey} />
    </List>
  ),
};

export const IdsArabic: Story = { ...Ids, globals: { locale: 'ar' } };

export const Names: Story = {
  render: () => (
    <List>
      <AccountLink name="eosio.token" />
      <AccountLink name="alice" permission="active" />
      <AccountLink name="" />
      <BlockLink number={412884001} />
      <NftLink id="1099511627776" />
      <TokenName contract="eosio.token" code="EOS" />
      <span className="flex gap-2">
        <Identicon name="alice" size={56} />
        <Identicon name="bob" size={100} />
        <Identicon name="eosio" size={20} />
      </span>
    </List>
  ),
};
