import { SystemContract } from '@wharfkit/account';
import { type ABI } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { sentenceOf, describeAction } from './all-sentences.ts';
import type { SentenceKey } from '#src/chain/actions/sentence.ts';
import { contractsOf } from '#src/chain/actions/sentences/registry.ts';
import { allSentences } from './all-sentences.ts';
import type { ContractSentences } from '#src/chain/actions/sentences/rule.ts';
import { outsideRecordings, recordings } from '#tests/recordings/read.ts';
import { contractAbis } from '#tests/recordings/abis.ts';
import { documentedActions } from './documented-actions.ts';
import { documentedSystem } from './documented-system.ts';
import { abiOf } from './encoded.ts';
import { sampleData } from './sample-data.ts';

/*
 * What each sentence is tested against: an action that a real chain recorded, or data made by the
 * contract's own ABI. The rest use fields that no recording confirms.
 */
const recorded = recordedActions();
const contracts = [
  ['eosio', SystemContract.abi] as const,
  // The system contracts of XPR and of FIO stand at the same account.
  ...contractAbis().map(
    ([name, abi]) => [name.replace(/^(eosio|xpr|fio)\.system$/, 'eosio'), abiOf(abi)] as const,
  ),
  ...outsideRecordings('abi_json').flatMap((recording) => {
    const account = accountOf(recording.file);
    return account === null ? [] : [[account, abiOf(recording)] as const];
  }),
  ...recordings('v1_chain_get_abi').flatMap((recording) => {
    const { account_name: account } = recording.response as { account_name?: string };
    return account === undefined ? [] : [[account, abiOf(recording)] as const];
  }),
];

interface RecordedAction {
  readonly account: string;
  readonly name: string;
  readonly data: Record<string, unknown>;
}

/** Actions of recorded blocks, transactions and histories, one for each sentence of an action. */
function recordedActions(): RecordedAction[] {
  const found = new Map<string, RecordedAction>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === 'object') {
      const { account, name, data } = value as Record<string, unknown>;
      if (typeof account === 'string' && typeof name === 'string' && isObject(data))
        found.set(`${account}::${name} ${describeAction({ account, name, data }).key}`, {
          account,
          name,
          data,
        });
      Object.values(value).forEach(visit);
    }
  };
  for (const kind of [
    'decoded_actions',
    'v1_chain_get_block',
    'v1_history_get_actions',
    'v1_chain_push_transaction',
    'v1_chain_send_transaction',
    'v1_history_get_transaction',
    'hyperion_history_get_actions',
    'hyperion_history_get_transaction',
  ])
    visit(recordings(kind).filter(({ file }) => !file.endsWith(' empty')));
  return [...found.values()];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** The account of the contract whose ABI a file holds. */
function accountOf(file: string): string | null {
  const name = /([^/]+?)(\.abi)?\.json$/.exec(file)?.[1]?.toLowerCase() ?? '';
  if (/^(fioprotocol\+fio\.contracts|XPRNetwork|CryptoLions|pinknetworkx)/.test(file)) return name;
  return /^(atomicassets|eosio\.(msig|token|wrap))$/.test(name) ? name : null;
}

/** The token of FIO is created without an issuer for the sentence to name. */
const isUntold = (account: string, action: string) =>
  account === 'fio.token' && action === 'create';

/** Whether there is a sentence meant for an action of the account. */
function isMeant(account: string, action: string): boolean {
  return contractsOf({ account, name: action }, 'eosio').some((table) => {
    const { choices, sentences } = (allSentences as Record<string, ContractSentences>)[table]!;
    return Object.hasOwn(choices, action)
      ? (choices[action] ?? []).length > 0
      : Object.hasOwn(sentences, action);
  });
}

const documented = { ...documentedActions, ...documentedSystem };

const all = Object.entries(allSentences).flatMap(([table, { sentences }]) =>
  Object.keys(sentences).map((name) => `${table}.${name}` as SentenceKey),
);

describe('sentences of data generated from ABIs', () => {
  // Any other contract may have actions of a token's names with fields of its own.
  const ours = contracts.filter(
    ([account]) =>
      account === 'eosio.token' || contractsOf({ account, name: '' }, 'eosio')[0] !== 'token',
  );
  const meant = ours.flatMap(([account, abi]) =>
    abi.actions
      .map(({ name }) => String(name))
      .filter((action) => isMeant(account, action) && !isUntold(account, action))
      .map((action) => [`${account}::${action}`, account, action, abi] as const),
  );

  it.each(meant)('%s has a sentence', (_title, account, action, abi) => {
    const full = sentenceOf({ account, name: action, data: sampleData(abi, action, 'full') });
    expect(full?.key.split('.')[0]).toBeOneOf([...contractsOf({ account, name: action }, 'eosio')]);
  });
});

/** Sentences of actions with data made by an ABI. */
const byAbi = new Set(
  contracts.flatMap(([account, abi]: readonly [string, ABI]) =>
    abi.actions.flatMap(({ name }) =>
      (['full', 'empty'] as const).map((fullness) => {
        const data = sampleData(abi, String(name), fullness);
        return describeAction({ account, name: String(name), data }).key;
      }),
    ),
  ),
);

describe('sentences of recorded actions', () => {
  it.each(recorded)('$account::$name has a sentence', ({ account, name, data }) => {
    const { key } = describeAction({ account, name, data });
    expect(key.startsWith('other.')).toBe(!isMeant(account, name) || isUntold(account, name));
  });

  it('list what each one is tested with', () => {
    const byRecording = new Set(recorded.map((action) => describeAction(action).key));
    const list = (keys: SentenceKey[]) => keys.toSorted().join(' ');
    console.info(`Tested with recordings: ${list(all.filter((key) => byRecording.has(key)))}`);
    console.info(`Tested with data made by ABIs: ${list(all.filter((key) => byAbi.has(key)))}`);
    const rest = all.filter((key) => !byRecording.has(key) && !byAbi.has(key));
    console.info(`Tested with fields that no recording confirms: ${list(rest)}`);
    expect(rest.filter((key) => !(key in documented))).toEqual([]);
  });
});

describe('contracts whose every action has a sentence', () => {
  const whole = [
    'core.vaulta',
    'eosio',
    'eosio.token',
    'eosio.rex',
    'eosio.system',
    'eosio.wram',
    'eosio.reserv',
    'eosio.saving',
    'eosio.msig',
    'atomicassets',
    'atomicmarket',
    'xpr.system',
    'eosio.proton',
    'time.eosn',
    'msigmessager',
  ];
  const abis = contractAbis().map(([name, abi]) => [name, abiOf(abi)] as const);

  it.each(abis.filter(([name]) => whole.includes(name)))('%s', (name, abi) => {
    const account = name.replace(/^(eosio|xpr)\.system$/, 'eosio');
    const without = abi.actions
      .map((action) => String(action.name))
      .filter(
        (action) =>
          sentenceOf({ account, name: action, data: sampleData(abi, action, 'full') }) === null,
      );
    expect(without).toEqual([]);
  });

  it('are complete', () => {
    expect(abis.map(([name]) => name)).toEqual(expect.arrayContaining(whole));
  });
});

describe('sentences of documented actions', () => {
  it.each(Object.entries(documented))('%s has a sentence', (key, action) => {
    expect(describeAction(action).key).toBe(key);
  });

  it('cover the rows without an ABI here', () => {
    const rows = ['administration', 'governance', 'services', 'vaulta'];
    const keys = all.filter((key) => rows.includes(key.split('.')[0] ?? ''));
    expect(keys.filter((key) => !(key in documented) && !byAbi.has(key))).toEqual([]);
  });
});
