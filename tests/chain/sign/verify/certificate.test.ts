import { describe, expect, it } from 'vitest';
import { savannaSchedule } from '#src/chain/model/block/block-view.ts';
import type { FinalizerInfoResponse } from '#src/chain/rpc/finalizer-calls.ts';
import { checkCertificate } from '#src/chain/sign/verify/certificate.ts';
import { blockOf, evidenceOf } from './made-block.ts';

const block = blockOf({ schedule_version: savannaSchedule });
/** Four finalizers; the first has two votes of five, and four are enough. */
const finalizers = {
  active_finalizer_policy: {
    generation: 1,
    threshold: 4,
    finalizers: [2, 1, 1, 1].map((weight) => ({ description: '', weight, public_key: '' })),
  },
  pending_finalizer_policy: null,
  last_tracked_votes: [],
} as unknown as FinalizerInfoResponse;

function check(votes: object, { strong = true, num = 77, policy = finalizers as unknown } = {}) {
  const next = blockOf({
    block_num: 78,
    finality_extension: { qc_claim: { block_num: 77, is_strong_qc: strong } },
    qc_extension: { qc: { block_num: num, active_policy_sig: { sig: 'SIG_BLS_x', ...votes } } },
  });
  return checkCertificate(
    evidenceOf(block, { next, finalizers: policy as FinalizerInfoResponse | null }),
  );
}

describe('the quorum certificate of a Savanna block', () => {
  it('names finalizers of enough weight, the first finalizer in the last place', () => {
    const ok = { name: 'certificate', outcome: 'match', place: 5 };
    expect(check({ strong_votes: '0111' })).toEqual([{ ...ok, count: 4 }]);
    expect(check({ strong_votes: '1111' })).toEqual([{ ...ok, count: 5 }]);
  });

  it('counts weak votes too, once each', () => {
    expect(check({ strong_votes: '0101', weak_votes: '0010' }, { strong: false })).toEqual([
      { name: 'certificate', outcome: 'match', count: 4, place: 5 },
    ]);
  });

  it('fails if the finalizers have too few votes', () => {
    const bad = [{ name: 'certificate', outcome: 'mismatch', reason: 'quorumShort' }];
    expect(check({ strong_votes: '1110' })).toEqual(bad);
    expect(check({ strong_votes: '0001', weak_votes: '0001' }, { strong: false })).toEqual(bad);
  });

  it('fails if the header of its block claims another', () => {
    const bad = [{ name: 'certificate', outcome: 'mismatch', reason: 'claimDiffers' }];
    expect(check({ strong_votes: '1111' }, { strong: false })).toEqual(bad);
    expect(check({ strong_votes: '1111', weak_votes: '0000' })).toEqual(bad);
  });

  it('is open if the next block has none, or the finalizers are not known', () => {
    const open = (reason: string) => [{ name: 'certificate', outcome: 'unchecked', reason }];
    const votes = { strong_votes: '1111' };
    expect(check(votes, { num: 70 })).toEqual(open('noCertificate'));
    expect(check(votes, { policy: null })).toEqual(open('policyUnread'));
    expect(check({ strong_votes: '11111' })).toEqual(open('policyUnread'));
    expect(checkCertificate(evidenceOf(block, { isHead: true }))).toEqual(open('noNextYet'));
    expect(checkCertificate(evidenceOf(block))).toEqual(open('blockUnread'));
  });

  it('is none before Savanna', () => {
    expect(checkCertificate(evidenceOf(blockOf()))).toEqual([]);
  });
});
