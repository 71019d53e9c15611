import type { Hono } from 'hono';
import type { History } from '../../history/history.ts';
import type { PermissionLevel } from '../../types.ts';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import type { ApiContext } from '../context.ts';
import { indexedRoute, paging } from './route.ts';
import type { Query } from './route.ts';

interface Approval extends PermissionLevel {
  time: string;
}

interface Proposal {
  provided_approvals: Approval[];
  requested_approvals: Approval[];
  /** Of its latest change. */
  block_num: number;
  proposer: string;
  proposal_name: string;
  /** Whether it was executed or cancelled. */
  executed: boolean;
  primary_key: string;
}

const MSIG = 'eosio.msig';
const NEVER = '1970-01-01T00:00:00.000';
/** The service's page limit. */
const MOST = 100;

/** Multisig proposals including closed ones, the latest changed first. */
export function hyperionProposalRoutes(app: Hono, context: ApiContext): void {
  const { history } = context;
  indexedRoute(app, context, '/v2/state/get_proposals', (query) => {
    const { skip, limit } = paging({ ...query, limit: atMost(query['limit'], MOST) });
    const found = replay(history)
      .filter((proposal) => fits(query, proposal))
      .sort((a, b) => b.block_num - a.block_num);
    return {
      query_time: null,
      cached: false,
      total: { value: found.length, relation: 'eq' },
      proposals: found.slice(skip, skip + limit),
    };
  });
}

function atMost(limit: string | undefined, most: number): string {
  return limit && Number(limit) > most ? String(most) : (limit ?? '');
}

function fits(query: Query, proposal: Proposal): boolean {
  const { proposer, proposal_name, executed } = proposal;
  const requested = proposal.requested_approvals.map(({ actor }) => actor);
  const provided = proposal.provided_approvals.map(({ actor }) => actor);
  const both = [...requested, ...provided];
  const accounts = query['account']?.split(',').filter(Boolean) ?? [];
  return (
    accounts.every((account) => both.includes(account)) &&
    (!query['proposer'] || query['proposer'] === proposer) &&
    (!query['proposal'] || query['proposal'] === proposal_name) &&
    (!query['executed'] || (query['executed'] === 'true') === executed) &&
    (!query['requested'] || requested.includes(query['requested'])) &&
    (!query['provided'] || provided.includes(query['provided']))
  );
}

/** Replays the contract's actions to find the state of each proposal. */
function replay(history: History): Proposal[] {
  const done: Proposal[] = [];
  const open = new Map<string, Proposal>();
  for (const position of history.actionsOf(MSIG)) {
    const { receivers, in: recorded } = history.action(position);
    const act = receivers[0]?.act;
    if (act?.account !== MSIG || typeof act.data !== 'object') continue;
    const data = act.data as Record<string, unknown>;
    const [proposer, proposal_name] = [String(data['proposer']), String(data['proposal_name'])];
    const place = `${proposer}/${proposal_name}`;
    const { num: block_num, timestamp } = recorded.block;
    const proposal = open.get(place);
    if (act.name === 'propose') {
      open.set(place, {
        provided_approvals: [],
        requested_approvals: (data['requested'] as PermissionLevel[]).map((level) => ({
          ...level,
          time: NEVER,
        })),
        block_num,
        proposer,
        proposal_name,
        executed: false,
        primary_key: String(nameToBigint(proposal_name)),
      });
    } else if (proposal && (act.name === 'exec' || act.name === 'cancel')) {
      done.push({ ...proposal, block_num, executed: true });
      open.delete(place);
    } else if (proposal && (act.name === 'approve' || act.name === 'unapprove')) {
      const level = data['level'] as PermissionLevel;
      open.set(place, { ...proposal, ...moved(proposal, act.name, level, timestamp), block_num });
    }
  }
  return [...done, ...open.values()];
}

function moved(
  { provided_approvals, requested_approvals }: Proposal,
  how: 'approve' | 'unapprove',
  level: PermissionLevel,
  time: string,
): Pick<Proposal, 'provided_approvals' | 'requested_approvals'> {
  const others = (list: Approval[]): Approval[] =>
    list.filter(
      ({ actor, permission }) => actor !== level.actor || permission !== level.permission,
    );
  const [provided, requested] = [others(provided_approvals), others(requested_approvals)];
  const approval = { actor: level.actor, permission: level.permission, time };
  return how === 'approve'
    ? { provided_approvals: [...provided, approval], requested_approvals: requested }
    : { provided_approvals: provided, requested_approvals: [...requested, approval] };
}
