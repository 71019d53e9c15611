import { expect, it } from 'vitest';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { pastSteps } from '#src/chain/model/proposal/proposal-history.ts';

const MSIG = 'eosio.msig';
const id = { proposer: 'alice', proposal_name: 'pay' };

const row = (name: string, data: ActionRow['data'], account = MSIG): ActionRow => ({
  account,
  name,
  data,
  authorization: [],
  hexData: null,
  transactionId: 'ab',
  blockNum: 1,
  blockTime: 7,
  globalSequence: null,
  receivers: [],
});

const rows = [
  row('exec', { ...id, executer: 'bob' }),
  row('approve', { ...id, level: { actor: 'carol', permission: 'active' } }),
  row('cancel', { proposer: 'dave', proposal_name: 'old', canceler: 'dave' }),
  row('invalidate', { account: 'carol' }),
  row('propose', { ...id, proposer: 'alice' }),
];

it('lists executions and cancellations of all accounts, with who acted', () => {
  expect(pastSteps(rows, MSIG, {}).map(({ act, by, name }) => [act, by, name])).toEqual([
    ['exec', 'bob', 'pay'],
    ['cancel', 'dave', 'old'],
  ]);
  expect(pastSteps(rows, MSIG, { proposer: 'dave' })).toMatchObject([{ act: 'cancel', at: 7 }]);
});

it('lists all steps of one account', () => {
  const acts = (by: string) => pastSteps(rows, MSIG, { by }).map(({ act }) => act);
  expect(acts('carol')).toEqual(['approve', 'invalidate']);
  expect(acts('alice')).toEqual(['propose']);
  expect(acts('nobody')).toEqual([]);
});

it('lists all steps of one proposal, by any account', () => {
  const wanted = { proposer: 'alice', name: 'pay' };
  expect(pastSteps(rows, MSIG, wanted).map(({ act, by }) => [act, by])).toEqual([
    ['exec', 'bob'],
    ['approve', 'carol'],
    ['propose', 'alice'],
  ]);
});

it.each([
  row('exec', null),
  row('exec', { proposer: 5, proposal_name: {} }),
  row('exec', { ...id, executer: 'bob' }, 'notmsig'),
  row('transfer', id),
])('leaves out a row that is no step: %j', (one) => {
  expect(pastSteps([one], MSIG, {})).toEqual([]);
});
