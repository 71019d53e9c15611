import { describe, expect, it } from 'vitest';
import { payProblems, producerProblems } from '#src/chain/model/proposal/template-check.ts';

const symbol = { code: 'EOS', precision: 4 };
const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

describe('a payment', () => {
  const right = { to: ' bob ', amount: '1.5', memo: '' };
  it('is right', () => expect(payProblems(right, 'alice', symbol)).toEqual({}));
  it.each([
    [{ to: 'Bob!' }, { to: 'not-a-name' }],
    [{ to: 'alice' }, { to: 'is-sender' }],
    [{ amount: '0' }, { amount: 'not-an-amount' }],
    [{ amount: '1.23456' }, { amount: 'not-an-amount' }],
    [{ amount: '' }, { amount: 'not-an-amount' }],
    [{ memo: 'é'.repeat(129) }, { memo: 'memo-too-long' }],
  ])('with %j says so', (typed, problems) => {
    expect(payProblems({ ...right, ...typed }, 'alice', symbol)).toEqual(problems);
  });
});

describe('a registration of a producer', () => {
  const right = { key, url: 'https://producer.example', location: '276' };
  it('is right', () => {
    expect(producerProblems(right)).toEqual({});
    expect(producerProblems({ ...right, url: '' })).toEqual({});
  });
  it.each([
    [{ key: 'PUB_K1_x' }, { key: 'not-a-key' }],
    [{ url: 'javascript:alert(1)' }, { url: 'not-a-url' }],
    [{ url: `https://${'a'.repeat(504)}` }, { url: 'not-a-url' }],
    [{ location: '65536' }, { location: 'not-a-location' }],
    [{ location: '-1' }, { location: 'not-a-location' }],
  ])('with %j says so', (typed, problems) => {
    expect(producerProblems({ ...right, ...typed })).toEqual(problems);
  });
});
