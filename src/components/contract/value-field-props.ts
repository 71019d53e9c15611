import type { ValueProblem } from '#src/chain/model/abi/check.ts';
import type { AbiView } from '#src/chain/model/abi/view.ts';

/** Props shared by all fields of a form. */
export interface FormContext {
  readonly abi: AbiView;
  readonly problems: ReadonlyMap<string, ValueProblem>;
  /** Whether untouched fields show problems too. */
  readonly strict: boolean;
}

export interface ValueFieldProps {
  form: FormContext;
  name: string;
  type: string;
  /** The value's path: `auth.keys.0`. */
  path: string;
  value: unknown;
  /** Undefined removes the field. */
  onChange: (value: unknown) => void;
}
