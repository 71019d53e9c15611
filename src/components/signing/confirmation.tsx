import { useEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import {
  namesToType,
  warningWeights,
  type Warning,
} from '#src/chain/model/signing/warnings/warning.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Button } from '../ui/button.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
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
  const confirming = useRef<HTMLFormElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  useFocus(confirming, sign, warnings !== null, ready);
  const buttons = [
    <Button
      key="sign"
      ref={sign}
      type="submit"
      form={form}
      variant={danger ? 'secondary' : 'primary'}
      className={danger ? undefined : 'flex-1'}
      disabled={!ready || pending}
      // Enter that is held since the form does not sign.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
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
      <form ref={confirming} id={form} className="space-y-3" onSubmit={submit}>
        {danger && (
          <Checkbox label={text.understood} checked={understood} onCheck={setUnderstood} />
        )}
        {unchecked && <Checkbox label={text.signUnchecked} checked={unseen} onCheck={setUnseen} />}
        {differing && (
          <Checkbox label={text.signDiffering} checked={despite} onCheck={setDespite} />
        )}
        {names.map((name) => (
          <TextField
            key={name}
            label={text.typeName(name)}
            {...chainText}
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

/**
 * Once the checks are done, focuses what has to be confirmed, else Sign. Leaves the focus where the
 * visitor has moved it.
 */
function useFocus(
  form: RefObject<HTMLFormElement | null>,
  sign: RefObject<HTMLButtonElement | null>,
  checked: boolean,
  ready: boolean,
): void {
  useEffect(() => {
    const focus = () => {
      const { activeElement, body } = document;
      const dialog = form.current?.closest('[role="dialog"]') ?? null;
      if (!checked || dialog === null) return;
      if (activeElement !== null && activeElement !== body && activeElement !== dialog) return;
      const field = form.current?.querySelector('input') ?? sign.current;
      field?.focus({ preventScroll: true });
    };
    // The window takes the focus first, after the effects of what it shows.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [form, sign, checked, ready]);
}
