import { isName } from '../../core/name.ts';
import { typeShape } from './type.ts';
import type { AbiView } from './view.ts';

export type AbiProblem =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'type'; readonly type: string; readonly of: string };

/** Mistakes of an ABI that the chain accepts, and that make actions or tables unusable. */
export function abiProblems(abi: AbiView): AbiProblem[] {
  const named = [...abi.actions, ...abi.tables];
  const used = [
    ...named.map(({ name, type }) => ({ of: name, type })),
    ...abi.structs.flatMap(({ name, fields }) => fields.map(({ type }) => ({ of: name, type }))),
    ...abi.structs.flatMap(({ name, base }) => (base === '' ? [] : [{ of: name, type: base }])),
    ...abi.aliases.map(({ name, type }) => ({ of: name, type })),
    ...abi.variants.flatMap(({ name, types }) => types.map((type) => ({ of: name, type }))),
  ];
  return [
    ...named
      .filter(({ name }) => !isName(name))
      .map(({ name }) => ({ kind: 'name', name }) as const),
    ...used
      .filter(({ type }) => typeShape(abi, type).kind === 'unknown')
      .map(({ of, type }) => ({ kind: 'type', of, type }) as const),
  ];
}

/** What an upload adds to a contract's ABI, and what it removes. */
export function abiChanges(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
  };
}
