import { createHash } from 'node:crypto';
import { PrivateKey } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { headerDigest } from '#src/chain/sign/verify/header.ts';
import { checkProducer } from '#src/chain/sign/verify/producer.ts';
import { blockOf, evidenceOf } from './made-block.ts';

const [own, other] = [PrivateKey.generate('K1'), PrivateKey.generate('K1')];
const [ownKey, otherKey] = [own, other].map((key) => String(key.toPublic())) as [string, string];
const ROOT = '44'.repeat(32);
const SCHEDULE = '55'.repeat(32);
const sha256 = (hex: string) => createHash('sha256').update(hex, 'hex').digest('hex');

const unsigned = blockOf();
/** As `block_header_state::sig_digest` of nodeos has it. */
const digest = sha256(sha256(headerDigest(unsigned)! + ROOT) + SCHEDULE);
const signed = (key: PrivateKey) => ({
  ...unsigned,
  producer_signature: String(key.signDigest(digest)),
});
const state = {
  id: unsigned.id,
  blockroot_merkle: { _active_nodes: ['66'.repeat(32), '77'.repeat(32), ROOT] },
  pending_schedule: { schedule_hash: SCHEDULE },
  valid_block_signing_authority: [
    0,
    { threshold: 1, keys: [{ key: own.toPublic().toLegacyString(), weight: 1 }] },
  ],
};
const check = (headerState: unknown, key = own) =>
  checkProducer(evidenceOf(signed(key), { headerState }));

describe('the producer of a block before Savanna', () => {
  it('signed the header, the block root and the pending schedule', () => {
    const ok = { name: 'producer', outcome: 'match' };
    expect(check(state)).toEqual(ok);
    // Older nodes use other fields for these two.
    const { id, blockroot_merkle } = state;
    const old = { pending_schedule_hash: SCHEDULE, block_signing_key: ownKey };
    expect(check({ id, blockroot_merkle, ...old })).toEqual(ok);
  });

  it('may sign with any of several keys', () => {
    const both = [0, { threshold: 1, keys: [{ key: otherKey }, { key: ownKey }] }];
    for (const key of [own, other])
      expect(check({ ...state, valid_block_signing_authority: both }, key).outcome).toBe('match');
  });

  it('does not match if another key signed', () => {
    expect(check(state, other)).toEqual({
      name: 'producer',
      outcome: 'mismatch',
      reported: ownKey,
      computed: otherKey,
    });
    const both = [0, { threshold: 1, keys: [{ key: ownKey }, { key: ownKey }] }];
    expect(check({ ...state, valid_block_signing_authority: both }, other)).toMatchObject({
      reported: `${ownKey}, ${ownKey}`,
    });
  });

  it('does not match an invalid signature', () => {
    const block = { ...unsigned, producer_signature: 'SIG_K1_nonsense' };
    expect(checkProducer(evidenceOf(block, { headerState: state }))).toEqual({
      name: 'producer',
      outcome: 'mismatch',
      reported: ownKey,
      computed: '—',
    });
  });

  it.each([
    ['forgotten', null],
    ['of another block', { ...state, id: 'ab'.repeat(32) }],
    ['without the tree', { ...state, blockroot_merkle: { _active_nodes: [] } }],
    ['with a tree of another form', { ...state, blockroot_merkle: { _active_nodes: [7] } }],
    ['with a tree that is no hex', { ...state, blockroot_merkle: { _active_nodes: ['zz'] } }],
    ['without the schedule', { ...state, pending_schedule: {} }],
    ['without keys', { ...state, valid_block_signing_authority: [0, { keys: [] }] }],
    ['with keys of another form', { ...state, valid_block_signing_authority: [0, { keys: [{}] }] }],
  ])('is open if the header state is %s', (_what, headerState) => {
    expect(check(headerState)).toEqual({
      name: 'producer',
      outcome: 'unchecked',
      reason: 'stateForgotten',
    });
  });

  it('is open if the header is incomplete or unsigned', () => {
    const open = { name: 'producer', outcome: 'unchecked', reason: 'stateForgotten' };
    const dark = { ...signed(own), finality_extension: {} };
    expect(checkProducer(evidenceOf(dark, { headerState: state }))).toEqual(open);
    expect(checkProducer(evidenceOf(unsigned, { headerState: state }))).toEqual(open);
  });
});
