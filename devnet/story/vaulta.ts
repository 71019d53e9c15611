import type { Chain } from '../types.ts';
import { CORE_VAULTA, VAULTA_TOKEN } from '../vaulta.ts';
import { createAmounts } from './amounts.ts';
import type { Amounts } from './amounts.ts';
import { DEMO, KEEPS_EOS, PEOPLE } from './cast.ts';
import type { StoryAction, StoryRunner } from './story-runner.ts';

/** Actions with the same name at eosio that wallets still send there. */
const AT_EOSIO = [
  'deleteauth',
  'init',
  'linkauth',
  'setabi',
  'setcode',
  'unlinkauth',
  'updateauth',
];

/** Fields with another name at core.vaulta. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  buyramself: { account: 'payer' },
  giftram: { to: 'receiver', bytes: 'ram_bytes' },
};

/**
 * The runner and the amounts of the token that people have at last: on a chain that runs as Vaulta
 * does A, and actions of eosio with A are sent to core.vaulta.
 */
export function today(runner: StoryRunner): { runner: StoryRunner; amounts: Amounts } {
  const { chain } = runner;
  if (!chain.spec.vaulta) return { runner, amounts: createAmounts(chain) };
  return { runner: inVaulta(runner), amounts: createAmounts(chain, VAULTA_TOKEN) };
}

/** People who pay each other in the chain's token. */
export function payersOf({ spec }: Chain): string[] {
  const people = [...DEMO, ...PEOPLE].map(({ name }) => name);
  return spec.vaulta ? people.filter((name) => name !== KEEPS_EOS) : people;
}

function inVaulta(runner: StoryRunner): StoryRunner {
  const { chain } = runner;
  const wrapped = namesOf(chain, CORE_VAULTA);
  const translated = (action: StoryAction): StoryAction => forVaulta(action, chain, wrapped);
  return {
    ...runner,
    send: (actions, signers, delay) => runner.send(actions.map(translated), signers, delay),
    pack: (action) => runner.pack(translated(action)),
  };
}

function forVaulta(action: StoryAction, chain: Chain, wrapped: ReadonlySet<string>): StoryAction {
  const { account, name, data } = action;
  if (account === 'eosio.token' && inToken(data['quantity']))
    return { ...action, account: CORE_VAULTA };
  if (account !== 'eosio') return action;
  if (wrapped.has(name) && !AT_EOSIO.includes(name)) {
    const fields = Object.entries(data).map(([field, value]) => [
      RENAMED[name]?.[field] ?? field,
      value,
    ]);
    return { ...action, account: CORE_VAULTA, data: Object.fromEntries(fields) };
  }
  return { ...action, data: inCore(data, chain.spec.symbol.code) as StoryAction['data'] };
}

/** The same values with EOS instead of A: eosio counts EOS. */
function inCore(value: unknown, code: string): unknown {
  if (inToken(value)) return `${value.slice(0, -VAULTA_TOKEN.code.length)}${code}`;
  if (Array.isArray(value)) return value.map((item) => inCore(item, code));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, inCore(inner, code)]),
  );
}

function inToken(value: unknown): value is string {
  return typeof value === 'string' && /^\d+\.\d{4} A$/.test(value);
}

function namesOf(chain: Chain, account: string): ReadonlySet<string> {
  return new Set(chain.account(account)?.abi?.actions?.map(({ name }) => name));
}
