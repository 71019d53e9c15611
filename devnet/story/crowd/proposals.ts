import { parseTime } from '#src/chain/core/time.ts';
import { formatTimeSeconds } from '#src/chain/core/format-time.ts';
import type { PermissionLevel } from '../../types.ts';
import { act, active, keyAuthority, system, transfer } from '../actions.ts';
import { HOSTILE_MEMOS } from '../memos.ts';
import type { StoryAction } from '../story-runner.ts';
import { citizens, COUNCIL } from './cast.ts';
import type { CrowdContext } from './context.ts';

const SEATS = citizens(0, 5);
const [PROPOSER] = SEATS as [string];
const YEARS_AWAY = '2036-01-01T00:00:00';
const MONTH = 30 * 24 * 60 * 60;

interface Proposal {
  actions: StoryAction[];
  /** Seats that approve, in order. */
  approve?: readonly string[];
  delay?: number;
  expires?: string;
}

/** Proposals of the council in each state. */
export function proposals(context: CrowdContext): void {
  const { runner, amounts } = context;
  const pay = (whole: number, memo: string): StoryAction[] => [
    transfer(COUNCIL, citizens(30, 1)[0]!, amounts.whole(whole), memo),
  ];
  const three = SEATS.slice(0, 3);
  const room = { payer: PROPOSER, receiver: PROPOSER, bytes: 64 * 1024 };
  runner.send([system('buyrambytes', PROPOSER, room)]);
  runner.wait(5);

  // Invalidating affects all proposals, so this one comes first.
  propose(context, 'voidedvotes1', { actions: pay(1, 'paint'), approve: SEATS.slice(3) });
  msig(context, 'invalidate', SEATS[4]!, { account: SEATS[4]! });
  propose(context, 'nobodyyet111', { actions: pay(2, 'chairs') });
  propose(context, 'twoofthree11', { actions: pay(3, 'a table'), approve: SEATS.slice(0, 2) });
  propose(context, 'readytogo111', { actions: pay(4, 'garden tools'), approve: three });
  propose(context, 'takenback111', { actions: pay(5, 'a boat'), approve: three });
  withdraw(context, 'takenback111', SEATS[1]!);
  propose(context, 'timelocked11', { actions: pay(6, 'a roof'), approve: three, delay: MONTH });
  propose(context, 'beyondmeans1', { actions: pay(9_000_000, 'a castle'), approve: three });
  const expires = soon(context);
  propose(context, 'toolate11111', { actions: pay(7, 'tickets'), approve: [SEATS[0]!], expires });
  propose(context, 'manyactions1', { actions: manyActions(context), approve: SEATS.slice(1, 3) });
  propose(context, 'newcouncil11', { actions: [reshuffle()] });

  propose(context, 'paidgardener', { actions: pay(8, 'the gardener'), approve: three });
  const executed = { proposer: PROPOSER, proposal_name: 'paidgardener', executer: SEATS[2]! };
  msig(context, 'exec', SEATS[2]!, executed);
  propose(context, 'withdrawn111', { actions: pay(10, 'never mind') });
  const canceled = { proposer: PROPOSER, proposal_name: 'withdrawn111', canceler: PROPOSER };
  msig(context, 'cancel', PROPOSER, canceled);
  runner.wait(30);
}

function propose(context: CrowdContext, proposal_name: string, proposal: Proposal): void {
  const requested: PermissionLevel[] = SEATS.map(active);
  const trx = {
    expiration: proposal.expires ?? YEARS_AWAY,
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: proposal.delay ?? 0,
    context_free_actions: [],
    transaction_extensions: [],
    actions: proposal.actions.map(context.runner.pack),
  };
  msig(context, 'propose', PROPOSER, { proposer: PROPOSER, proposal_name, requested, trx });
  for (const seat of proposal.approve ?? []) {
    const approved = { proposer: PROPOSER, proposal_name, level: active(seat) };
    msig(context, 'approve', seat, approved);
  }
}

function withdraw(context: CrowdContext, proposal_name: string, seat: string): void {
  msig(context, 'unapprove', seat, { proposer: PROPOSER, proposal_name, level: active(seat) });
}

function msig(
  { runner }: CrowdContext,
  name: string,
  by: string,
  data: Record<string, unknown>,
): void {
  runner.send([act('eosio.msig', name, active(by), data)]);
  runner.wait(5);
}

/** An hour after the head block. */
function soon({ runner }: CrowdContext): string {
  const hour = 60 * 60 * 1000;
  return formatTimeSeconds(parseTime(runner.chain.headBlock.timestamp) + hour);
}

/** Payments with hostile memos. */
function manyActions({ amounts }: CrowdContext): StoryAction[] {
  return HOSTILE_MEMOS.map((memo, index) =>
    transfer(COUNCIL, citizens(index, 1)[0]!, amounts.fine(1), memo),
  );
}

/** Gives control of the council to one key: a proposal that nobody should approve. */
function reshuffle(): StoryAction {
  const auth = keyAuthority(PROPOSER);
  return system('updateauth', COUNCIL, {
    account: COUNCIL,
    permission: 'active',
    parent: 'owner',
    auth,
  });
}
