import type { UnsatisfiableReason } from './unsatisfiable.ts';

/** What a rule found. Each says what it is about; the words for it are the screen's. */
export type Warning =
  | { readonly rule: 'look-alike'; readonly name: string; readonly like: string }
  | { readonly rule: 'first-transfer'; readonly to: string }
  | { readonly rule: 'exchange-without-memo'; readonly to: string }
  | {
      readonly rule: 'foreign-token';
      readonly symbol: string;
      readonly contract: string;
      /** The contract the symbol is known from. */
      readonly known: string;
    }
  | { readonly rule: 'owner-permission'; readonly actor: string }
  | { readonly rule: 'power-in-bundle'; readonly name: string; readonly account: string }
  | {
      readonly rule: 'unsatisfiable';
      readonly account: string;
      readonly permission: string;
      readonly reason: UnsatisfiableReason;
    }
  | { readonly rule: 'long-expiry'; readonly seconds: number }
  | { readonly rule: 'unknown-contract'; readonly contract: string }
  | { readonly rule: 'memo-link'; readonly to: string };

export type WarningRule = Warning['rule'];

/**
 * How much a warning weighs. `notice`: worth a look. `danger`: confirmed by itself. `stop`: nothing
 * is signed unless the account's name is typed.
 */
export type WarningWeight = 'notice' | 'danger' | 'stop';

export const warningWeights: Readonly<Record<WarningRule, WarningWeight>> = {
  unsatisfiable: 'stop',
  'look-alike': 'danger',
  'foreign-token': 'danger',
  'exchange-without-memo': 'danger',
  'power-in-bundle': 'danger',
  'owner-permission': 'notice',
  'unknown-contract': 'notice',
  'first-transfer': 'notice',
  'long-expiry': 'notice',
  'memo-link': 'notice',
};
