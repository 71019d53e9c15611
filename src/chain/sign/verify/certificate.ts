import { savannaSchedule } from '../../model/block/block-view.ts';
import type { Check } from '../../model/transaction/checks.ts';
import type { BlockEvidence } from '../../model/transaction/evidence.ts';
import { numberOf, recordOf, textOf } from '../../rpc/json.ts';

const name = 'certificate';

type Evidence = Pick<BlockEvidence, 'block' | 'next' | 'isHead' | 'finalizers'>;

/**
 * The quorum certificate that made a block of Savanna final: the next block has it. Checked are the
 * weight of the finalizers it names and the claim in the next block's header. Their joint signature
 * is not: it covers the block's finality digest, which nodes keep to themselves. None before Savanna.
 */
export function checkCertificate(evidence: Evidence): Check[] {
  return evidence.block.schedule_version === savannaSchedule ? [checkNamed(evidence)] : [];
}

function checkNamed({ block, next, isHead, finalizers }: Evidence): Check {
  if (!next) return { name, outcome: 'unchecked', reason: isHead ? 'noNextYet' : 'blockUnread' };
  const certificate = recordOf(recordOf(next.qc_extension).qc);
  if (numberOf(certificate.block_num) !== block.block_num)
    return { name, outcome: 'unchecked', reason: 'noCertificate' };
  const signature = recordOf(certificate.active_policy_sig);
  const strong = bitPositions(signature.strong_votes);
  const weak = bitPositions(signature.weak_votes);
  const claim = recordOf(recordOf(next.finality_extension).qc_claim);
  const isStrong =
    !('weak_votes' in signature) && !('weak_votes' in recordOf(certificate.pending_policy_sig));
  if (numberOf(claim.block_num) !== block.block_num || claim.is_strong_qc !== isStrong)
    return { name, outcome: 'mismatch', reason: 'claimDiffers' };
  const policy = finalizers?.active_finalizer_policy;
  const size = Math.max(sizeOf(signature.strong_votes), sizeOf(signature.weak_votes));
  if (policy?.finalizers.length !== size)
    return { name, outcome: 'unchecked', reason: 'policyUnread' };
  const named = new Set([...strong, ...weak]);
  const weight = (places: Iterable<number>) =>
    [...places].reduce((sum, index) => sum + (policy.finalizers[index]?.weight ?? 0), 0);
  const place = weight(policy.finalizers.keys());
  const count = weight(named);
  return count >= policy.threshold
    ? { name, outcome: 'match', count, place }
    : { name, outcome: 'mismatch', reason: 'quorumShort' };
}

function sizeOf(votes: unknown): number {
  return textOf(votes)?.length ?? 0;
}

/** Nodes write a set of votes as ones and zeros, the first finalizer last. */
function bitPositions(votes: unknown): number[] {
  return [...(textOf(votes) ?? '')]
    .toReversed()
    .flatMap((bit, index) => (bit === '1' ? [index] : []));
}
