import { type ReactNode, useState } from 'react';
import type { TypeShape } from '#src/chain/model/abi/type.ts';
import { typedValue } from '#src/chain/model/abi/value.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { nameText, type ValueFieldProps } from './field-group.tsx';
import { useHelpText, useProblemText } from './use-value-texts.ts';

type Builtin = Extract<TypeShape, { kind: 'builtin' }>;

/** A field for a built-in type, with help and validation. */
export function BuiltinField({
  form,
  name,
  path,
  value,
  onChange,
  shape,
}: ValueFieldProps & { shape: Builtin }) {
  const help = useHelpText(form.core);
  const problemText = useProblemText(form.core);
  const [touched, setTouched] = useState(false);
  const problem = form.problems.get(path);
  const isMissing = problem?.kind === 'needed' || problem?.kind === 'emptyName';
  const showsError = form.strict || (touched && !isMissing);
  const error = problem && showsError ? problemText(problem) : undefined;
  const hint = <Hint type={shape.name}>{help(shape.name)}</Hint>;
  const text = value === null || value === undefined ? '' : shownText(value);
  const shared = {
    value: text,
    onBlur: () => setTouched(true),
    dir: shape.name === 'string' ? 'auto' : 'ltr',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  };
  const type = (next: string) => onChange(typedValue(shape, next));
  if (shape.name === 'bool')
    return (
      <Tick name={name} value={value === true || value === 1} onChange={onChange} error={error}>
        {hint}
      </Tick>
    );
  if (shape.name === 'string' || shape.name === 'bytes')
    return (
      <TextArea
        {...shared}
        label={nameText(name)}
        hint={hint}
        error={error}
        className={shape.name === 'bytes' ? 'font-mono' : undefined}
        onChange={(event) => type(event.target.value)}
      />
    );
  return (
    <TextField
      {...shared}
      label={nameText(name)}
      hint={hint}
      error={error}
      inputMode={/^(u|varu?)?int/.test(shape.name) ? 'numeric' : undefined}
      onChange={(event) => type(event.target.value)}
    />
  );
}

function shownText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function Hint({ type, children }: { type: string; children: ReactNode }) {
  return (
    <>
      <code dir="ltr" className="text-ink">
        {type}
      </code>{' '}
      · {children}
    </>
  );
}

interface TickProps {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  error: string | undefined;
  children: ReactNode;
}

function Tick({ name, value, onChange, error, children }: TickProps) {
  return (
    <div>
      <Checkbox
        className="tap min-h-8 items-center font-medium"
        label={nameText(name)}
        checked={value}
        onCheck={onChange}
      />
      <p className="text-xs text-muted">{children}</p>
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
