import { describe, expect, it } from 'vitest';
import { contractsOf, systemActions } from '#src/chain/actions/sentences/registry.ts';
import type { ContractSentences } from '#src/chain/actions/sentences/rule.ts';
import fioSystem from '#src/chain/sign/abi/pins/fio.system.json' with { type: 'json' };
import xprSystem from '#src/chain/sign/abi/pins/xpr.system.json' with { type: 'json' };
import { allSentences } from '../all-sentences.ts';

/** The actions a row has sentences for. */
function actionsOf(row: keyof typeof systemActions): string[] {
  const { choices, sentences }: ContractSentences = allSentences[row];
  const chosen = new Set(
    Object.values(choices).flatMap((list) =>
      list.map((choice) => (typeof choice === 'string' ? choice : choice[0])),
    ),
  );
  const plain = Object.keys(sentences).filter((name) => !chosen.has(name));
  return [...Object.keys(choices), ...plain].toSorted();
}

describe('rows of the system contract list the actions they are loaded for', () => {
  it('rex: all its actions', () => {
    expect(systemActions.rex.split(' ').toSorted()).toEqual(actionsOf('rex'));
  });

  it.each([
    ['fio', fioSystem],
    ['proton', xprSystem],
  ] as const)('%s: those its system contract has', (row, { actions }) => {
    const ofSystem = actionsOf(row).filter((name) => Object.hasOwn(actions, name));
    expect(systemActions[row].split(' ').toSorted()).toEqual(ofSystem);
  });
});

describe('the rows an action is looked for in', () => {
  it.each([
    ['eosio', 'delegatebw', ['system', 'administration']],
    ['eosio', 'buyrex', ['system', 'rex', 'administration']],
    ['eosio', 'setpriv', ['system', 'administration']],
    ['eosio.msig', 'propose', ['msig']],
    ['core.vaulta', 'buyrex', ['token', 'system', 'rex', 'vaulta', 'administration']],
    ['fio.token', 'trnsfiopubky', ['fio', 'token']],
    ['anything', 'transfer', ['token']],
  ])('%s::%s', (account, name, rows) => {
    expect(contractsOf({ account, name }, 'eosio')).toEqual(rows);
  });

  it('follow the system account of the chain', () => {
    expect(contractsOf({ account: 'sys.msig', name: 'propose' }, 'sys')).toEqual(['msig']);
  });
});
