import { hostOf } from '#src/chain/core/host.ts';
import type { Failure } from '#src/chain/model/shared/load-state.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { failureWords } from '../ui/state-view.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

interface NotRetrievedProps {
  name: string;
  failure: Failure;
  onRetry: (() => void) | undefined;
}

/** A contract that failed to load, with the endpoint, its message and a retry. */
export function NotRetrieved({ name, failure, onRetry }: NotRetrievedProps) {
  const messages = useMessages();
  const text = useContractTexts();
  return (
    <Banner
      kind="error"
      title={text.notRetrieved(name)}
      actions={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            {messages.common.retry}
          </Button>
        )
      }
    >
      <p>{failureWords(failure, messages).text}</p>
      <Quoted
        text={failure.message}
        source={failure.endpoint === null ? null : hostOf(failure.endpoint)}
        limit={240}
      />
    </Banner>
  );
}
