import type { Asset } from '../../src/chain/core/asset.ts';
import { nameToBigint } from '../../src/chain/core/name-bigint.ts';
import type { TokenSymbol } from '../../src/chain/core/symbol.ts';
import { parseTime } from '../../src/chain/core/time.ts';
import { formatTime } from '../../src/chain/core/format-time.ts';
import { action, table } from '../engine/contract.ts';
import type {
  ActionHandler,
  ApplyContext,
  NativeContract,
  TableAccess,
} from '../engine/contract.ts';
import { check } from '../engine/errors.ts';
import { abiOf } from './abi.ts';

export const DELPHI_ORACLE = 'delphioracle';

const REPORTS = 21;
/** The tenth smallest of 21: the contract counts from zero. */
const MEDIAN_PLACE = 9;
const COOLDOWN_MS = 55_000;
const NEVER = formatTime(0);

interface PairInput {
  name: string;
  base_symbol: TokenSymbol;
  base_type: number;
  base_contract: string;
  quote_symbol: TokenSymbol;
  quote_type: number;
  quote_contract: string;
  quoted_precision: bigint;
}

interface Pair extends PairInput {
  active: boolean;
  bounty_awarded: boolean;
  bounty_edited_by_custodians: boolean;
  proposer: string;
  bounty_amount: Asset;
  approving_custodians: string[];
  approving_oracles: string[];
}

interface Report {
  id: bigint;
  owner: string;
  value: bigint;
  median: bigint;
  timestamp: string;
}

/** Proposes a pair. Its rows exist from the beginning, without values. */
const newbounty = action<{ proposer: string; pair: PairInput }>((context, { proposer, pair }) => {
  context.requireAuth(proposer);
  check(!pairs(context).get(nameToBigint(pair.name)), 'A pair with this name already exists.');
  const open: Pair = {
    active: false,
    bounty_awarded: false,
    bounty_edited_by_custodians: false,
    proposer,
    bounty_amount: { units: 0n, symbol: context.core },
    approving_custodians: [],
    approving_oracles: [],
    ...pair,
  };
  pairs(context).put(open, proposer);
  for (let id = 0; id < REPORTS; id++) {
    const empty = { id: BigInt(id), owner: '', value: 0n, median: 0n, timestamp: NEVER };
    reports(context, pair.name).put(empty, proposer);
  }
});

/** A producer's approval activates a pair. */
const votebounty = action<{ owner: string; bounty: string }>((context, { owner, bounty }) => {
  context.requireAuth(owner);
  const pair = pairs(context).require(nameToBigint(bounty), 'bounty not found.');
  check(!pair.active, 'pair is already active.');
  check(isProducer(context, owner), 'owner not a qualified oracle');
  const approving_oracles = [...pair.approving_oracles, owner];
  pairs(context).put({ ...pair, approving_oracles, active: true });
});

const write = action<{ owner: string; quotes: { value: bigint; pair: string }[] }>(
  (context, { owner, quotes }) => {
    context.requireAuth(owner);
    check(quotes.length > 0, 'must supply non-empty array of quotes');
    check(isProducer(context, owner), 'account is not a qualified oracle');
    for (const { pair, value } of quotes) {
      check(pairs(context).get(nameToBigint(pair))?.active === true, 'pair not allowed');
      report(context, owner, pair, value);
    }
  },
);

/** Overwrites the oldest report. */
function report(context: ApplyContext, owner: string, pair: string, value: bigint): void {
  const store = reports(context, pair);
  const rows = store.rows().toSorted((a, b) => parseTime(a.timestamp) - parseTime(b.timestamp));
  const last = rows.findLast((row) => row.owner === owner);
  check(
    !last || context.now - parseTime(last.timestamp) >= COOLDOWN_MS,
    'can only call every 60 seconds',
  );
  const [oldest] = rows;
  check(oldest, 'pair has no datapoints');
  const written = { ...oldest, owner, value, timestamp: context.time };
  const values = [...rows.slice(1), written].map((row) => row.value);
  const median = values.toSorted((a, b) => Number(a - b))[MEDIAN_PLACE] ?? 0n;
  store.put({ ...written, median }, owner);
}

/** Removes a pair's reports. */
const clear = action<{ pair: string }>((context, { pair }) => {
  context.requireAuth(context.receiver);
  for (const { id } of reports(context, pair).rows()) reports(context, pair).remove(id);
});

const deletepair = action<{ name: string; reason: string }>((context, { name }) => {
  context.requireAuth(context.receiver);
  pairs(context).remove(nameToBigint(name));
  for (const { id } of reports(context, name).rows()) reports(context, name).remove(id);
});

const actions: Record<string, ActionHandler> = { newbounty, votebounty, write, clear, deletepair };

const symbols =
  'base_symbol symbol, base_type uint16, base_contract name, quote_symbol symbol, quote_type uint16, quote_contract name, quoted_precision uint64';

/**
 * delphioracle: producers report prices. Without bounties' payments, custodians and hashes.
 *
 * @see https://github.com/eostitan/delphioracle
 */
export const delphiOracle: NativeContract = {
  name: DELPHI_ORACLE,
  abi: abiOf({
    structs: {
      pairinput: `name name, ${symbols}`,
      pairs: `active bool, bounty_awarded bool, bounty_edited_by_custodians bool, proposer name, name name, bounty_amount asset, approving_custodians name[], approving_oracles name[], ${symbols}`,
      datapoints: 'id uint64, owner name, value uint64, median uint64, timestamp time_point',
      quote: 'value uint64, pair name',
      newbounty: 'proposer name, pair pairinput',
      votebounty: 'owner name, bounty name',
      write: 'owner name, quotes quote[]',
      clear: 'pair name',
      deletepair: 'name name, reason string',
    },
    actions: Object.keys(actions),
    tables: { pairs: 'pairs', datapoints: 'datapoints' },
  }),
  actions,
  tables: {
    pairs: table<Pair>('pairs', ({ name }) => nameToBigint(name)),
    datapoints: table<Report>(
      'datapoints',
      ({ id }) => id,
      ({ value }) => value,
      ({ timestamp }) => BigInt(Math.floor(parseTime(timestamp) / 1000)),
    ),
  },
};

function pairs(context: ApplyContext): TableAccess<Pair> {
  return context.table('pairs', context.receiver);
}

function reports(context: ApplyContext, pair: string): TableAccess<Report> {
  return context.table('datapoints', pair);
}

function isProducer(context: ApplyContext, owner: string): boolean {
  return context.table('producers', 'eosio', 'eosio').get(nameToBigint(owner)) !== undefined;
}
