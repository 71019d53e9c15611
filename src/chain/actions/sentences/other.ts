import * as limits from '../../core/limits.ts';
import * as part from '../sentence-parts.ts';
import type { Fields, SentencePart } from '../sentence-parts.ts';
import { account, contractSentences, fieldOf } from './rule.ts';
import type { DecodedAction } from './rule.ts';

const action = ({ account: contract, name }: DecodedAction): SentencePart => ({
  kind: 'action',
  contract: part.shortened(contract, limits.sentenceItemText),
  name: part.shortened(name, limits.sentenceItemText),
});

const contractAccount = ({ account: contract }: DecodedAction) => part.account(contract);

const INFO_FIELDS = ['account_name', 'title', 'avatar', 'desc', 'modifier', 'url'];

/** Actions that any contract may have, and the fallback to the action's fields. */
export const other = contractSentences({
  accountinfo: { account: account('account_name'), modifier: account('modifier') },
  fields: { action, fields: ({ data }) => fieldsPart(data) },
  empty: { action },
  noop: { contract: contractAccount },
  nonce: {},
  undecoded: { action },
});

/** Chains use different contracts for account information. It is recognised by its fields. */
export function isAccountInfo(data: Fields): boolean {
  return INFO_FIELDS.every((field) => typeof fieldOf(data, field) === 'string');
}

function fieldsPart(data: Fields): SentencePart {
  const entries = Object.entries(data);
  const shown = entries.slice(0, limits.sentenceFields).map(([field, value]) => ({
    name: part.shortened(field, limits.sentenceItemText),
    value: valuePart(field, value),
  }));
  return { kind: 'fields', fields: shown, more: entries.length - shown.length };
}

/** Fields that hold an account in common contracts. Decoded data has no types. */
const ACCOUNT =
  /^(account|account_name|acc|actor|approver|author|bidder|borrower|buyer|canceler|claimer|contract|creator|executer|executor|from|issuer|miner|newowner|owner|payer|player|producer|proposer|proxy|receiver|recipient|seller|sender|to|user|username|voter)$/;

/** A value in the form it looks like. */
function valuePart(field: string, value: unknown): SentencePart {
  if (ACCOUNT.test(field)) {
    const named = part.account(value);
    if (named) return named;
  }
  if (typeof value === 'string') {
    const amount = part.amount(value);
    if (amount?.kind === 'amount' && amount.asset) return amount;
    return part.time(value) ?? part.text(value, limits.sentenceItemText) ?? text('—');
  }
  // Shown as it is: it is not known whether this number is an amount or an id.
  return text(brief(value));
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return `[${String(value.length)}]`;
  return value !== null && typeof value === 'object' ? '{…}' : String(value);
}

function text(value: string): SentencePart {
  return { kind: 'text', text: value };
}
