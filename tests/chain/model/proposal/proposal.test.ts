import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { isName } from '#src/chain/core/name.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import {
  approvals,
  listedProposals,
  proposal,
  proposalEnd,
  rowsOfLatest,
  suggestedProposalName,
} from '#src/chain/model/proposal/proposal.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

const level = (actor: string) => ({ actor, permission: 'active' });
const at = (actor: string, time: string) => ({ level: level(actor), time });
const JAN_1 = Date.UTC(2026, 0, 1);

describe('approvals', () => {
  const expected = [
    { actor: 'bob', permission: 'active', state: 'Approved', givenAt: JAN_1 },
    { actor: 'alice', permission: 'active', state: 'Pending', givenAt: null },
  ];

  it('are approved or pending', () => {
    const row = {
      version: 1,
      proposal_name: 'raise',
      requested_approvals: [at('alice', '1970-01-01T00:00:00.000')],
      provided_approvals: [at('bob', '2026-01-01T00:00:00.000')],
    };
    expect(approvals(row)).toEqual(expected);
  });

  it('are read from the older table, which has no times', () => {
    const row = { requested_approvals: [level('alice')], provided_approvals: [level('bob')] };
    expect(approvals(row)).toEqual(expected.map((one) => ({ ...one, givenAt: null })));
  });

  it('are shown once, as given where they were', () => {
    const time = '2026-01-01T00:00:00';
    const row = {
      requested_approvals: [at('bob', time), at('alice', time), at('alice', time), null, {}],
      provided_approvals: [at('bob', time), { level: { actor: 'x' } }],
    };
    expect(approvals(row)).toEqual(expected);
    const owner = { actor: 'bob', permission: 'owner' };
    expect(approvals({ requested_approvals: [owner, level('bob')] })).toHaveLength(2);
  });
});

describe('a proposal', () => {
  it('holds a packed transaction', () => {
    const row = { proposal_name: 'raise', packed_transaction: '00aaFF' };
    expect(proposal(row)).toEqual({
      name: 'raise',
      packedTransaction: '00aaFF',
      earliestExecution: null,
    });
    expect(proposal({ ...row, earliest_exec_time: '2026-01-01T00:00:00.000' })).toMatchObject({
      earliestExecution: JAN_1,
    });
    expect(proposal({ ...row, earliest_exec_time: null })).toMatchObject({
      earliestExecution: null,
    });
    for (const packed of ['0', '0g', '', 7, '00 11'])
      expect(proposal({ ...row, packed_transaction: packed })).toBeNull();
    expect(proposal({ ...row, proposal_name: '' })).toBeNull();
  });

  it('is listed by Hyperion with its approvals', () => {
    for (const { file, response } of recordings('hyperion_state_get_proposals')) {
      const rows = listOf(recordOf(response).proposals);
      const listed = listedProposals(rows);
      expect(listed.length, file).toBe(rows.length);
      for (const [index, one] of listed.entries()) {
        const reported = recordOf(rows[index]);
        const given = one.approvals.filter(({ state }) => state === 'Approved');
        expect(given.length, file).toBe(listOf(reported.provided_approvals).length);
        expect(one.approvals.length - given.length).toBe(
          listOf(reported.requested_approvals).length,
        );
        expect(given.every(({ givenAt }) => givenAt !== null)).toBe(true);
        expect([one.proposer, one.executed]).toEqual([reported.proposer, reported.executed]);
      }
    }
    const ended = { proposer: 'alice', proposal_name: 'raise', executed: true, block_num: 7 };
    expect(listedProposals([ended])).toMatchObject([{ executed: true, blockNum: 7 }]);
    const level = { actor: 'bob', permission: 'active' };
    const asked = [level, { actor: 'bob' }, { permission: 'active' }, 7];
    expect(approvals({ requested_approvals: asked })).toEqual([
      { ...level, state: 'Pending', givenAt: null },
    ]);
    expect(proposal({ proposal_name: 'raise' })).toBeNull();
    expect(listedProposals([{ proposer: 'alice' }, { proposal_name: 'raise' }])).toEqual([]);
    expect(listedProposals([{ proposer: 'alice', proposal_name: 'raise' }])).toEqual([
      { proposer: 'alice', name: 'raise', blockNum: null, executed: false, approvals: [] },
    ]);
  });
});

