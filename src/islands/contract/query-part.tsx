import { useState } from 'react';
import { errorWords } from '#src/chain/sign/session/error-message.ts';
import { type ReadOnlyOutcome, ReadOnlyPart } from '#src/components/contract/read-only-part.tsx';
import { TypedQueryForm } from '#src/components/contract/typed-query-form.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { runTypedQuery } from '#src/stores/contract/contract.ts';

const EMPTY = { method: '', arg: '', filter: '' };

/** Runs a query of a contract on a node. Its values describe themselves, so no ABI is needed. */
export function QueryPart({ account }: { account: string }) {
  const text = useContractTexts();
  const [typed, setTyped] = useState(EMPTY);
  const [outcome, setOutcome] = useState<ReadOnlyOutcome | null>(null);
  const run = async () => {
    setOutcome({ kind: 'running' });
    try {
      setOutcome({ kind: 'returned', value: await runTypedQuery(account, typed) });
    } catch (error) {
      const { message, source } = errorWords(error);
      const { path = '' } = error as { path?: string };
      const where = path === '' ? '' : ` (${text.refusedAt(path)})`;
      setOutcome({ kind: 'failed', message: message + where, source });
    }
  };
  return (
    <TypedQueryForm core={chainConfig().coreSymbol} value={typed} onChange={setTyped}>
      <ReadOnlyPart outcome={outcome} onRun={() => void run()} />
    </TypedQueryForm>
  );
}
