import { useEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { Verdict } from '#src/chain/model/signing/verdict.ts';
import { namesToType, weightOf } from '#src/chain/model/signing/warnings/warning.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Button } from '../ui/button.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface ConfirmationProps {
  verdict: Verdict;
  /** The wallet is signing. */
  pending: boolean;
  onSign: () => void;
  onCancel: () => void;
}

/** Doubts that a checkbox of their own settles. */
const ticked = ['unchecked', 'differing', 'one-node'] as const;
type Tick = 'warnings' | (typeof ticked)[number];

/** What each checkbox is about. A mark counts for that alone, not for what turns up later. */
function ticksOf({ warnings, doubts }: Verdict): [Tick, string][] {
  const danger = warnings.some((one) => weightOf(one) === 'danger');
  const found = Map.groupBy(doubts, ({ kind }) => kind);
  return [
    ...(danger ? [['warnings', ''] satisfies [Tick, string]] : []),
    ...ticked
      .filter((kind) => found.has(kind))
      .map((kind): [Tick, string] => [kind, JSON.stringify(found.get(kind))]),
  ];
}

/**
 * The last step, as the verdict demands it. Dangers and doubts need a checkbox of their kind.
 * Warnings about loss of an account need its name typed. With a danger, the main button is the safe
 * one.
 */
export function Confirmation(props: ConfirmationProps) {
  const { verdict, pending, onSign, onCancel } = props;
  const { outcome, warnings, doubts } = verdict;
  const text = useSigningTexts();
  const [marks, setMarks] = useState<Readonly<Partial<Record<Tick, string>>>>({});
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const names = namesToType(warnings);
  const danger = warnings.some((one) => weightOf(one) === 'danger');
  const needed = ticksOf(verdict);
  const isPending = doubts.some(({ kind }) => kind === 'pending');
  const labels: Record<Tick, string> = {
    warnings: text.understood,
    unchecked: text.signUnchecked,
    differing: text.signDiffering,
    'one-node': text.signOneNode,
  };
  const ready =
    outcome !== 'stop' &&
    names.every((name) => typed[name]?.trim() === name) &&
    needed.every(([tick, about]) => marks[tick] === about);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready && !pending) onSign();
  };
  const form = useId();
  const confirming = useRef<HTMLFormElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  useFocus(confirming, sign, !isPending, ready);
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
        {needed.map(([tick, about]) => (
          <Checkbox
            key={tick}
            label={labels[tick]}
            checked={marks[tick] === about}
            onCheck={(checked) => setMarks({ ...marks, [tick]: checked ? about : undefined })}
          />
        ))}
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
