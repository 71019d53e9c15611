import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import { LongStakes } from '#src/components/account/long-stakes.tsx';
import { LoanTable, PowerupOrders } from '#src/components/account/powerup-orders.tsx';
import { RefundWait } from '#src/components/account/refund-wait.tsx';
import { RexBuckets } from '#src/components/account/rex-buckets.tsx';
import { ProposalHeader } from '#src/components/multisig/proposal-header.tsx';
import { CollectionFacts } from '#src/components/nft/collection-facts.tsx';
import { ExpiringLoanTable } from '#src/components/rex/expiring-loan-table.tsx';
import { LongStakeTable } from '#src/components/staking/long-stake-table.tsx';
import { DueTime } from '#src/components/ui/due-time.tsx';
import { DeferredList } from '#src/components/utility/deferred-list.tsx';
import { inLocale } from './in-locale.tsx';

afterEach(cleanup);

const day = 86_400_000;
const eos = parseAsset('1.0000 EOS');
const { symbol } = eos;
const loan = {
  kind: 'cpu' as const,
  number: '1',
  from: 'alice',
  receiver: 'bob',
  payment: eos,
  balance: eos,
  staked: eos,
};
const stake = {
  index: '0',
  account: 'alice',
  planIndex: '1',
  price: 5e-8,
  staked: eos,
  startedAt: Date.now() - 900 * day,
};
const proposal = { status: 'expired' as const, delaySeconds: 0, approvals: [], hash: 'ab' };
const collection = {
  name: 'art',
  title: 'Art',
  author: 'alice',
  authorized: [],
  notified: [],
  marketFee: null,
  image: null,
  description: null,
  website: null,
  attributes: [],
};

type Part = readonly [name: string, said: string, part: (at: number) => ReactNode];
const parts: readonly Part[] = [
  [
    'REX by maturity',
    'Matured',
    (at) => <RexBuckets buckets={[{ kind: 'maturing', maturesAt: at, rex: eos }]} pool={null} />,
  ],
  ['long stakes', 'Ended', (at) => <LongStakes stakes={[{ ...stake, endsAt: at }]} />],
  [
    'long stakes to claim',
    'Ended',
    (at) => <LongStakeTable stakes={[{ ...stake, endsAt: at }]} plans={[]} onEnd={() => 0} />,
  ],
  [
    'PowerUp rentals',
    'Expired',
    (at) => (
      <PowerupOrders
        orders={[{ id: '1', cpu: 1n, net: 1n, expiresAt: at }]}
        market={null}
        {...{ symbol }}
      />
    ),
  ],
  ['own loans', 'Expired', (at) => <LoanTable loans={[{ ...loan, expiresAt: at }]} />],
  ['all loans', 'Expired', (at) => <ExpiringLoanTable loans={[{ ...loan, expiresAt: at }]} />],
  [
    'the expiry of a proposal',
    'Expired',
    (at) => (
      <ProposalHeader
        proposer="alice"
        name="pay"
        open={{ ...proposal, status: 'waiting', expiration: at, earliestExecution: null }}
      />
    ),
  ],
  [
    'the execution of a proposal',
    'Now',
    (at) => (
      <ProposalHeader
        proposer="alice"
        name="pay"
        open={{ ...proposal, expiration: Date.now() + 99 * day, earliestExecution: at }}
      />
    ),
  ],
  [
    'deferred transactions',
    'Runs now',
    (at) => (
      <DeferredList
        rows={[{ id: 'ab', sender: '', delayUntil: at, actions: [], canceledBy: null }]}
        complete
        system="eosio"
        tokenContract="eosio.token"
        onChoose={() => 0}
      />
    ),
  ],
  [
    'the next author of a collection',
    'may accept now',
    (at) => (
      <CollectionFacts
        collection={{ ...collection, authorSwap: { newAuthor: 'bob', from: at } }}
        counts={null}
      />
    ),
  ],
  ['a refund', 'Refund ready to claim.', (at) => <RefundWait availableAt={at} />],
];

test.each(parts)('%s say what is due once the time is over', (_, said, part) => {
  const { container } = render(inLocale(part(Date.now() - 300 * day)));
  expect(container.textContent).toContain(said);
  expect(container.textContent).not.toMatch(/(9|10) months ago/);
});

test.each(parts)('%s name a time that is ahead', (_, said, part) => {
  const { container } = render(inLocale(part(Date.now() + 40 * day)));
  expect(container.textContent).toMatch(/in 1 month/);
  expect(container.textContent).not.toContain(said);
});

test('a time that is over is a date where nothing is due', () => {
  render(inLocale(<DueTime at={Date.UTC(2020, 0, 2, 3, 4)} />));
  expect(screen.getByText(/2020/)).toBeDefined();
});
