import type { ValueProblem } from '#src/chain/model/abi/check.ts';
import type { AbiView } from '#src/chain/model/abi/view.ts';

/** What the fields of one form share. */
export interface FormContext {
  readonly abi: AbiView;
  readonly problems: ReadonlyMap<string, ValueProblem>;
  /** Whether problems are told of fields that were not touched yet. */
  readonly strict: boolean;
}

export interface ValueFieldProps {
  form: FormContext;
  name: string;
  type: string;
  /** Where the value stands: `auth.keys.0`. */
  path: string;
  value: unknown;
  /** Undefined leaves the field out. */
  onChange: (value: unknown) => void;
}
