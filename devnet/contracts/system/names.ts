import type { Asset } from '../../../src/chain/core/asset.ts';
import { formatTime } from '../../../src/chain/core/format-time.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../src/chain/core/symbol.ts';
import type { ApplyContext } from '../../engine/contract.ts';
import { action } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { changeGlobal, globalState } from './global.ts';
import { core, plus, sendTransfer } from './money.ts';
import { channelNamebid } from './rex/returns.ts';
import { bidrefunds, namebids, userres } from './rows.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Bids are sorted by their negative value: closed ones, which are negative, come first. */
const OPEN_BIDS = 2n ** 63n;
const OPENING_DELAY_MS = 14 * DAY_MS;

/** The system contract's part of newaccount: the right to the name, and empty resources. */
export const newaccount = action<{ creator: string; name: string }>((context, args) => {
  const { creator, name } = args;
  if (creator !== 'eosio' && isShort(name)) {
    if (suffixOf(name) === name) claimBid(context, creator, name);
    else check(creator === suffixOf(name), 'only suffix may create this account');
  }
  const none = core(context, 0n);
  userres(context, name).put(
    { owner: name, net_weight: none, cpu_weight: none, ram_bytes: 0n },
    name,
  );
  context.setLimits(name, { ram: 0, net: 0, cpu: 0 });
});

export const bidname = action<{ bidder: string; newname: string; bid: Asset }>(
  (context, { bidder, newname, bid }) => {
    context.requireAuth(bidder);
    check(suffixOf(newname) === newname, 'you can only bid on top-level suffix');
    check(newname !== '', 'the empty name is not a valid account name to bid on');
    check(newname.length < 13, '13 character names are not valid account names to bid on');
    check(
      newname.length < 12,
      'accounts with 12 character names and no dots can be created without bidding required',
    );
    check(!context.isAccount(newname), 'account already exists');
    check(sameSymbol(bid.symbol, context.core), 'asset must be system token');
    check(bid.units > 0n, 'insufficient bid');
    sendTransfer(context, bidder, 'eosio.names', bid.units, `bid name ${newname}`);
    const current = namebids(context).get(nameToBigint(newname));
    if (current) {
      check(current.high_bid > 0n, 'this auction has already closed');
      check(bid.units - current.high_bid > current.high_bid / 10n, 'must increase bid by 10%');
      check(current.high_bidder !== bidder, 'account is already highest bidder');
      owe(context, newname, current.high_bidder, current.high_bid, bidder);
    }
    namebids(context).put(
      { newname, high_bidder: bidder, high_bid: bid.units, last_bid_time: context.time },
      bidder,
    );
  },
);

export const bidrefund = action<{ bidder: string; newname: string }>(
  (context, { bidder, newname }) => {
    const rows = bidrefunds(context, newname);
    const { amount } = rows.require(nameToBigint(bidder), 'refund not found');
    sendTransfer(context, 'eosio.names', bidder, amount.units, `refund bid on name ${newname}`, [
      bidder,
    ]);
    rows.remove(nameToBigint(bidder));
  },
);

/**
 * Closes the highest auction: at most one a day, without a bid for a day, from two weeks after the
 * chain's activation.
 */
export function closeAuction(context: ApplyContext): void {
  const global = globalState(context);
  const sinceLast = context.now - Date.parse(`${global.last_name_close}Z`);
  const sinceStart = context.now - Date.parse(`${global.thresh_activated_stake_time}Z`);
  if (sinceLast <= DAY_MS || sinceStart <= OPENING_DELAY_MS) return;
  const [highest] = namebids(context).rows({ index: 2, limit: 1, lower: OPEN_BIDS });
  if (!highest || highest.high_bid <= 0n) return;
  if (context.now - Date.parse(`${highest.last_bid_time}Z`) <= DAY_MS) return;
  changeGlobal(context, { last_name_close: formatTime(context.now) });
  channelNamebid(context, highest.high_bid);
  namebids(context).put({ ...highest, high_bid: -highest.high_bid });
}

function claimBid(context: ApplyContext, creator: string, name: string): void {
  const bid = namebids(context).require(nameToBigint(name), 'no active bid for name');
  check(bid.high_bidder === creator, 'only highest bidder can claim');
  check(bid.high_bid < 0n, 'auction for name is not closed yet');
  namebids(context).remove(nameToBigint(name));
}

function owe(
  context: ApplyContext,
  name: string,
  bidder: string,
  units: bigint,
  payer: string,
): void {
  const rows = bidrefunds(context, name);
  const before = rows.get(nameToBigint(bidder));
  if (before) rows.put({ bidder, amount: plus(before.amount, units) });
  else rows.put({ bidder, amount: core(context, units) }, payer);
}

/** Names of twelve characters without dots need no auction. */
function isShort(name: string): boolean {
  return name.length < 12 || name.includes('.');
}

/** The part after the last dot, or the whole name. */
function suffixOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
