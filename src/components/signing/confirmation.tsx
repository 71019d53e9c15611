import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { isPending, type Verdict } from '#src/chain/model/signing/verdict.ts';
import { namesToType, severityOf } from '#src/chain/model/signing/warnings/warning.ts';
import { useAgreementTexts } from '#src/i18n/areas/agreement/texts.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { Button } from '../ui/button.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface ConfirmationProps {
  verdict: Verdict;
  onSign: () => void;
  onCancel: () => void;
}

/** Doubts that a checkbox of their own settles. */
const ticked = [
  'unchecked',
  'differing',
  'overpaid',
  'first-bid',
  'one-node',
  'refused',
  'executed',
] as const;
type Tick = 'warnings' | (typeof ticked)[number];

/**
 * What each checkbox is about. A tick counts for these warnings alone, not for later ones. None while
 * more warnings may follow.
 */
function ticksOf(verdict: Verdict): [Tick, string][] {
  if (isPending(verdict, 'risks')) return [];
  const { warnings, doubts } = verdict;
  const dangers = warnings.filter((one) => severityOf(one) === 'danger');
  const byKind = Map.groupBy(doubts, ({ kind }) => kind);
  return [
    ...(dangers.length > 0 ? [['warnings', JSON.stringify(dangers)] satisfies [Tick, string]] : []),
    ...ticked
      .filter((kind) => byKind.has(kind))
      .map((kind): [Tick, string] => [kind, JSON.stringify(byKind.get(kind))]),
  ];
}

/** The account names to type, each with its warnings. Typed, it counts for these alone. */
function namesOf(verdict: Verdict): { name: string; about: string }[] {
  if (isPending(verdict, 'risks')) return [];
  const { warnings } = verdict;
  return namesToType(warnings).map((name) => {
    const own = warnings.filter((one) => namesToType([one]).includes(name));
    return { name, about: JSON.stringify(own) };
  });
}

/** How a button looks that can be pressed and does not sign. */
const OFF =
  'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-quiet aria-disabled:brightness-100';

/**
 * The last step, as the verdict demands it. Dangers and doubts need a checkbox of their kind.
 * Warnings about loss of an account need its name typed. With a danger or a
 * dry run that failed, the main button is the safe one. What is missing stands above the buttons, and
 * both it and Sign lead there.
 */
export function Confirmation(props: ConfirmationProps) {
  const { verdict, onSign, onCancel } = props;
  const { requirement, warnings, doubts } = verdict;
  const text = useSigningTexts();
  const agreement = useAgreementTexts();
  const [confirmed, setMarks] = useState<Readonly<Partial<Record<Tick, string>>>>({});
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const checking = isPending(verdict, 'risks');
  const names = namesOf(verdict);
  const danger = warnings.some((one) => severityOf(one) === 'danger');
  const needed = ticksOf(verdict);
  const isCancelPrimary = danger || doubts.some(({ kind }) => kind === 'refused');
  const comparing = isPending(verdict, 'figures');
  const labels: Record<Tick, string> = {
    warnings: text.understood,
    unchecked: text.signUnchecked,
    differing: text.signDiffering,
    overpaid: text.signOverpaid,
    'first-bid': text.signFirstBid,
    'one-node': text.signOneNode,
    refused: text.signRefused,
    executed: text.signExecuted,
  };
  const missing = [
    checking && { step: null, message: text.checking },
    comparing && { step: null, message: agreement.pending },
    doubts.some(({ kind }) => kind === 'contradicted') && {
      step: 'contradiction',
      message: text.missing.contradicted,
    },
    requirement === 'stop' && { step: null, message: text.missing.blocked },
    ...needed
      .filter(([tick, about]) => confirmed[tick] !== about)
      .map(([tick]) => ({ step: tick, message: text.missing.tick(labels[tick]) })),
    ...names
      .filter(({ name, about }) => typed[about]?.trim() !== name)
      .map(({ name }) => ({ step: name, message: text.missing.type(name) })),
  ].find((one) => one !== false);
  const ready = missing === undefined;
  const form = useId();
  const confirming = useRef<HTMLFormElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  const focusMissing = () => focusStep(confirming.current, missing?.step ?? null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (ready) onSign();
    else focusMissing();
  };
  useFocus(confirming, sign, !checking && !comparing, ready);
  const buttons = [
    <Button
      key="sign"
      ref={sign}
      type="submit"
      form={form}
      variant={isCancelPrimary ? 'secondary' : 'primary'}
      className={clsx(OFF, !isCancelPrimary && 'flex-1')}
      // Not `disabled`: a press leads to what is missing.
      aria-disabled={!ready || undefined}
      aria-describedby={ready ? undefined : `${form}-missing`}
      // Enter that is held since the form does not sign.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {text.sign}
    </Button>,
    <Button
      key="cancel"
      variant={isCancelPrimary ? 'primary' : 'secondary'}
      className={isCancelPrimary ? 'flex-1' : undefined}
      onClick={onCancel}
    >
      {text.shared.cancel}
    </Button>,
  ];
  return (
    <>
      <form ref={confirming} id={form} className="space-y-3" onSubmit={submit}>
        {needed.map(([tick, about]) => (
          <Checkbox
            key={tick}
            label={labels[tick]}
            checked={confirmed[tick] === about}
            onCheck={(checked) => setMarks({ ...confirmed, [tick]: checked ? about : undefined })}
            data-step={tick}
          />
        ))}
        {names.map(({ name, about }) => (
          <TextField
            key={name}
            label={text.typeName(name)}
            {...chainText}
            data-step={name}
            value={typed[about] ?? ''}
            onChange={(event) => setTyped({ ...typed, [about]: event.target.value })}
          />
        ))}
      </form>
      <div className="sticky bottom-0 -mx-5 -mb-5 space-y-2 border-t bg-surface px-5 py-3">
        <p id={`${form}-missing`} className="text-muted empty:hidden">
          {missing?.step ? (
            <button
              type="button"
              className="tap text-start font-medium text-accent hover:underline"
              onClick={focusMissing}
            >
              {missing.message}
            </button>
          ) : (
            missing?.message
          )}
        </p>
        <div className="flex gap-2">{isCancelPrimary ? buttons.toReversed() : buttons}</div>
      </div>
    </>
  );
}

/** Shows and focuses the control of a step. The form and what is above it have one for each. */
function focusStep(form: HTMLFormElement | null, step: string | null): void {
  const control = form?.parentElement?.querySelector<HTMLElement>(`[data-step="${step}"]`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
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
