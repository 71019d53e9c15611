import * as part from '../sentence-parts.ts';
import type { Fields, SentencePart } from '../sentence-parts.ts';

/** An action whose data was decoded. */
export interface DecodedAction {
  readonly account: string;
  readonly name: string;
  readonly data: Fields;
}

/** The value of a slot, or null if the action does not have it. */
type Read = (action: DecodedAction) => SentencePart | null;
type Slots = Readonly<Record<string, Read>>;
export type Test = (data: Fields) => boolean;

/** The sentences of a contract: the slots of each, and which actions it describes. */
export interface ContractSentences<Key extends string = string> {
  readonly sentences: Readonly<Record<Key, Slots>>;
  /**
   * For actions with several sentences or with another action's sentence: the first one whose slots
   * all fill is used. Any other action has the sentence of its own name.
   */
  readonly choices: Readonly<Record<string, readonly (Key | readonly [Key, Test])[]>>;
}

export function contractSentences<Sentences extends Record<string, Slots>>(
  sentences: Sentences,
  choices: ContractSentences<keyof Sentences & string>['choices'] = {},
): { sentences: Sentences; choices: typeof choices } {
  return { sentences, choices };
}

// Readers of one field. With several names, the first one in the data is used, since contracts
// rename fields.
export const account = (...names: string[]) => reading(names, part.account);
export const accounts = (...names: string[]) => reading(names, part.accounts);
export const name = (...names: string[]) => reading(names, part.nameText);
export const text = (...names: string[]) => reading(names, (value) => part.text(value));
export const texts = (...names: string[]) => reading(names, part.texts);
export const ids = (...names: string[]) => reading(names, part.ids);
export const nfts = (...names: string[]) => reading(names, part.nfts);
export const wholeNumber = (...names: string[]) => reading(names, part.wholeNumber);
export const idNumber = (...names: string[]) => reading(names, part.idNumber);
export const time = (...names: string[]) => reading(names, part.time);
/** An amount of the contract's fixed token. */
export const amount = (...names: string[]) => reading(names, (value) => part.amount(value));
/** An amount of a token of the contract itself. */
export const ownAmount = (...names: string[]) => reading(names, part.amount);
/** A token of the contract itself, by its symbol. */
export const token = (...names: string[]) => reading(names, part.token);

/** A token of another contract, by two fields. */
export const otherToken =
  (symbol: string, contract: string): Read =>
  ({ data }) => {
    const at = fieldOf(data, contract);
    return part.token(fieldOf(data, symbol), typeof at === 'string' ? at : '');
  };

export const count = (field: string) =>
  reading([field], (value) => (Array.isArray(value) ? part.wholeNumber(value.length) : null));

/** True if a field has one of the values. */
export const is =
  (field: string, ...values: unknown[]): Test =>
  (data) =>
    values.includes(fieldOf(data, field));

/** True in contracts; older nodes write it as a number. */
export const yes = (field: string): Test => is(field, true, 1);

/** The value of a field, or of a nested one: `trx.expiration`. */
export function fieldOf(data: Fields, path: string): unknown {
  let value: unknown = data;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Fields)[key];
  }
  return value;
}

function reading(
  names: readonly string[],
  read: (value: unknown, contract: string) => SentencePart | null,
): Read {
  return ({ data, account: contract }) => {
    const values = names.map((path) => fieldOf(data, path));
    return read(
      values.find((value) => value !== undefined),
      contract,
    );
  };
}
