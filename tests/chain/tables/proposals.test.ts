import { afterEach, describe, expect, it } from 'vitest';
import * as proposals from '#src/chain/tables/proposals.ts';
import { nameKey } from '#src/chain/tables/query.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe('a proposal', () => {
  const row = { proposal_name: 'one', packed_transaction: 'ab12' };
  const level = { actor: 'bob', permission: 'active' };
  const second = {
    version: 1,
    proposal_name: 'one',
    provided_approvals: [],
    requested_approvals: [{ level, time: '1970-01-01T00:00:00.000' }],
  };
  const first = { proposal_name: 'old', requested_approvals: [], provided_approvals: [level] };

  it('is found by proposer and name', async () => {
    const { pool, requested } = await nodeWith({ proposal: [row] });
    expect(await proposals.readProposal(pool, 'alice', 'one')).toMatchObject({ name: 'one' });
    expect(requested[0]).toMatchObject({
      code: 'eosio.msig',
      scope: ALICE,
      lower_bound: nameKey('one'),
      limit: 1,
    });
    expect(await proposals.readProposal(pool, 'alice', 'two')).toBe(null);
    expect((await proposals.proposalsOf(pool, 'alice')).rows).toHaveLength(1);
  });

  it('has its approvals in the second table, or else in the first', async () => {
    const both = await nodeWith({ approvals2: [second], approvals: [first] });
    expect(await proposals.readApprovals(both.pool, 'alice', 'one')).toMatchObject({
      approvals: [{ actor: 'bob', state: 'Pending' }],
    });
    expect(await proposals.readApprovals(both.pool, 'alice', 'old')).toMatchObject({
      approvals: [{ actor: 'bob', state: 'Approved' }],
    });
    expect(await proposals.readApprovals(both.pool, 'alice', 'none')).toBe(null);
    const all = await proposals.approvalsOf(both.pool, 'alice');
    expect(all.rows.map(({ name }) => name).toSorted()).toEqual(['old', 'one']);
  });

  it('has approvals if the contract lacks one of the tables, and fails if it lacks both', async () => {
    const old = await nodeWith({ approvals: [first] });
    expect(await proposals.readApprovals(old.pool, 'alice', 'old')).toMatchObject({ name: 'old' });
    const fresh = await nodeWith({ approvals2: [second] });
    expect(await proposals.readApprovals(fresh.pool, 'alice', 'two')).toBe(null);
    expect((await proposals.approvalsOf(fresh.pool, 'alice')).rows).toHaveLength(1);
    const none = await nodeWith({});
    await expect(proposals.approvalsOf(none.pool, 'alice')).rejects.toMatchObject({
      name: 'contract_table_query_exception',
    });
  });
});
