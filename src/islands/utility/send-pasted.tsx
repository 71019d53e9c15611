import { useState } from 'react';
import { errorWords } from '#src/chain/sign/session/error-message.ts';
import { SendPart, type SendState } from '#src/components/utility/send-part.tsx';
import { checkPasted, sendTexts } from '#src/stores/utility/send-pasted.ts';

/** @param texts signed transactions, each as the JSON of push_transaction */
export function SendPasted({ texts }: { texts: readonly string[] }) {
  const [state, setState] = useState<SendState | null>(null);
  const run = async (work: () => Promise<SendState>) => {
    setState({ kind: 'pending' });
    setState(
      await work().catch((error: unknown) => ({ kind: 'failed', ...errorWords(error) }) as const),
    );
  };
  return (
    <SendPart
      count={texts.length}
      state={state}
      onCheck={() => void run(async () => ({ kind: 'checked', checks: await checkPasted(texts) }))}
      onSend={() => void run(async () => ({ kind: 'sent', outcomes: await sendTexts(texts) }))}
    />
  );
}
