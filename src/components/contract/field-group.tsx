import type { ReactNode } from 'react';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type { FormProblem } from '#src/chain/model/abi/value.ts';
import type { AbiView } from '#src/chain/model/abi/view.ts';
import { truncateText } from '../ui/text/truncate-text.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** Fields, items or types shown at first, and with each click. A contract may have any number. */
export const MOST_PARTS = 50;

/** A name or a type of a contract in a label. */
export function nameText(name: string): string {
  return name.length > 60 ? `${truncateText(name, 60)}…` : name;
}

interface FieldGroupProps {
  name: string;
  type: string;
  children: ReactNode;
}

/** The fields of one value, indented. */
export function FieldGroup({ name, type, children }: FieldGroupProps) {
  return (
    <fieldset data-rows>
      <legend className="flex flex-wrap items-baseline gap-2 font-medium">
        <span dir="ltr" className="wrap-anywhere">
          <HostileText text={name} limit={60} />
        </span>
        <code dir="ltr" className="text-xs font-normal wrap-anywhere text-muted">
          <HostileText text={type} limit={60} />
        </code>
      </legend>
      <div className="mt-2 space-y-4 border-s ps-4">{children}</div>
    </fieldset>
  );
}

/** Props shared by all fields of a form. */
export interface FormContext {
  readonly abi: AbiView;
  /** The chain's token, for examples. */
  readonly core: TokenSymbol;
  readonly problems: ReadonlyMap<string, FormProblem>;
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
