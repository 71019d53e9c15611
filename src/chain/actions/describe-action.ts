import type { ActionContent, Sentence, SentenceKey } from './sentence.ts';
import type { SentencePart } from './sentence-parts.ts';
import { isAccountInfo } from './sentences/other.ts';
import { contractsOf, type ContractName, type LazyContract } from './sentences/registry.ts';
import type { ContractSentences, DecodedAction } from './sentences/rule.ts';

export type LoadedSentences = Readonly<Partial<Record<ContractName, ContractSentences>>>;

const NONE: ContractSentences = { choices: {}, sentences: {} };

/** Describes actions with the loaded sentences, and any other action by its fields. */
export function actionDescriber(loaded: LoadedSentences) {
  /**
   * An action as a sentence. Null if there is no sentence for it or its fields do not fit; then the
   * fields themselves are shown. Never throws.
   * @param system the account of the system contract; the system sentences apply to its actions
   * only
   */
  function sentenceOf({ account, name, data }: ActionContent, system = 'eosio'): Sentence | null {
    const action: DecodedAction = { account, name, data: data ?? {} };
    if (isNonce(action, system)) return filled('other', 'nonce', action);
    if (data === null) return null;
    for (const contract of contractsOf(action, system)) {
      const sentence = fromContract(contract, action);
      if (sentence) return sentence;
    }
    if (name === 'noop' && Object.keys(data).length === 0) return filled('other', 'noop', action);
    return isAccountInfo(data) ? filled('other', 'accountinfo', action) : null;
  }

  /**
   * Like sentenceOf, but falls back to the action's name and its first fields. Every slot is filled
   * and has a limited length, whatever the data holds.
   */
  function describeAction(action: ActionContent, system = 'eosio'): Sentence {
    const sentence = sentenceOf(action, system);
    if (sentence) return sentence;
    const { data } = action;
    const key = data === null ? 'undecoded' : Object.keys(data).length === 0 ? 'empty' : 'fields';
    const { slots } = filled('other', key, { ...action, data: data ?? {} }) ?? { slots: {} };
    return { key: `other.${key}`, slots };
  }

  function fromContract(contract: ContractName, action: DecodedAction): Sentence | null {
    const { choices, sentences } = loaded[contract] ?? NONE;
    const { name } = action;
    const own = Object.hasOwn(sentences, name) ? [name] : [];
    for (const choice of Object.hasOwn(choices, name) ? (choices[name] ?? []) : own) {
      const [key, holds] = typeof choice === 'string' ? [choice] : choice;
      if (holds && !holds(action.data)) continue;
      const sentence = filled(contract, key, action);
      if (sentence) return sentence;
    }
    return null;
  }

  function filled(contract: ContractName, key: string, action: DecodedAction): Sentence | null {
    const slots: Record<string, SentencePart> = {};
    for (const [slot, read] of Object.entries(loaded[contract]?.sentences[key] ?? {})) {
      const value = read(action);
      if (value === null) return null;
      slots[slot] = value;
    }
    return { key: `${contract}.${key}` as SentenceKey, slots };
  }

  /**
   * The registry row to load next for an action: the first of its rows that is not loaded, as long as
   * the loaded ones have no sentence for it. Empty if there is none.
   */
  function missingContracts(action: ActionContent, system = 'eosio'): readonly LazyContract[] {
    if (action.data === null) return [];
    const [first, ...others] = contractsOf(action, system);
    if (isMissing(first)) return [first];
    const next = others.find(isMissing);
    return isMissing(next) && sentenceOf(action, system) === null ? [next] : [];
  }

  function isMissing(name: ContractName | undefined): name is LazyContract {
    return name !== undefined && !(name in loaded);
  }

  return { sentenceOf, describeAction, missingContracts };
}

/** The null account has no ABI, and actions sent to it have no effect. */
function isNonce({ account, name }: DecodedAction, system: string): boolean {
  return account === `${system}.null` && name === 'nonce';
}
