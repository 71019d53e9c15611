import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { parseFields } from '#src/chain/model/abi/filled.ts';
import { typeShape } from '#src/chain/model/abi/type.ts';
import { formProblems } from '#src/chain/model/abi/value.ts';
import type { AbiView } from '#src/chain/model/abi/view.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useSubmit } from '../form/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';
import { jsonText } from '../ui/json-view.tsx';
import { RowButton } from '../ui/rows/row-button.tsx';
import { nameText } from './field-group.tsx';
import { StructFields } from './value-field.tsx';

type Data = Readonly<Record<string, unknown>>;

interface ActionFormProps {
  abi: AbiView;
  /** The chain's token, for examples. */
  core: TokenSymbol;
  /** The struct of the action's data. */
  type: string;
  data: Data;
  /** The fields that a link set, also to empty values. */
  given?: readonly string[];
  onData: (data: Data) => void;
  levels: readonly PermissionLevel[];
  onLevels: (levels: readonly PermissionLevel[]) => void;
  /** Why the permissions cannot authorize. */
  levelsError: string | undefined;
  pending: boolean;
  /** Something outside the form needs confirmation first. */
  blocked?: boolean;
  /** Called only with data that fits its type. */
  onSubmit: () => void;
  /** Between the form and its button. */
  children?: ReactNode;
}

/** An action's data and authorization, by field or as JSON. */
export function ActionForm(props: ActionFormProps) {
  const { abi, core, type, data, onData, levels, onLevels, levelsError } = props;
  const { given = [], pending, blocked = false, children } = props;
  const text = useContractTexts();
  const format = useFormat();
  const { label, onSubmit } = useSubmit(text.submit, props.onSubmit);
  const [view, setView] = useState<'fields' | 'json'>('fields');
  const [isJson, setIsJson] = useState(true);
  const [tries, setTries] = useState(0);
  const strict = tries > 0;
  const element = useRef<HTMLFormElement>(null);
  // A submission marks what is wrong.
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const found = useMemo(() => formProblems(abi, type, data), [abi, type, data]);
  const empty = found.filter(({ problem }) => problem.kind === 'emptyName');
  const emptyPaths = empty.map(({ path }) => path).join(', ');
  // The names that were confirmed to be empty. Who writes JSON or a link with an empty one means it.
  const [left, setLeft] = useState(() => {
    const isMeant = empty.every(({ path }) => given.includes(path.split('.')[0] ?? ''));
    return isMeant ? emptyPaths : '';
  });
  const mayBeEmpty = view === 'json' || left === emptyPaths;
  const fieldProblems = useMemo(
    () => found.filter(({ problem }) => !mayBeEmpty || problem.kind !== 'emptyName'),
    [found, mayBeEmpty],
  );
  const problems = useMemo(
    () => new Map(fieldProblems.map(({ path, problem }) => [path, problem])),
    [fieldProblems],
  );
  const shape = typeShape(abi, type);
  const fields = shape.kind === 'struct' ? shape.fields : [];
  return (
    <form
      ref={element}
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        const isSound = fieldProblems.length === 0 && (view === 'fields' || isJson);
        setTries(tries + 1);
        if (isSound && !blocked) onSubmit();
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">{fields.length === 0 && text.noFields}</p>
        <Toggle
          label={text.dataView}
          current={view}
          options={[
            { key: 'fields', label: text.asForm },
            { key: 'json', label: text.shared.json },
          ]}
          onSelect={(next) => {
            setView(next);
            setIsJson(true);
          }}
        />
      </div>
      {view === 'json' ? (
        <JsonData data={data} onChange={onData} onJson={setIsJson} />
      ) : (
        <StructFields
          form={{ abi, core, problems, strict }}
          fields={fields}
          path=""
          value={data}
          onChange={onData}
        />
      )}
      <AuthorizationFields
        levels={levels}
        onChange={onLevels}
        error={strict ? levelsError : undefined}
      />
      {children}
      {strict && view === 'fields' && empty.length > 0 && (
        <Checkbox
          className="tap min-h-8 items-center"
          label={text.leaveEmpty(nameText(emptyPaths))}
          checked={mayBeEmpty}
          onCheck={(isLeft) => setLeft(isLeft ? emptyPaths : '')}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" disabled={pending || blocked}>
          {pending ? text.shared.inProgress : label}
        </Button>
        {strict && fieldProblems.length > 0 && (
          <p role="alert" className="text-danger">
            {text.problemCount(format.number(fieldProblems.length))}
          </p>
        )}
      </div>
    </form>
  );
}

interface JsonDataProps {
  data: Readonly<Record<string, unknown>>;
  onChange: (data: Readonly<Record<string, unknown>>) => void;
  /** Called with whether the text is JSON of the data. */
  onJson: (isJson: boolean) => void;
}

/** A form's data as JSON. Invalid JSON stays in the field and changes nothing; it is not submitted. */
function JsonData({ data, onChange, onJson }: JsonDataProps) {
  const text = useContractTexts();
  const [typed, setTyped] = useState(() => jsonText(data));
  const isObject = parseFields(typed) !== null;
  return (
    <TextArea
      label={text.jsonData}
      dir="ltr"
      className="min-h-40 font-mono"
      value={typed}
      error={isObject ? undefined : text.jsonInvalid}
      onChange={(event) => {
        setTyped(event.target.value);
        const fields = parseFields(event.target.value);
        onJson(fields !== null);
        if (fields) onChange(fields);
      }}
    />
  );
}

interface AuthorizationFieldsProps {
  levels: readonly PermissionLevel[];
  onChange: (levels: readonly PermissionLevel[]) => void;
  error: string | undefined;
}

/** The action's authorization: one permission or several. */
function AuthorizationFields({ levels, onChange, error }: AuthorizationFieldsProps) {
  const text = useContractTexts();
  const format = useFormat();
  const set = (index: number, part: Partial<PermissionLevel>) => {
    const level = levels[index];
    if (level) onChange(levels.with(index, { ...level, ...part }));
  };
  const plain = {
    dir: 'ltr',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 13,
  } as const;
  return (
    <fieldset data-rows className="space-y-3">
      <legend className="font-medium">{text.authorization}</legend>
      {levels.map((level, index) => (
        <div key={index} className="flex items-end gap-2">
          <TextField
            {...plain}
            className="min-w-0 flex-1"
            label={text.actor}
            value={level.actor}
            onChange={(event) => set(index, { actor: event.target.value })}
          />
          <TextField
            {...plain}
            className="min-w-0 flex-1"
            label={text.shared.permission}
            value={level.permission}
            onChange={(event) => set(index, { permission: event.target.value })}
          />
          {levels.length > 1 && (
            <RowButton
              tool="remove"
              label={text.removeAuthorization(format.number(index + 1))}
              className="mb-1"
              onPress={() => onChange(levels.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => onChange([...levels, { actor: '', permission: 'active' }])}
      >
        {text.addAuthorization}
      </Button>
    </fieldset>
  );
}
