import type { ChainConfig } from '#src/chain/config/types.ts';
import type { FormFact } from '#src/chain/model/chain/contract-facts.ts';
import { screensOf, type ScreenId } from '#src/routes.ts';

export type ResourceForm =
  | 'stake'
  | 'unstake'
  | 'refund'
  | 'ramBuy'
  | 'ramSell'
  | 'ramTransfer'
  | 'ramGift'
  | 'ramWrap'
  | 'powerup';

export const formScreens: Readonly<Record<ResourceForm, ScreenId>> = {
  stake: 'resources-stake',
  unstake: 'resources-unstake',
  refund: 'resources-refund',
  ramBuy: 'ram-buy',
  ramSell: 'ram-sell',
  ramTransfer: 'ram-transfer',
  ramGift: 'ram-gift',
  ramWrap: 'ram-wrap',
  powerup: 'powerup',
};

/** What the chain must have for a form, where it can report it. */
export const formFacts: Readonly<Record<ResourceForm, FormFact>> = {
  stake: 'staking',
  unstake: 'staking',
  refund: 'staking',
  ramBuy: 'ramMarket',
  ramSell: 'ramMarket',
  ramTransfer: 'ramTransfers',
  ramGift: 'ramGifts',
  ramWrap: 'wrappedRam',
  powerup: 'powerUp',
};

export const allForms = Object.keys(formScreens) as ResourceForm[];

/** The chain's resource forms, as tabs. */
export function resourceForms(chain: ChainConfig): ResourceForm[] {
  const has = new Set(screensOf(chain).map(({ id }) => id));
  return allForms.filter((form) => has.has(formScreens[form]));
}
