import { beforeEach, expect, test, vi } from 'vitest';
import type { PreparedTransaction } from '#src/chain/sign/session/signer.ts';
import type { User } from '#src/chain/sign/users/users.ts';

type OnInspected = (preview: object, inspection: object) => void;

vi.mock('#src/stores/signing/one-node.ts', () => ({ acceptOneNode: () => undefined }));
vi.mock('#src/stores/signing/inspection.ts', () => ({
  inspect: async (_prepared: unknown, _about: unknown, _signal: unknown, on: OnInspected) =>
    on({ verdict: { requirement: 'sign', warnings: [], doubts: [] } }, {}),
}));

const { review } = await import('#src/stores/signing/signing-review.ts');
const { $reviewing } = await import('#src/stores/signing/reviewing.ts');

const prepared = { header: { expiration: '2999-01-01T00:00:00' } } as PreparedTransaction;
const begin = (executed: Parameters<typeof review>[4]) =>
  review(prepared, {} as User, [], new AbortController().signal, executed);

beforeEach(() => $reviewing.set(null));

test('a review demands a mark for an identical transaction that a block has', async () => {
  const executed = { transactionId: 'ab'.repeat(32), blockNum: 9 };
  const decision = begin(executed);
  expect($reviewing.get()?.preview.verdict).toEqual({
    requirement: 'tick',
    warnings: [],
    doubts: [{ kind: 'executed', ...executed }],
  });
  $reviewing.get()?.confirm();
  expect(await decision).toBe('sign');
});

test('a review of a first transaction demands nothing more than its verdict', async () => {
  const decision = begin(null);
  expect($reviewing.get()?.preview.verdict).toMatchObject({ requirement: 'sign', doubts: [] });
  $reviewing.get()?.confirm();
  expect(await decision).toBe('sign');
});
