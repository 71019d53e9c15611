import { beforeEach, expect, test, vi } from 'vitest';
import { draftOf } from '#src/stores/form/draft.ts';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));

const usual = { to: '', receiver: 'alice', rows: [{ to: '', amount: '' }], all: false };

beforeEach(() => sessionStorage.clear());

test('restores typed values over the defaults', () => {
  draftOf('stake', usual).keep({ ...usual, to: 'bob', rows: [{ to: 'bob', amount: '1' }] });
  expect(draftOf('stake', usual).read()).toEqual({
    ...usual,
    to: 'bob',
    rows: [{ to: 'bob', amount: '1' }],
  });
  expect(draftOf('unstake', usual).read()).toEqual(usual);
});

test('leaves to another account what is usual for it', () => {
  draftOf('stake', usual).keep({ ...usual, to: 'carol' });
  expect(draftOf('stake', { ...usual, receiver: 'bob' }).read()).toMatchObject({
    to: 'carol',
    receiver: 'bob',
  });
});

test('keeps nothing of a form that was emptied', () => {
  const draft = draftOf('stake', usual);
  draft.keep({ ...usual, to: 'bob' });
  draft.keep(usual);
  expect(sessionStorage).toHaveLength(0);
  draft.keep({ ...usual, to: 'bob' });
  draft.clear();
  expect(draft.read()).toEqual(usual);
});

test.each([
  'not json',
  '[]',
  'null',
  '5',
  '{"to":5,"rows":[{"to":"bob"}],"other":1}',
  '{"rows":"x","all":"yes","receiver":null}',
])('begins with what is usual where %s is kept', (kept) => {
  sessionStorage.setItem('draft/eos/stake', kept);
  expect(draftOf('stake', usual).read()).toEqual(usual);
});

test('is no error in a browser that keeps nothing', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('sessionStorage', storage);
  const draft = draftOf('stake', usual);
  draft.keep({ ...usual, to: 'bob' });
  draft.clear();
  expect(draft.read()).toEqual(usual);
  vi.unstubAllGlobals();
});
