import type { WaitingItem } from '#src/chain/model/account/waiting.ts';

/** Kinds that a word says; the others are sentences. */
type WordedKind = Exclude<WaitingItem['kind'], 'proposals' | 'requests' | 'resource'>;

/** The wallet's first screen. */
export const texts = {
  visitor:
    'Log in to see your balances and pending items. All tools are listed below with a description.',
  accountPage: 'Account page',
  waiting: 'Waiting for you',
  nothing: 'Nothing is waiting for you',
  nothingHint:
    'Refunds, matured REX, rewards, proposals, expiring names and low resources appear here.',
  ready: 'Ready',
  kinds: {
    refund: 'Unstaked tokens',
    'xpr-refund': 'Unstaked tokens',
    rex: 'Matured REX',
    'rex-fund': 'In the REX fund',
    'rex-savings': 'REX savings',
    'long-stake': 'Long stake',
    genesis: 'Genesis rewards',
    'fio-grant': 'Grant',
    'fio-lock': 'Locked FIO',
    rewards: 'Voting rewards',
    'producer-pay': 'Producer pay',
    'bid-refund': 'Refund of a lost bid',
    swap: 'Tokens to swap',
    domain: 'Domain',
  } satisfies Record<WordedKind, string> as Record<WordedKind, string>,
  proposals: (count: string) =>
    count === '1'
      ? '1 proposal waits for your approval'
      : `${count} proposals wait for your approval`,
  requests: (count: string) =>
    count === '1' ? '1 request for funds' : `${count} requests for funds`,
  low: (resource: string) => `${resource} is low`,
  usedUp: (resource: string) => `${resource} is used up`,
  expired: 'Expired',
  failed: 'Some checks failed. No response for:',
  sources: {
    account: 'account',
    locked: 'locked tokens',
    rex: 'REX',
    rewards: 'rewards',
    pay: 'producer pay',
    bids: 'bids for names',
    proposals: 'proposals',
    names: 'names',
  },
};

export type WalletTexts = typeof texts;
