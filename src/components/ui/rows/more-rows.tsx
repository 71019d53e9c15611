import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { LoadMore } from './pager.tsx';
import { FailureBanner } from '../state-view.tsx';

interface MoreRowsProps {
  more: boolean;
  pending: boolean;
  /** Why the next rows did not come, when they were last asked for. */
  failure: Failure | null | undefined;
  onMore: () => void;
}

/** The end of a list that grows when asked: what went wrong, and what asks for more. */
export function MoreRows({ more, pending, failure, onMore }: MoreRowsProps) {
  return (
    <>
      {failure && <FailureBanner failure={failure} onRetry={onMore} />}
      {more && <LoadMore pending={pending} onMore={onMore} />}
    </>
  );
}
