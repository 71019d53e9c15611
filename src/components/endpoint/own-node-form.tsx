import { useState, type SubmitEvent } from 'react';
import { exampleNode, hostAndPort, serviceUrl } from '#src/chain/model/shared/local.ts';
import { useEndpointTexts } from '#src/i18n/areas/endpoint/texts.ts';
import { useLocalTexts } from '#src/i18n/areas/local/texts.ts';
import { Button } from '../ui/button.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';

export type OwnNodeProblem = 'wrong-chain' | 'not-reached' | 'blocked';

interface OwnNodeFormProps {
  /** Whether this site's pages may connect to a URL. */
  canConnect: (url: string) => boolean;
  /** Why the last URL was refused. */
  problem: OwnNodeProblem | null;
  pending: boolean;
  onAdd: (url: string) => void;
}

/** The URL of the visitor's own node of this chain. */
export function OwnNodeForm({ canConnect, problem, pending, onAdd }: OwnNodeFormProps) {
  const text = useEndpointTexts();
  const local = useLocalTexts();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const url = serviceUrl(typed);
  const problems: Record<OwnNodeProblem, string> = {
    'wrong-chain': text.ownWrongChain,
    'not-reached': local.notReached,
    blocked: text.blockedHint,
  };
  const error = () => {
    if (!tried) return undefined;
    if (url === null || typed.trim() === '') return local.invalidUrl(exampleNode);
    if (!canConnect(url)) return text.notAllowed(...hostAndPort(url));
    return problem ? problems[problem] : undefined;
  };

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (url !== null && typed.trim() !== '' && canConnect(url)) onAdd(url);
  }

  return (
    <form noValidate onSubmit={submit} className="max-w-form space-y-3 py-3">
      <TextField
        label={text.ownUrl}
        hint={text.ownHint}
        error={pending ? undefined : error()}
        value={typed}
        placeholder={exampleNode}
        inputMode="url"
        {...chainText}
        onChange={(event) => {
          setTyped(event.target.value);
          setTried(false);
        }}
      />
      <Button type="submit" disabled={pending}>
        {pending ? text.checking : text.add}
      </Button>
    </form>
  );
}
