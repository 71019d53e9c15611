import { useCallback } from 'react';
import { VerificationResult } from '#src/components/verify/verification-result.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { BlockView } from '#src/chain/model/block/block.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { blockVerification } from '#src/stores/block/verify.ts';

export default function VerifyBlock({ block }: { block: BlockView }) {
  const make = useCallback(() => blockVerification(block), [block]);
  const load = useLoad(make, block.id);
  return (
    <StateView {...load} loading={<SkeletonRows rows={8} />}>
      {(verification) => <VerificationResult verification={verification} />}
    </StateView>
  );
}
