import { useState } from 'react';
import { typedPayee, type FioProxy } from '#src/chain/model/fio/fio-payee.ts';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { useSubmit } from '../form/use-submit.ts';
import { OwnProxyBanner } from '../proxy/own-proxy-banner.tsx';
import { Button } from '../ui/button.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';

interface FioProxyFormProps {
  /** The voting account. */
  voter: string;
  /** Looks up an address; null if no node responds. */
  findProxy: (address: string) => Promise<FioProxy | null>;
  pending: boolean;
  /** The voter is a proxy itself, which the chain refuses a proxy. */
  isProxy?: boolean;
  /** Not below another form. */
  alone?: boolean;
  /** A preselected address. */
  initial?: string;
  /** Called with the typed text. */
  onChange?: (typed: string) => void;
  onSubmit: (address: string) => void;
}

/** Votes through a proxy, which has an address on FIO. */
export function FioProxyForm({
  voter,
  findProxy,
  pending,
  isProxy = false,
  alone = false,
  initial = '',
  onChange,
  onSubmit,
}: FioProxyFormProps) {
  const text = useFioTexts();
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const submit = async () => {
    const named = typedPayee(typed);
    if (named?.kind !== 'address') return setError(text.notAnAddress);
    const proxy = await findProxy(named.text);
    if (proxy === null) return setError(text.problems.noResponse);
    if (proxy.kind === 'nobody') return setError(text.problems.nobody);
    if (proxy.kind === 'not-a-proxy') return setError(text.notAProxy);
    if (proxy.owner === voter) return setError(text.ownProxy);
    onSubmit(named.text);
  };
  const { label, onSubmit: press } = useSubmit(text.voteThrough, () => void submit());
  return (
    <form
      noValidate
      aria-label={alone ? text.voteThrough : text.orProxy}
      className={alone ? 'space-y-3' : 'space-y-3 border-t pt-4'}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      {!alone && <p className="font-medium">{text.orProxy}</p>}
      {isProxy && <OwnProxyBanner />}
      <TextField
        label={text.proxy}
        hint={text.proxyHint}
        error={error}
        {...chainText}
        maxLength={64}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event.target.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        variant={alone ? 'primary' : 'secondary'}
        className="w-full"
        disabled={pending || isProxy}
      >
        {label}
      </Button>
    </form>
  );
}
