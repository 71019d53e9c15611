import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { LoadMore } from './load-more.tsx';
import { FailureBanner } from '../state-view.tsx';

interface MoreRowsProps {
  more: boolean;
  pending: boolean;
  /** The failure of the last attempt to load more. */
  failure: Failure | null | undefined;
  onMore: () => void;
}

/** The end of a growing list: a button for more, and the last failure. */
export function MoreRows({ more, pending, failure, onMore }: MoreRowsProps) {
  return (
    <>
      {failure && <FailureBanner failure={failure} onRetry={onMore} />}
      {more && <LoadMore pending={pending} onMore={onMore} />}
    </>
  );
}
