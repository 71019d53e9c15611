import { type Native, rootProps } from '../components/ui/root-props.ts';
import { StateView, type StateViewProps } from '../components/ui/state-view.tsx';

interface LoadStateViewProps<T> extends Native<'div'>, StateViewProps<T> {}

/**
 * Shows what is being requested: its placeholder, then what came of it, or that it is missing, empty,
 * unsupported or failed, with a retry. `toLoadState` makes a state of an error.
 */
export function LoadStateView<T>(props: LoadStateViewProps<T>) {
  const { state, loading, empty, missing, heading, onRetry, children, ...native } = props;
  return (
    <div {...rootProps('load-state', null, native)}>
      <StateView {...{ state, loading, empty, missing, heading, onRetry }}>{children}</StateView>
    </div>
  );
}
