import type { ReactNode } from 'react';
import { hostOf } from '#src/chain/core/host.ts';
import { connectionFailed } from '#src/chain/core/messages.ts';
import type { Failure, LoadState } from '#src/chain/model/shared/load-state.ts';
import { useMessages } from '#src/i18n/react.tsx';
import type { Messages } from '#src/i18n/text-area.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { HostileText } from './text/hostile-text.tsx';
import { Quoted } from './text/quoted.tsx';

interface Words {
  title: string;
  /** What belongs here, and how to get it. */
  text?: ReactNode;
}

export interface StateViewProps<T> {
  /** What is known of the request. */
  state: LoadState<T>;
  /** Draws the value once it is there. */
  children: (value: T) => ReactNode;
  /** The placeholder; rows of a list by default. */
  loading?: ReactNode;
  /** Says that there is nothing yet. */
  empty?: Words;
  /** Says that the chain has no such subject. */
  missing?: Words;
  /** The page's heading, shown if nothing could be loaded. */
  heading?: string | null;
  /** Requests it again. Without it a failure has no button. */
  onRetry?: () => void;
}

/** Shows a part of a screen in its load state. */
export function StateView<T>({
  state,
  children,
  loading,
  empty,
  missing,
  heading = null,
  onRetry,
}: StateViewProps<T>) {
  const { ui } = useMessages();
  switch (state.kind) {
    case 'loading':
      return loading ?? <SkeletonRows />;
    case 'ready':
      return (
        <>
          {state.failure && <FailureBanner failure={state.failure} stale onRetry={onRetry} />}
          {children(state.value)}
        </>
      );
    case 'empty':
      return <Blank {...(empty ?? { title: ui.empty })} />;
    case 'missing':
      return <Blank {...(missing ?? { title: ui.missing })} />;
    case 'failed':
      return (
        <>
          {heading !== null && (
            <h1 className="title wrap-anywhere">
              <HostileText text={heading} />
            </h1>
          )}
          <FailureBanner failure={state.failure} onRetry={onRetry} />
        </>
      );
    case 'unsupported':
      return <Blank title={ui.unsupported} text={ui.needsService(ui.services[state.service])} />;
  }
}

function Blank({ title, text }: Words) {
  return (
    <div className="py-4">
      <p className="font-semibold">{title}</p>
      {text !== undefined && <div className="mt-1 max-w-prose text-muted">{text}</div>}
    </div>
  );
}

interface FailureBannerProps {
  failure: Failure;
  /** An older value is still shown below. */
  stale?: boolean;
  onRetry?: (() => void) | undefined;
}

/** The failed endpoint and its message, with a retry. Without a connection there is no message. */
export function FailureBanner({ failure, stale, onRetry }: FailureBannerProps) {
  const messages = useMessages();
  const { title, text } = failureWords(failure, messages, stale);
  return (
    <div className="py-3">
      <Banner
        kind={stale ? 'warning' : 'error'}
        title={title}
        actions={
          onRetry && (
            <Button size="sm" onClick={onRetry}>
              {messages.common.retry}
            </Button>
          )
        }
      >
        <p>{text}</p>
        {failure.message !== connectionFailed && (
          <Quoted
            text={failure.message}
            source={failure.endpoint === null ? null : hostOf(failure.endpoint)}
            limit={240}
          />
        )}
      </Banner>
    </div>
  );
}

/** Title and text of an endpoint's failure. `stale`: an older value is still shown. */
export function failureWords(
  { endpoint, refused }: Failure,
  { state }: Messages,
  stale = false,
): { title: string; text: string } {
  const host = endpoint === null ? null : hostOf(endpoint);
  if (host === null) return { title: state.failedTitle, text: state.noEndpoint };
  if (refused) return { title: state.refusedTitle, text: state.refused(host) };
  return { title: state.failedTitle, text: stale ? state.stale(host) : state.failed(host) };
}
