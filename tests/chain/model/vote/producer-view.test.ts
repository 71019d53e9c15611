import { describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { isProducing, producerViews } from '#src/chain/model/vote/producer-view.ts';
import * as answers from '#src/chain/rpc/responses.ts';
import { recordings } from '#tests/recordings/read.ts';

describe('the top 21 producers', () => {
  it('produce while they are active', () => {
    const totalVotes = '5.5';
    expect(isProducing({ rank: 21, active: true, totalVotes })).toBe(true);
    expect(isProducing({ rank: 22, active: true, totalVotes })).toBe(false);
    expect(isProducing({ rank: 1, active: false, totalVotes })).toBe(false);
    // The contract elects nobody without votes, so fewer than 21 may produce.
    expect(isProducing({ rank: 10, active: true, totalVotes: '0.00000000000000000' })).toBe(false);
  });
});

describe('producers', () => {
  const row = (owner: string, total_votes: string, is_active: number | boolean = 1) => ({
    owner,
    total_votes,
    is_active,
    producer_key: '',
    url: 'javascript:x',
    location: 1,
  });

  it('rank by votes, with their share of all; those who stopped come last', () => {
    const views = producerViews(
      v.parse(answers.producersResponse, {
        rows: [row('a', '10.5'), row('b', '70.0', 0), row('c', '1e2')],
        total_producer_vote_weight: '200.00000000000000000',
      }),
    );
    expect(
      views.map(({ rank, owner, active, voteShare }) => [rank, owner, active, voteShare]),
    ).toEqual([
      [1, 'c', true, 0.5],
      [2, 'a', true, 0.0525],
      [3, 'b', false, 0.35],
    ]);
    expect(views[0]?.url).toBe('javascript:x');
  });

  it('of a chain without votes have no share', () => {
    const answer = { producers: [row('a', '0.0')], total_producer_vote_weight: '0.0' };
    expect(producerViews(v.parse(answers.producersResponse, answer))[0]?.voteShare).toBe(0);
  });

  it('recorded come in the chain’s order', () => {
    for (const { file, response } of recordings('v1_chain_get_producers')) {
      const answer = v.parse(answers.producersResponse, response);
      const active = (answer.rows ?? []).filter((one) => one.is_active).map((one) => one.owner);
      const ranked = producerViews(answer).filter((one) => one.active);
      expect(
        ranked.map((one) => one.owner),
        file,
      ).toEqual(active);
    }
  });
});
