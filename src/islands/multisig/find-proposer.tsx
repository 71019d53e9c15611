import { useState } from 'react';
import { AccountField } from '#src/components/form/account-field.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { isName } from '#src/chain/core/name.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';

interface FindProposerProps {
  proposer: string;
  /** By default those of a proposer. */
  label?: string;
  hint?: string;
  /** Empty for all. */
  onFind: (proposer: string) => void;
}

export function FindProposer({ proposer, label, hint, onFind }: FindProposerProps) {
  const text = useMultisigTexts();
  const { problems } = useFormTexts();
  const [typed, setTyped] = useState(proposer);
  const [wrong, setWrong] = useState(false);
  const find = () => {
    const name = typed.trim().toLowerCase();
    const right = name === '' || isName(name);
    setWrong(!right);
    if (right) onFind(name);
  };
  return (
    <form
      noValidate
      className="max-w-form"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <AccountField
        label={label ?? text.find}
        hint={hint ?? text.findHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={wrong ? problems['not-a-name'] : undefined}
        after={
          <Button type="submit" size="sm" variant="ghost" className="-me-2">
            {text.shared.show}
          </Button>
        }
      />
    </form>
  );
}
