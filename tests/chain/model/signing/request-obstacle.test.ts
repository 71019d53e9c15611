import { expect, test } from 'vitest';
import { requestObstacle } from '#src/chain/model/signing/request-obstacle.ts';

const CHAIN = 'ab'.repeat(32);
const now = Date.parse('2026-11-23T03:00:00Z');
const by = (actor: string) => ({
  authorization: [{ actor, permission: 'active' }],
  problem: null as string | null,
});
const payment = {
  chainIds: [CHAIN] as readonly string[] | null,
  identity: false,
  broadcast: true,
  actions: [by('alice')],
  contextFreeActions: [] as readonly unknown[],
  header: null as { expiration: string | null; extensions: readonly number[] } | null,
};
const obstacleOf = (change: Partial<typeof payment>) =>
  requestObstacle({ ...payment, ...change }, { chainId: CHAIN, actor: 'alice', now });

test.each([
  ['of this chain', {}],
  ['of any chain', { chainIds: null }],
  ['of several chains', { chainIds: ['cd'.repeat(32), CHAIN] }],
  ['that others sign too', { actions: [by('bob'), by('alice')] }],
  ['that has not expired', { header: { expiration: '2026-11-23T03:00:01', extensions: [] } }],
  ['that is delayed', { header: { expiration: null, extensions: [] } }],
])('a request %s can be signed', (_what, change) => {
  expect(obstacleOf(change)).toBeNull();
});

test.each([
  ['identity', { identity: true }],
  ['other-chain', { chainIds: ['cd'.repeat(32)] }],
  ['other-chain', { chainIds: [] }],
  ['not-sent', { broadcast: false }],
  ['no-actions', { actions: [] }],
  ['expired', { header: { expiration: '2026-11-23T03:00:00', extensions: [] } }],
  ['parts', { header: { expiration: null, extensions: [9] } }],
  ['parts', { contextFreeActions: [{}] }],
  ['undecoded', { actions: [by('alice'), { ...by('alice'), problem: 'no ABI' }] }],
  ['other-signer', { actions: [by('bob')] }],
])('one that cannot says why: %s', (why, change) => {
  expect(obstacleOf(change)).toBe(why);
});
