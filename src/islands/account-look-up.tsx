import { type FormEvent, useState } from 'react';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import { Button } from '#src/components/ui/button.tsx';
import { chainText } from '#src/components/ui/fields/chain-text.ts';
import { TextField } from '#src/components/ui/fields/text-field.tsx';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { useUser } from './wallet/use-wallet.ts';

const ACCOUNT = 'account';

/** The account that a screen is about: the one in the address, or the user's. Empty for none. */
export function useRequestedAccount(): string {
  const url = useUrl();
  const user = useUser();
  return url?.searchParams.get(ACCOUNT)?.trim() ?? user?.actor ?? '';
}

interface AccountLookUpProps {
  label: string;
  hint?: string;
  button: string;
}

/** A field for the account that a screen is about. It is in the address once it is submitted. */
export function AccountLookUp({ label, hint, button }: AccountLookUpProps) {
  const asked = useRequestedAccount();
  const { problems } = useFormTexts();
  const [edited, setEdited] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const typed = edited ?? asked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim().toLowerCase();
    const problem = accountProblem(name);
    setError(problem ? problems[problem.kind] : undefined);
    if (problem) return;
    setEdited(null);
    setQuery({ [ACCOUNT]: name });
  };
  return (
    <form onSubmit={submit} className="flex max-w-form items-start gap-2">
      <TextField
        label={label}
        hint={hint}
        error={error}
        {...chainText}
        maxLength={13}
        value={typed}
        className="min-w-0 flex-1"
        onChange={(event) => {
          setEdited(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="mt-6.5 min-h-(--row-input)">
        {button}
      </Button>
    </form>
  );
}
