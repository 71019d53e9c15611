import { useState } from 'react';
import { isPublicKey } from '#src/chain/core/key.ts';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { KeyField } from '#src/components/new-account/key-field.tsx';
import { Copied } from '#src/components/ui/copied.tsx';
import { KeyLink } from '#src/components/ui/entity-link.tsx';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { useNewName } from './use-new-name.ts';

/** A key for an account that the chain derives from it. */
export function FromKey() {
  const text = useNewAccountTexts();
  const { chain, isSecure, generate, spell } = useNewName();
  const [key, setKey] = useState('');
  const typed = key.trim();
  const isKey = isPublicKey(typed);
  const shown = isKey ? spell(typed) : '';
  return (
    <FormLayout aside={null}>
      <div className="space-y-5">
        <p className="text-muted">{text.fromKey.lead}</p>
        <KeyField
          label={text.shared.publicKey}
          hint={text.keyHint}
          value={key}
          error={typed === '' || isKey ? undefined : text.problems['not-a-key']}
          onChange={(event) => setKey(event.target.value)}
          maker={{
            account: '',
            use: text.shared.publicKey,
            spell,
            onKey: setKey,
            chain,
            isSecure,
            generate,
          }}
        />
        {isKey && (
          <div role="status" className="space-y-2">
            <p>{text.fromKey.next}</p>
            <Copied value={shown}>
              <KeyLink publicKey={shown} />
            </Copied>
          </div>
        )}
      </div>
    </FormLayout>
  );
}
