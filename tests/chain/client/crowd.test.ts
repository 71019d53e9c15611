import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet, type RunningDevnet } from '#devnet/start.ts';
import { citizens } from '#devnet/story/crowd/cast.ts';
import { openChain, type ChainAccess } from '#src/chain/client/chain/access.ts';
import { openProposal, readPastProposal } from '#src/chain/client/proposal/proposals.ts';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { readPowerupOrders } from '#src/chain/tables/powerup-orders.ts';

let devnet: RunningDevnet;
let access: ChainAccess;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, chains: ['eos'], crowd: true });
  access = openChain(withDevnet(eos, devnet.port));
});
afterAll(() => devnet.close());

describe('a proposal', () => {
  const [proposer] = citizens(0, 5) as [string];
  const states = async (name: string) => {
    const proposal = await openProposal(access, proposer, name);
    return proposal?.approvals.map((one) => (one.voided ? 'voided' : one.state)).toSorted();
  };

  it('lists the requested approvals and whether they were given', async () => {
    const seats = citizens(0, 5);
    const proposal = await openProposal(access, proposer, 'twoofthree11');
    const requested = proposal?.approvals.map(({ actor }) => actor).toSorted();
    expect(requested).toEqual([...seats].toSorted());
    const given = proposal?.approvals.filter(({ state }) => state === 'Approved');
    expect(given?.map(({ actor }) => actor).toSorted()).toEqual(seats.slice(0, 2).toSorted());
    expect(proposal?.packedTransaction).toMatch(/^(?:[0-9a-f]{2})+$/);
  });

  it('lists revoked and invalidated approvals', async () => {
    expect(await states('takenback111')).toEqual([
      'Approved',
      'Approved',
      'Pending',
      'Pending',
      'Pending',
    ]);
    expect(await states('voidedvotes1')).toContain('voided');
  });

  it('is null if it never existed', async () => {
    expect(await openProposal(access, proposer, 'nosuchthing1')).toBeNull();
  });

  it('is null after it ended, and history reports how it ended', async () => {
    expect(await openProposal(access, proposer, 'paidgardener')).toBeNull();
    const executed = await readPastProposal(access, proposer, 'paidgardener');
    expect(executed?.end).toMatchObject({ payer: citizens(2, 1)[0], cancelled: false });
    const withdrawn = await readPastProposal(access, proposer, 'withdrawn111');
    expect(withdrawn?.end).toMatchObject({ payer: proposer, cancelled: true });
    expect(await readPastProposal(access, proposer, 'readytogo111')).toBeNull();
  });

  it('has each step of all accounts in the history, from the end to the proposal', async () => {
    const past = await readPastProposal(access, proposer, 'paidgardener');
    const acts = past?.steps.map(({ act }) => act) ?? [];
    expect(acts[0]).toBe('exec');
    expect(acts.at(-1)).toBe('propose');
    expect(acts.filter((act) => act === 'approve').length).toBeGreaterThan(1);
    const approvers = past?.steps.filter(({ act }) => act === 'approve').map(({ by }) => by);
    expect(new Set(approvers).size).toBe(approvers?.length);
    expect(past?.proposed?.data).toMatchObject({ proposer, proposal_name: 'paidgardener' });
  });
});

describe('rented resources', () => {
  it('are the orders of this account, each with its expiry', async () => {
    const [renter] = citizens(100, 1) as [string];
    const orders = await readPowerupOrders(access.pool, renter);
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every(({ owner, cpu, net }) => owner === renter && cpu > 0n && net > 0n)).toBe(
      true,
    );
    const ends = orders.map(({ expiresAt }) => expiresAt);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(await readPowerupOrders(access.pool, 'eosio')).toEqual([]);
  });
});
