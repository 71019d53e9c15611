import { useId, useState, type SubmitEvent } from 'react';
import {
  namesToType,
  warningWeights,
  type Warning,
} from '#src/chain/model/signing/warnings/warning.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface ConfirmationProps {
  /** Null while they load: signing waits for them. */
  warnings: readonly Warning[] | null;
  /** Whether some checks failed. */
  unchecked: boolean;
  /** Whether two nodes report different figures of the accounts. */
  differing: boolean;
  /** Whether a node's dry run contradicts the transaction. Blocks signing. */
  contradicted: boolean;
  pending: boolean;
  onSign: () => void;
  onCancel: () => void;
}

/**
 * The last step. Each danger, unchecked warnings, and differing nodes need a checkbox. Warnings
 * about loss of an account need its name typed. With a danger, the main button is the safe one.
 */
export function Confirmation(props: ConfirmationProps) {
  const { warnings, unchecked, differing, contradicted, pending, onSign, onCancel } = props;
  const text = useSigningTexts();
  const [understood, setUnderstood] = useState(false);
  const [unseen, setUnseen] = useState(false);
  const [despite, setDespite] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const names = namesToType(warnings ?? []);
  const danger = warnings?.some(({ rule }) => warningWeights[rule] === 'danger') ?? false;
  const ready =
    warnings !== null &&
    !contradicted &&
    names.every((name) => typed[name]?.trim() === name) &&
    (!danger || understood) &&
    (!unchecked || unseen) &&
    (!differing || despite);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !pending) onSign();
  };
  const form = useId();
  const buttons = [
    <Button
      key="sign"
      type="submit"
      form={form}
      variant={danger ? 'secondary' : 'primary'}
      className={danger ? undefined : 'flex-1'}
      disabled={!ready || pending}
    >
      {pending ? text.signing : text.sign}
    </Button>,
    <Button
      key="cancel"
      variant={danger ? 'primary' : 'secondary'}
      className={danger ? 'flex-1' : undefined}
      onClick={onCancel}
    >
      {text.cancel}
    </Button>,
  ];
  return (
    <>
      <form id={form} className="space-y-3" onSubmit={submit}>
        {danger && <Mark label={text.understood} checked={understood} onChange={setUnderstood} />}
        {unchecked && <Mark label={text.signUnchecked} checked={unseen} onChange={setUnseen} />}
        {differing && <Mark label={text.signDiffering} checked={despite} onChange={setDespite} />}
        {names.map((name) => (
          <TextField
            key={name}
            label={text.typeName(name)}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed[name] ?? ''}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        ))}
      </form>
      <div className="sticky bottom-0 -mx-5 -mb-5 flex gap-2 border-t bg-surface px-5 py-3">
        {danger ? buttons.toReversed() : buttons}
      </div>
    </>
  );
}

interface MarkProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Mark({ label, checked, onChange }: MarkProps) {
  return (
    <label className="flex gap-2">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-(--color-accent)"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
