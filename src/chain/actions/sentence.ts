import type { ActionView } from '../model/action.ts';
import type { SentencePart } from './sentence-parts.ts';
import type { TableName } from './sentences/contracts.ts';
import type { Tables } from './sentences/tables.ts';

export type { SentencePart } from './sentence-parts.ts';

/** `token.transfer`: the contract's table and the sentence in it. */
export type SentenceKey = {
  [Table in TableName]: `${Table}.${keyof Tables[Table]['sentences'] & string}`;
}[TableName];

/** The pattern of every sentence in one language. */
export type SentencePatterns = {
  readonly [Table in TableName]: {
    readonly [Key in keyof Tables[Table]['sentences']]: string;
  };
};

export interface Sentence {
  readonly key: SentenceKey;
  readonly slots: Readonly<Record<string, SentencePart>>;
}

/** What a sentence is made from: an action as a source told it, or one about to be signed. */
export type Tellable = Pick<ActionView, 'account' | 'name' | 'data'>;
