import { isRecord } from '#src/chain/core/record.ts';
import { typeShape } from '#src/chain/model/abi/type.ts';
import { emptyValue, isVariantValue } from '#src/chain/model/abi/value.ts';
import type { AbiField } from '#src/chain/model/abi/view.ts';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Paged } from '../ui/rows/show-more.tsx';
import { BuiltinField } from './builtin-field.tsx';
import {
  FieldGroup,
  type FormContext,
  MOST_PARTS,
  nameText,
  type ValueFieldProps,
} from './field-group.tsx';
import { ItemsField } from './items-field.tsx';
import { useProblemText } from './use-value-texts.ts';

/**
 * A field for a value of any type. It follows the value instead of the type, so that recursive
 * types end.
 */
function ValueField(props: ValueFieldProps) {
  const { form, name, type, path, value, onChange } = props;
  const shape = typeShape(form.abi, type);
  switch (shape.kind) {
    case 'builtin':
      return <BuiltinField {...props} shape={shape} />;
    case 'optional':
      return (
        <Omittable
          {...props}
          of={shape.of}
          given={value !== null && value !== undefined}
          none={null}
        />
      );
    case 'extension':
      return <Omittable {...props} of={shape.of} given={value !== undefined} none={undefined} />;
    case 'array':
      return Array.isArray(value) ? (
        <ItemsField {...props} of={shape.of} size={shape.size} items={value}>
          {(item) => <ValueField {...item} />}
        </ItemsField>
      ) : (
        <Misfit {...props} />
      );
    case 'struct':
      return isRecord(value) ? (
        <FieldGroup name={name} type={type}>
          <StructFields
            form={form}
            fields={shape.fields}
            path={path}
            value={value}
            onChange={onChange}
          />
        </FieldGroup>
      ) : (
        <Misfit {...props} />
      );
    case 'variant':
      return <VariantField {...props} types={shape.types} />;
    case 'unknown':
      return <Misfit {...props} />;
  }
}

interface StructFieldsProps {
  form: FormContext;
  fields: readonly AbiField[];
  path: string;
  value: Readonly<Record<string, unknown>>;
  onChange: (value: Readonly<Record<string, unknown>>) => void;
}

export function StructFields({ form, fields, path, value, onChange }: StructFieldsProps) {
  const set = (name: string, part: unknown) => {
    const next: Record<string, unknown> = { ...value, [name]: part };
    if (part === undefined) delete next[name];
    onChange(next);
  };
  return (
    <Paged rows={fields} page={MOST_PARTS}>
      {(shown) =>
        shown.map(({ name, type }) => (
          <ValueField
            key={name}
            form={form}
            name={name}
            type={type}
            path={path === '' ? name : `${path}.${name}`}
            value={Object.hasOwn(value, name) ? value[name] : undefined}
            onChange={(part) => set(name, part)}
          />
        ))
      }
    </Paged>
  );
}

interface OmittableProps extends ValueFieldProps {
  of: string;
  given: boolean;
  /** The value of an absent field. */
  none: null | undefined;
}

/** An optional value: a checkbox, and the field when checked. */
function Omittable({ of, given, none, ...props }: OmittableProps) {
  const { form, name, type, path, onChange } = props;
  const text = useContractTexts();
  const problemText = useProblemText(form.core);
  const problem = form.problems.get(path);
  const toggle = (present: boolean) =>
    onChange(present ? (emptyValue(form.abi, of) ?? none) : none);
  return (
    <div className="space-y-2">
      <Checkbox
        className="tap min-h-8 items-center"
        label={
          <>
            <span className="min-w-0 wrap-anywhere">{text.setField(nameText(name))}</span>
            <code dir="ltr" className="text-xs text-muted">
              {nameText(type)}
            </code>
          </>
        }
        checked={given}
        onCheck={toggle}
      />
      {given && <ValueField {...props} type={of} />}
      {!given && problem && <p className="text-xs text-danger">{problemText(problem)}</p>}
    </div>
  );
}

/** A variant: a type selector, then the value's field. */
function VariantField({ types, ...props }: ValueFieldProps & { types: readonly string[] }) {
  const { form, name, type, path, value, onChange } = props;
  const text = useContractTexts();
  const [chosen, inner] = isVariantValue(value) ? value : ['', null];
  if (!types.includes(chosen)) return <Misfit {...props} />;
  return (
    <FieldGroup name={name} type={type}>
      <Paged rows={types} page={MOST_PARTS}>
        {(shown) => (
          <SelectField
            label={text.chooseType(nameText(name))}
            value={chosen}
            options={[...new Set([...shown, chosen])].map((one) => ({
              key: one,
              label: nameText(one),
            }))}
            onSelect={(one) => onChange([one, emptyValue(form.abi, one)])}
          />
        )}
      </Paged>
      <ValueField
        {...props}
        key={chosen}
        type={chosen}
        path={path === '' ? chosen : `${path}.${chosen}`}
        value={inner}
        onChange={(next) => onChange([chosen, next])}
      />
    </FieldGroup>
  );
}

/** A value that does not fit its type: shown with a way to reset it. */
function Misfit({ form, name, type, path, onChange }: ValueFieldProps) {
  const text = useContractTexts();
  const problemText = useProblemText(form.core);
  const problem = form.problems.get(path);
  const isKnown = typeShape(form.abi, type).kind !== 'unknown';
  return (
    <FieldGroup name={name} type={type}>
      {problem && <p className="text-muted">{problemText(problem)}</p>}
      {isKnown && (
        <Button size="sm" onClick={() => onChange(emptyValue(form.abi, type))}>
          {text.startOver(nameText(type))}
        </Button>
      )}
    </FieldGroup>
  );
}
