import type { ActionView } from '../model/action/action.ts';
import type { SentencePart } from './sentence-parts.ts';
import type { ContractName, Sentences } from './sentences/registry.ts';

export type { SentencePart } from './sentence-parts.ts';

/** `token.transfer`: the row of the registry and the sentence in it. */
export type SentenceKey = {
  [Contract in ContractName]: `${Contract}.${keyof Sentences[Contract]['sentences'] & string}`;
}[ContractName];

/** The pattern of every sentence in one language. */
export type SentencePatterns = {
  readonly [Contract in ContractName]: {
    readonly [Key in keyof Sentences[Contract]['sentences']]: string;
  };
};

export interface Sentence {
  readonly key: SentenceKey;
  readonly slots: Readonly<Record<string, SentencePart>>;
}

/** The action a sentence describes: executed, or about to be signed. */
export type ActionContent = Pick<ActionView, 'account' | 'name' | 'data'>;
