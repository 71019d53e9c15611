import { action } from '../../engine/contract.ts';
import type { ActionHandler, ApplyContext } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { fioCheck } from './checks.ts';
import { takeFee } from './fees.ts';
import type { Payment } from './fees.ts';
import { changeFioGlobal, fioGlobal } from './global.ts';
import { ownAddress, requireAddress } from './lookup.ts';
import { balanceOf, nextId } from './rows.ts';
import { findProducer, findVoter, producers, voters } from './vote-rows.ts';
import type { FioVoter } from './vote-rows.ts';

type ByAddress = Payment & { fio_address: string };

/** Votes for producers' addresses. */
const voteproducer = action<ByAddress & { producers: string[] }>((context, args) => {
  const chosen = args.producers
    .map((one) => requireAddress(context, one, 'producers').owner_account)
    .sort();
  check(chosen.length <= context.spec.maxVotes, 'attempt to vote for too many producers');
  check(new Set(chosen).size === chosen.length, 'producer votes must be unique and sorted');
  for (const one of chosen) {
    const row = findProducer(context, one);
    check(row, `producer ${one} is not registered`);
    check(row.is_active, `producer ${one} is not currently registered`);
  }
  vote(context, args, '', chosen);
  takeFee(context, 'vote_producer', args);
});

const voteproxy = action<ByAddress & { proxy: string }>((context, args) => {
  const proxy = requireAddress(context, args.proxy, 'proxy').owner_account;
  check(proxy !== args.actor, 'cannot proxy to self');
  const ready = findVoter(context, proxy)?.is_proxy;
  fioCheck(ready, 'fio_address', args.proxy, 'This address is not a proxy');
  vote(context, args, proxy, []);
  takeFee(context, 'proxy_vote', args);
});

const regproxy = action<ByAddress>((context, args) => {
  ownAddress(context, args.fio_address, args.actor);
  const row = voterOf(context, args);
  check(row.proxy === '', 'account that uses a proxy is not allowed to become a proxy');
  fioCheck(!row.is_proxy, 'fio_address', args.fio_address, 'Already registered proxy. ');
  voters(context).put({ ...row, is_proxy: true }, args.actor);
  weighOwn(context, args.actor);
  takeFee(context, 'register_proxy', args);
});

const unregproxy = action<ByAddress>((context, args) => {
  const row = findVoter(context, args.actor);
  fioCheck(row?.is_proxy, 'fio_address', args.fio_address, 'Not registered proxy. ');
  voters(context).put({ ...row, is_proxy: false });
  weighOwn(context, args.actor);
  takeFee(context, 'unregister_proxy', args);
});

/** Updates votes after a balance change. */
const updatepower = action<{ voter: string; updateonly: boolean }>((context, { voter }) => {
  check(
    ['fio.token', 'fio.treasury', 'eosio'].some(context.hasAuth),
    'missing required authority of fio.treasury, fio.token, or eosio',
  );
  weighOwn(context, voter);
});

export const voteActions: Record<string, ActionHandler> = {
  voteproducer,
  voteproxy,
  regproxy,
  unregproxy,
  updatepower,
};

function voterOf(context: ApplyContext, { actor, fio_address = '' }: Payment): FioVoter {
  const existing = findVoter(context, actor);
  const address = fio_address === '' ? undefined : ownAddress(context, fio_address, actor);
  const named = { fioaddress: address?.name ?? '', addresshash: address?.namehash ?? 0n };
  if (existing) return address ? { ...existing, ...named } : existing;
  return {
    id: nextId(voters(context)),
    ...named,
    owner: actor,
    proxy: '',
    producers: [],
    last_vote_weight: 0,
    proxied_vote_weight: 0,
    is_proxy: false,
    is_auto_proxy: false,
    reserved2: 0,
    reserved3: { units: 0n, symbol: context.core },
  };
}

/** Moves a voter's weight from the old vote to the new one. */
function vote(context: ApplyContext, by: Payment, proxy: string, chosen: string[]): void {
  const row = voterOf(context, by);
  check(
    proxy === '' || !row.is_proxy,
    'account registered as a proxy is not allowed to use a proxy',
  );
  spread(context, row, -row.last_vote_weight);
  const next = { ...row, proxy, producers: chosen, last_vote_weight: 0 };
  voters(context).put(next, by.actor);
  weigh(context, by.actor);
  countVoted(context, by.actor, row.last_vote_weight);
}

/** By the voter's own action, or after their balance changed. */
function weighOwn(context: ApplyContext, owner: string): void {
  const before = findVoter(context, owner)?.last_vote_weight ?? 0;
  weigh(context, owner);
  countVoted(context, owner, before);
}

/**
 * As the contract counts: the weight of whoever votes without a proxy, as of their own last vote or
 * payment. What a proxy gains meanwhile counts from its own next one.
 */
function countVoted(context: ApplyContext, owner: string, before: number): void {
  const row = findVoter(context, owner);
  if (!row || row.proxy !== '') return;
  const all = fioGlobal(context).total_voted_fio;
  const total_voted_fio = all + BigInt(row.last_vote_weight) - BigInt(before);
  changeFioGlobal(context, { total_voted_fio });
}

function weigh(context: ApplyContext, owner: string): void {
  const row = findVoter(context, owner);
  if (!row) return;
  const weight = Number(balanceOf(context, owner)) + (row.is_proxy ? row.proxied_vote_weight : 0);
  const change = weight - row.last_vote_weight;
  if (change === 0) return;
  voters(context).put({ ...row, last_vote_weight: weight });
  spread(context, row, change);
}

function spread(context: ApplyContext, { proxy, producers: chosen }: FioVoter, change: number) {
  if (change === 0) return;
  if (proxy !== '') {
    const target = findVoter(context, proxy);
    if (!target) return;
    const proxied_vote_weight = Math.max(0, target.proxied_vote_weight + change);
    voters(context).put({ ...target, proxied_vote_weight });
    weigh(context, proxy);
    return;
  }
  for (const one of chosen) {
    const row = findProducer(context, one);
    if (!row) continue;
    const total_votes = Math.max(0, row.total_votes + change);
    producers(context).put({ ...row, total_votes });
  }
  const { total_producer_vote_weight: all } = fioGlobal(context);
  const added = change * chosen.length;
  changeFioGlobal(context, { total_producer_vote_weight: Math.max(0, all + added) });
}
