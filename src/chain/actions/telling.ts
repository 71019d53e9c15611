import type { Sentence, SentenceKey, Tellable } from './sentence.ts';
import type { SentencePart } from './sentence-parts.ts';
import { type TableName, tablesOf } from './sentences/contracts.ts';
import { isAccountInfo } from './sentences/other.ts';
import type { ContractSentences, Told } from './sentences/rule.ts';

type SomeTables = Readonly<Partial<Record<TableName, ContractSentences>>>;

const NOTHING: ContractSentences = { choices: {}, sentences: {} };

/** What tells actions by the tables given; an action of another is told by its fields. */
export function tellingBy(tables: SomeTables) {
  /**
   * An action as a sentence, or null where none is known for it or its fields are not what its
   * contract's should be: then the fields themselves are shown. Never throws.
   * @param system the account of the system contract, whose actions alone mean what they say
   */
  function sentenceOf({ account, name, data }: Tellable, system = 'eosio'): Sentence | null {
    if (data === null) return null;
    const told: Told = { account, name, data };
    for (const table of tablesOf(account, system)) {
      const sentence = fromTable(table, told);
      if (sentence) return sentence;
    }
    return isAccountInfo(data) ? filled('other', 'accountinfo', told) : null;
  }

  /**
   * As sentenceOf, but where there is no sentence the action by its name and its first fields. Every
   * slot is filled and none is long, whatever the data holds.
   */
  function tellingOf(action: Tellable, system = 'eosio'): Sentence {
    const sentence = sentenceOf(action, system);
    if (sentence) return sentence;
    const { data } = action;
    const key = data === null ? 'undecoded' : Object.keys(data).length === 0 ? 'empty' : 'fields';
    const { slots } = filled('other', key, { ...action, data: data ?? {} }) ?? { slots: {} };
    return { key: `other.${key}`, slots };
  }

  function fromTable(table: TableName, told: Told): Sentence | null {
    const { choices, sentences } = tables[table] ?? NOTHING;
    const { name } = told;
    const own = Object.hasOwn(sentences, name) ? [name] : [];
    for (const choice of Object.hasOwn(choices, name) ? (choices[name] ?? []) : own) {
      const [key, holds] = typeof choice === 'string' ? [choice] : choice;
      const sentence = holds === undefined || holds(told.data) ? filled(table, key, told) : null;
      if (sentence) return sentence;
    }
    return null;
  }

  function filled(table: TableName, key: string, told: Told): Sentence | null {
    const slots: Record<string, SentencePart> = {};
    for (const [slot, read] of Object.entries(tables[table]?.sentences[key] ?? {})) {
      const value = read(told);
      if (value === null) return null;
      slots[slot] = value;
    }
    return { key: `${table}.${key}` as SentenceKey, slots };
  }

  return { sentenceOf, tellingOf };
}
