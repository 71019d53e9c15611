import { emptyAbi, type Abi } from '../abi.ts';
import { struct } from '../abi-definition.ts';

/** A published ABI in the format of this folder. Fields are written `name type, name type`. */
export interface PublishedAbi {
  /** URL of the publication. */
  readonly source: string;
  /** The fields of each action, including base fields. */
  readonly actions: Readonly<Record<string, string>>;
  /** The fields of each struct used in actions. */
  readonly structs?: Readonly<Record<string, string>>;
  /** The cases of each variant, `type, type`. */
  readonly variants?: Readonly<Record<string, string>>;
  /** The type of each alias. */
  readonly types?: Readonly<Record<string, string>>;
}

const listed = (text: string) => (text === '' ? [] : text.split(', '));

/** Converts it to an ABI. An action's struct is named `action::transfer`. */
export function abiOfPublished(published: PublishedAbi): Abi {
  const { actions, structs = {}, variants = {}, types = {} } = published;
  return {
    ...emptyAbi,
    types: Object.entries(types).map(([name, type]) => ({ new_type_name: name, type })),
    structs: [
      ...Object.entries(structs).map(([name, fields]) => struct(name, ...listed(fields))),
      ...Object.entries(actions).map(([name, fields]) =>
        struct(`action::${name}`, ...listed(fields)),
      ),
    ],
    variants: Object.entries(variants).map(([name, cases]) => ({ name, types: listed(cases) })),
    actions: Object.keys(actions).map((name) => ({
      name,
      type: `action::${name}`,
      ricardian_contract: '',
    })),
  };
}
