import { useState } from 'react';
import { type Airgrab, airgrabRam, isGrabbable } from '#src/chain/model/account/airgrab.ts';
import { tokenIdText } from '#src/chain/model/token/token-id.ts';
import { useAirgrabTexts } from '#src/i18n/areas/airgrab/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useOnChange } from '../form/use-on-change.ts';
import { AirgrabTable } from './airgrab-table.tsx';

export interface AirgrabValues {
  /** Ids of tokens, separated by commas. */
  tokens: string;
}

interface AirgrabFormProps {
  airgrabs: readonly Airgrab[];
  /** Bytes of RAM that the account has left; null if unknown. */
  free: number | null;
  initial: AirgrabValues;
  onChange?: (values: AirgrabValues) => void;
  /** Called with the tokens that could be claimed now, else with null. */
  onValid?: (chosen: readonly Airgrab[] | null) => void;
  pending?: boolean;
  onSubmit: (chosen: readonly Airgrab[]) => void;
}

/** Selects tokens and claims them. */
export function AirgrabForm(props: AirgrabFormProps) {
  const { airgrabs, free, initial, onChange, onValid, pending, onSubmit } = props;
  const text = useAirgrabTexts();
  const format = useFormat();
  const [ids, setIds] = useState<ReadonlySet<string>>(
    () => new Set(initial.tokens.split(',').filter((id) => id !== '')),
  );
  const [submitted, setSubmitted] = useState(false);
  const chosen = airgrabs.filter((one) => isGrabbable(one) && ids.has(tokenIdText(one)));
  const bytes = airgrabRam(chosen.length);
  const short = free !== null && bytes > free;
  const problem = chosen.length === 0 ? text.chooseFirst : short ? text.ramShort : null;
  useOnChange({ tokens: [...ids].join(',') }, onChange);
  useOnChange(problem === null ? chosen : null, onValid);
  const toggle = (id: string) => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  };
  return (
    <SubmitForm
      label={text.submit}
      pending={pending}
      onSubmit={() => {
        setSubmitted(true);
        if (problem === null) onSubmit(chosen);
      }}
    >
      <AirgrabTable airgrabs={airgrabs} chosen={ids} onToggle={toggle} />
      <p>
        {text.ram(format.bytes(airgrabRam(1)))}{' '}
        <span className="font-medium">{text.ramSum(format.bytes(bytes))}</span>{' '}
        {free !== null && <span className="text-muted">{text.ramFree(format.bytes(free))}</span>}
      </p>
      {problem !== null && (submitted || short) && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </SubmitForm>
  );
}
