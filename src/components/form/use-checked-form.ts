import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type ResolverResult,
  useForm,
  type UseFormRegisterReturn,
  useWatch,
} from 'react-hook-form';
import { useOnChange } from './use-on-change.ts';

/** What a form of the wallet is given around its own fields. */
export interface FormProps<Values, Valid = Values> {
  initial: Values;
  onChange?: (values: Values) => void;
  /** Called with values that could be submitted, else with null. */
  onValid?: (values: Valid | null) => void;
  /** Signing is in progress. */
  pending?: boolean;
  /** Called only with valid values. */
  onSubmit: (values: Valid) => void;
}

/** The props of a field: its registration and its error. */
export type CheckedField = UseFormRegisterReturn & { readonly error: string | undefined };

/** The props of a field that is checked again when a lookup has responded. */
export interface LookedUpField {
  readonly field: CheckedField;
  /** After blur or submit. */
  readonly showsError: boolean;
  readonly onCheck: () => Promise<unknown>;
}

type Events<Values> = Pick<FormProps<Values>, 'initial' | 'onChange' | 'onValid' | 'onSubmit'>;

/** A form whose values its own rules check. An error is shown after its field was left. */
export function useCheckedForm<Values extends FieldValues>(
  { initial, onChange, onValid, onSubmit }: Events<Values>,
  check: (typed: Values) => ResolverResult<Values>,
) {
  const { register, control, handleSubmit, trigger, setValue, formState } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: initial as DefaultValues<Values>,
    resolver: check,
  });
  const { errors, touchedFields, isSubmitted } = formState;
  const values = { ...initial, ...useWatch({ control }) } as Values;
  const valid = validOf(check(values));
  useOnChange(values, onChange);
  useOnChange(valid, onValid);

  type Field = Path<Values>;
  const messages = errors as Readonly<Record<string, { readonly message?: string } | undefined>>;
  const touched = touchedFields as Readonly<Record<string, unknown>>;
  const field = (name: Field): CheckedField => ({
    ...register(name),
    error: messages[name]?.message,
  });
  const showsError = (name: Field) => touched[name] === true || isSubmitted;
  return {
    register,
    control,
    trigger,
    setValue,
    errors,
    isSubmitted,
    /** The typed values. */
    values,
    /** As they would be submitted; null while they are not valid. */
    valid,
    field,
    /** Whether the errors of a field are shown. */
    showsError,
    lookedUpField: (name: Field): LookedUpField => ({
      field: field(name),
      showsError: showsError(name),
      onCheck: () => trigger(name),
    }),
    /** Writes a field and checks it. */
    fill: (name: Field) => (value: string) =>
      setValue(name, value as PathValue<Values, Field>, {
        shouldValidate: true,
        shouldTouch: true,
      }),
    submit: () => void handleSubmit((checked) => onSubmit(checked))(),
  };
}

/** The values of a validation; null if it found errors. */
function validOf<Values extends FieldValues>(result: ResolverResult<Values>): Values | null {
  return Object.keys(result.errors).length === 0 ? (result.values as Values) : null;
}