describe('the end of a proposal', () => {
  function row(name: string, data: Record<string, unknown>, blockTime = JAN_1): ActionRow {
    return {
      account: 'eosio.msig',
      name,
      authorization: [],
      hexData: null,
      data: { proposer: 'alice', proposal_name: 'raise', ...data },
      transactionId: 'ab'.repeat(32),
      blockNum: 5,
      blockTime,
      globalSequence: null,
      receivers: ['eosio.msig'],
    };
  }
  const propose = row('propose', {});
  const exec = row('exec', { executer: 'bob' });
  const cancel = row('cancel', { canceler: 'alice' });

  it('is its execution or its cancellation, by whom and when', () => {
    expect(proposalEnd('alice', 'raise', [exec, propose])).toEqual({
      payer: 'bob',
      transactionId: 'ab'.repeat(32),
      publishedAt: JAN_1,
      cancelled: false,
    });
    expect(proposalEnd('alice', 'raise', [row('approve', {}), cancel, propose])).toMatchObject({
      payer: 'alice',
      cancelled: true,
    });
  });

  it('counts only actions on the latest proposal of the name', () => {
    const other = row('approve', { proposal_name: 'other' });
    const older = [row('cancel', { canceler: 'alice' }), row('propose', {})];
    expect(rowsOfLatest('alice', 'raise', [exec, other, propose, ...older])).toEqual([
      exec,
      propose,
    ]);
    expect(rowsOfLatest('alice', 'raise', [exec, other])).toEqual([exec]);
    expect(rowsOfLatest('bob', 'raise', [exec, propose])).toEqual([]);
  });

  it('is open while nothing ended it', () => {
    expect(proposalEnd('alice', 'raise', [])).toBeNull();
    expect(proposalEnd('alice', 'raise', [row('approve', {}), propose])).toBeNull();
    expect(proposalEnd('alice', 'raise', [row('exec', { proposal_name: 'other' })])).toBeNull();
    expect(proposalEnd('bob', 'raise', [exec])).toBeNull();
    expect(proposalEnd('alice', 'raise', [{ ...exec, data: null }])).toBeNull();
  });

  it('of an earlier proposal of the name does not count', () => {
    expect(proposalEnd('alice', 'raise', [propose, cancel])).toBeNull();
  });

  it('has no payer if the action has none', () => {
    expect(proposalEnd('alice', 'raise', [row('cancel', {})])?.payer).toBe('');
    expect(proposalEnd('alice', 'raise', [row('exec', { executer: 7 })])?.payer).toBe('');
  });
});

describe('rows of proposals', () => {
  it(
    'are read, or left out, from anything',
    () => {
      const names = ['proposal_name', 'packed_transaction', 'earliest_exec_time', 'level', 'actor'];
      const lists = ['requested_approvals', 'provided_approvals', 'permission', 'time', 'proposer'];
      fc.assert(
        fc.property(hostileRow([...names, ...lists]), (value) => {
          const found = approvals(value);
          expect(new Set(found.map((one) => `${one.actor}@${one.permission}`)).size).toBe(
            found.length,
          );
          expect(listedProposals([value]).length).toBeLessThanOrEqual(1);
          expect(proposal(value)?.name).not.toBe('');
        }),
        TOTALITY,
      );
    },
    SLOW.timeout,
  );
});

it('a suggested name is twelve characters a proposal may have, whatever the dice say', () => {
  for (const byte of [0, 25, 26, 30, 31, 127, 255]) {
    const name = suggestedProposalName(new Uint8Array(12).fill(byte));
    expect(name).toMatch(/^[a-z][a-z1-5]{11}$/);
    expect(isName(name)).toBe(true);
  }
});
