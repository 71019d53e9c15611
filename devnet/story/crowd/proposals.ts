import { formatTimeSeconds, parseTime } from '#src/chain/core/time.ts';
import type { PermissionLevel } from '../../types.ts';
import { act, active, keyAuthority, system, transfer } from '../actions.ts';
import { HOSTILE_MEMOS } from '../memos.ts';
import type { StoryAction } from '../teller.ts';
import { packAction } from '../teller.ts';
import { citizens, COUNCIL } from './cast.ts';
import type { Telling } from './told.ts';

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

/** Proposals of the council in each state there is. */
export function proposals(telling: Telling): void {
  const { teller, amounts } = telling;
  const pay = (whole: number, memo: string): StoryAction[] => [
    transfer(COUNCIL, citizens(30, 1)[0]!, amounts.whole(whole), memo),
  ];
  const three = SEATS.slice(0, 3);
  const room = { payer: PROPOSER, receiver: PROPOSER, bytes: 64 * 1024 };
  teller.send([system('buyrambytes', PROPOSER, room)]);
  teller.wait(5);

  // Who makes void what was approved does so for all proposals, so that this one is the first.
  propose(telling, 'voidedvotes1', { actions: pay(1, 'paint'), approve: SEATS.slice(3) });
  msig(telling, 'invalidate', SEATS[4]!, { account: SEATS[4]! });
  propose(telling, 'nobodyyet111', { actions: pay(2, 'chairs') });
  propose(telling, 'twoofthree11', { actions: pay(3, 'a table'), approve: SEATS.slice(0, 2) });
  propose(telling, 'readytogo111', { actions: pay(4, 'garden tools'), approve: three });
  propose(telling, 'takenback111', { actions: pay(5, 'a boat'), approve: three });
  withdraw(telling, 'takenback111', SEATS[1]!);
  propose(telling, 'timelocked11', { actions: pay(6, 'a roof'), approve: three, delay: MONTH });
  propose(telling, 'beyondmeans1', { actions: pay(9_000_000, 'a castle'), approve: three });
  const expires = soon(telling);
  propose(telling, 'toolate11111', { actions: pay(7, 'tickets'), approve: [SEATS[0]!], expires });
  propose(telling, 'manyactions1', { actions: manyActions(telling), approve: SEATS.slice(1, 3) });
  propose(telling, 'newcouncil11', { actions: [reshuffle()] });

  propose(telling, 'paidgardener', { actions: pay(8, 'the gardener'), approve: three });
  const executed = { proposer: PROPOSER, proposal_name: 'paidgardener', executer: SEATS[2]! };
  msig(telling, 'exec', SEATS[2]!, executed);
  propose(telling, 'withdrawn111', { actions: pay(10, 'never mind') });
  const canceled = { proposer: PROPOSER, proposal_name: 'withdrawn111', canceler: PROPOSER };
  msig(telling, 'cancel', PROPOSER, canceled);
  teller.wait(30);
}

function propose(telling: Telling, proposal_name: string, proposal: Proposal): void {
  const { chain } = telling.teller;
  const requested: PermissionLevel[] = SEATS.map(active);
  const trx = {
    expiration: proposal.expires ?? YEARS_AWAY,
    ...{ ref_block_num: 0, ref_block_prefix: 0, max_net_usage_words: 0, max_cpu_usage_ms: 0 },
    ...{ delay_sec: proposal.delay ?? 0, context_free_actions: [], transaction_extensions: [] },
    actions: proposal.actions.map((action) => packAction(chain, action)),
  };
  msig(telling, 'propose', PROPOSER, { proposer: PROPOSER, proposal_name, requested, trx });
  for (const seat of proposal.approve ?? []) {
    const approved = { proposer: PROPOSER, proposal_name, level: active(seat) };
    msig(telling, 'approve', seat, approved);
  }
}

function withdraw(telling: Telling, proposal_name: string, seat: string): void {
  msig(telling, 'unapprove', seat, { proposer: PROPOSER, proposal_name, level: active(seat) });
}

function msig({ teller }: Telling, name: string, by: string, data: Record<string, unknown>): void {
  teller.send([act('eosio.msig', name, active(by), data)]);
  teller.wait(5);
}

/** An hour from the head on. */
function soon({ teller }: Telling): string {
  const hour = 60 * 60 * 1000;
  return formatTimeSeconds(parseTime(teller.chain.headBlock.timestamp) + hour);
}

/** Payments with hostile memos. */
function manyActions({ amounts }: Telling): StoryAction[] {
  return HOSTILE_MEMOS.map((memo, place) =>
    transfer(COUNCIL, citizens(place, 1)[0]!, amounts.fine(1), memo),
  );
}

/** Gives the council's power to a single key: what one had better not approve. */
function reshuffle(): StoryAction {
  const auth = keyAuthority(PROPOSER);
  return system('updateauth', COUNCIL, {
    ...{ account: COUNCIL, permission: 'active', parent: 'owner', auth },
  });
}
