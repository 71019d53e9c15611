import { SystemContract } from '@wharfkit/account';
import type { ABI } from '@wharfkit/antelope';
import { fc } from '#tests/fc.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accountInfo } from '#src/chain/actions/account-info.ts';
import type { Action } from '#src/chain/actions/action.ts';
import { keyAuthority } from '#src/chain/actions/authority.ts';
import { canceldelay } from '#src/chain/actions/cancel-delay.ts';
import { setabi, setcode } from '#src/chain/actions/contract-code.ts';
import { transferToFioKey } from '#src/chain/actions/fio-transfer.ts';
import * as fio from '#src/chain/actions/fio-vote.ts';
import * as msig from '#src/chain/actions/multisig.ts';
import { bidname, bidrefund, newaccount, newaccres } from '#src/chain/actions/new-account.ts';
import { nftTransfers } from '#src/chain/actions/nft.ts';
import { deleteauth, linkauth, unlinkauth, updateauth } from '#src/chain/actions/permission.ts';
import { removeProxyInfo } from '#src/chain/actions/proxy-info.ts';
import {
  buyram,
  buyramburn,
  buyrambytes,
  delegatebw,
  giftram,
  powerup,
  ramburn,
  ramtransfer,
  refund,
  sellram,
  undelegatebw,
  ungiftram,
  unwrapRam,
} from '#src/chain/actions/resources.ts';
import { defundLoan, fundLoan, rent } from '#src/chain/actions/rex-loan.ts';
import * as rex from '#src/chain/actions/rex.ts';
import { transfer } from '#src/chain/actions/transfer.ts';
import {
  claimgenesis,
  claimrewards,
  regproxy,
  voterclaim,
  voteByProxy,
  voteproducer,
} from '#src/chain/actions/vote.ts';
import * as xpr from '#src/chain/actions/xpr-stake.ts';
import { bytesToHex } from '#src/chain/core/checksum.ts';
import { formatPublicKey } from '#src/chain/core/key.ts';
import { nameFromBigint } from '#src/chain/core/name-bigint.ts';
import { publishedAbis } from '#tests/recordings/abis.ts';
import { describeAction } from './all-sentences.ts';
import { fieldNames, roundTrip } from './encoded.ts';

const name = fc.bigInt({ min: 1n << 4n, max: 2n ** 64n - 1n }).map(nameFromBigint);
const units = fc.bigInt({ min: 0n, max: 2n ** 62n - 1n });
const symbol = fc.record({
  code: fc.stringMatching(/^[A-Z]{1,7}$/),
  precision: fc.integer({ min: 0, max: 18 }),
});
const asset = fc.record({ units, symbol });
const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const int64 = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n });
const bytes = fc.uint8Array({ maxLength: 64 });
const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytesToHex);
const level = fc.record({ actor: name, permission: name });
const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((x) => formatPublicKey({ type: 'K1', data: Uint8Array.of(2, ...x) }));
const resource = fc.constantFrom('cpu' as const, 'net' as const);
const loan = fc.record({ from: name, loan: int64, amount: asset });
const bandwidth = fc.record({ from: name, receiver: name, net: asset, cpu: asset });
const ramMove = fc.record({ from: name, to: name, bytes: int64, memo: fc.string() });
const proposal = fc.record({ proposer: name, name });
const inner = fc.record({
  account: name,
  name,
  authorization: fc.array(level, { maxLength: 3 }),
  data: bytes.map(bytesToHex),
});
const year2100 = Date.UTC(2100, 0, 1);
const proposed = fc.record({
  expiration: fc.integer({ min: 0, max: year2100 }),
  delaySeconds: fc.integer({ min: 0, max: 1_000_000 }),
  actions: fc.array(inner, { maxLength: 3 }),
});

const systemActions: Record<string, fc.Arbitrary<Action>> = {
  delegatebw: fc.tuple(bandwidth, fc.boolean()).map(([one, gives]) => delegatebw(one, gives)),
  undelegatebw: bandwidth.map((one) => undelegatebw(one)),
  refund: name.map((owner) => refund(owner)),
  buyram: fc.record({ payer: name, receiver: name, quant: asset }).map((one) => buyram(one)),
  buyrambytes: fc
    .record({ payer: name, receiver: name, bytes: uint32 })
    .map((one) => buyrambytes(one)),
  sellram: fc.tuple(name, uint32).map(([account, size]) => sellram(account, size)),
  ramtransfer: ramMove.map((one) => ramtransfer(one)),
  ramburn: ramMove.map(({ from, bytes: size, memo }) =>
    ramburn({ owner: from, bytes: size, memo }),
  ),
  buyramburn: fc
    .tuple(name, asset)
    .map(([payer, quantity]) => buyramburn({ payer, quantity, memo: 'gone' })),
  deleteauth: fc.tuple(name, name).map(([account, one]) => deleteauth(account, one)),
  linkauth: fc
    .record({ account: name, code: name, type: fc.oneof(name, fc.constant('')), requirement: name })
    .map((one) => linkauth(one)),
  unlinkauth: fc.record({ account: name, code: name, type: name }).map((one) => unlinkauth(one)),
  newaccount: fc
    .record({ creator: name, name, owner: key.map(keyAuthority), active: key.map(keyAuthority) })
    .map((one) => newaccount(one)),
  canceldelay: fc.tuple(level, hash).map(([by, id]) => canceldelay(by, id)),
  setcode: fc.tuple(name, bytes).map(([account, code]) => setcode(account, code)),
  setabi: fc.tuple(name, bytes).map(([account, abi]) => setabi(account, abi)),
  bidname: fc.record({ bidder: name, newname: name, bid: asset }).map((one) => bidname(one)),
  bidrefund: fc.tuple(name, name).map(([bidder, newname]) => bidrefund(bidder, newname)),
  powerup: fc
    .record({
      payer: name,
      receiver: name,
      days: uint32,
      maxPayment: asset,
      netFraction: int64,
      cpuFraction: int64,
    })
    .map((one) => powerup(one)),
  voteproducer: fc
    .record({
      voter: name,
      producers: fc.array(name, { maxLength: 30 }),
      maxVotes: fc.constant(30),
    })
    .map((one) => voteproducer(one)),
  voteByProxy: fc.tuple(name, name).map(([voter, proxy]) => voteByProxy(voter, proxy)),
  regproxy: fc.tuple(name, fc.boolean()).map(([proxy, is]) => regproxy(proxy, is)),
  claimrewards: name.map((owner) => claimrewards(owner)),
  deposit: fc.tuple(name, asset).map(([owner, one]) => rex.deposit(owner, one)),
  withdraw: fc.tuple(name, asset).map(([owner, one]) => rex.withdraw(owner, one)),
  buyrex: fc.tuple(name, asset).map(([from, one]) => rex.buyrex(from, one)),
  sellrex: fc.tuple(name, asset).map(([from, one]) => rex.sellrex(from, one)),
  unstaketorex: fc
    .record({ owner: name, receiver: name, net: asset, cpu: asset })
    .map((one) => rex.unstaketorex(one)),
  cnclrexorder: name.map((owner) => rex.cnclrexorder(owner)),
  mvtosavings: fc.tuple(name, asset).map(([owner, one]) => rex.mvtosavings(owner, one)),
  mvfrsavings: fc.tuple(name, asset).map(([owner, one]) => rex.mvfrsavings(owner, one)),
  updaterex: name.map((owner) => rex.updaterex(owner)),
  consolidate: name.map((owner) => rex.consolidate(owner)),
  closerex: name.map((owner) => rex.closerex(owner)),
  rexexec: fc
    .tuple(name, fc.integer({ min: 0, max: 65_535 }))
    .map(([user, max]) => rex.rexexec(user, max)),
  rent: fc
    .tuple(resource, fc.record({ from: name, receiver: name, payment: asset, fund: asset }))
    .map(([one, fields]) => rent(one, fields)),
  fundLoan: fc.tuple(resource, loan).map(([one, fields]) => fundLoan(one, fields)),
  defundLoan: fc.tuple(resource, loan).map(([one, fields]) => defundLoan(one, fields)),
};

const transfers = fc
  .record({
    contract: name,
    from: name,
    to: name,
    quantity: asset,
    memo: fc.string({ unit: 'grapheme' }),
  })
  .map((one) => transfer(one));

const multisigActions: Record<string, fc.Arbitrary<Action>> = {
  propose: fc
    .tuple(proposal, fc.array(level, { maxLength: 4 }), proposed)
    .map(([id, requested, transaction]) => msig.propose({ ...id, requested, transaction })),
  approve: fc.tuple(proposal, level).map(([id, by]) => msig.approve(id, by)),
  approveHash: fc.tuple(proposal, level, hash).map(([id, by, one]) => msig.approve(id, by, one)),
  unapprove: fc.tuple(proposal, level).map(([id, by]) => msig.unapprove(id, by)),
  exec: fc.tuple(proposal, name).map(([id, by]) => msig.exec(id, by)),
  cancel: fc.tuple(proposal, name).map(([id, by]) => msig.cancel(id, by)),
  invalidate: name.map((account) => msig.invalidate(account)),
};

/** Of contracts that few chains have. */
const otherActions: Record<string, fc.Arbitrary<Action>> = {
  giftram: ramMove.map((one) => giftram(one)),
  ungiftram: ramMove.map(({ from, to, memo }) => ungiftram({ from, to, memo })),
  unwrapRam: fc
    .tuple(name, int64)
    .map(([owner, size]) => unwrapRam({ contract: 'eosio.wram', owner, bytes: size })),
  updateauth: fc
    .record({ account: name, permission: name, parent: name, auth: key.map(keyAuthority) })
    .map((one) => updateauth(one)),
  newaccres: fc.tuple(name, name).map(([creator, account]) => newaccres(creator, account)),
  voteProducersOfFio: name.map((actor) => fio.voteProducersOfFio(actor, ['bp@fio'])),
  voteproxy: name.map((actor) => fio.voteproxy(actor, 'proxy@fio')),
  registerProxyOfFio: name.map((actor) => fio.registerProxyOfFio(actor, true)),
  transferToFioKey: fc
    .record({ contract: name, from: name, publicKey: key, amount: units, maxFee: units })
    .map((one) => transferToFioKey(one)),
  accountInfo: name.map((account) =>
    accountInfo(
      { account: 'account.info', action: 'update' },
      { account, title: '', avatar: '', description: '', modifier: account, url: '' },
    ),
  ),
  stakexpr: fc.tuple(name, asset).map(([owner, one]) => xpr.stakexpr(owner, one)),
  unstakexpr: fc.tuple(name, asset).map(([owner, one]) => xpr.unstakexpr(owner, one)),
  refundxpr: name.map((owner) => xpr.refundxpr(owner)),
  voterclaim: name.map((owner) => voterclaim(owner)),
  voterclaimst: name.map((owner) => xpr.voterclaimst(owner)),
  claimgenesis: name.map((claimer) => claimgenesis(claimer)),
  claimstake: name.map((account) => xpr.claimstake(account, '1')),
  cancelstake: name.map((account) => xpr.cancelstake(account, '1')),
  removeProxyInfo: name.map((proxy) => removeProxyInfo(proxy)),
  nftTransfers: fc
    .record({ from: name, to: name, memo: fc.string() })
    .map((one) => nftTransfers({ ...one, assets: [{ contract: 'atomicassets', id: '1' }] })[0]!),
};

/** Data packs and unpacks unchanged, in the contract's order of fields. */
function staysAsBuilt(actions: fc.Arbitrary<Action>, abi: ABI): void {
  fc.assert(
    fc.property(actions, (action) => {
      const read = withoutNulls(roundTrip(action, abi));
      expect(plain(read)).toEqual(plain(action.data));
      const fields = fieldNames(action, abi);
      expect(Object.keys(action.data).slice(0, fields.length)).toEqual(fields);
    }),
  );
}

describe('what builders make stays unchanged through packing', () => {
  it.each(Object.entries(systemActions))('%s of the system contract', (_name, actions) => {
    staysAsBuilt(actions, SystemContract.abi);
  });

  const abis = new Map(publishedAbis());
  it('transfer of a token contract', () => staysAsBuilt(transfers, abis.get('eosio.token')!));

  it.each(Object.entries(multisigActions))('%s of the multisig contract', (_name, actions) => {
    staysAsBuilt(actions, abis.get('eosio.msig')!);
  });
});

describe('what builders make', () => {
  const all = { ...systemActions, ...multisigActions, transfers };
  it.each(Object.entries(all))(
    'has a sentence to be shown before it is signed: %s',
    (_name, actions) => {
      fc.assert(
        fc.property(actions, (action) => {
          expect(describeAction(action).key).not.toMatch(/^other/);
        }),
      );
    },
  );

  /** Builders that take the permission as their subject. */
  const reported = ['canceldelay', 'approve', 'approveHash', 'unapprove'];
  const byDefault = Object.entries({ ...all, ...otherActions });
  it.each(byDefault.filter(([action]) => !reported.includes(action)))(
    'is signed by the active permission if none is given: %s',
    (_name, actions) => {
      fc.assert(
        fc.property(actions, ({ authorization }) => {
          expect(authorization.map(({ permission }) => permission)).toEqual(['active']);
        }),
        { numRuns: 5 },
      );
    },
  );

  it('has no amount that went through a floating-point number', () => {
    const folder = new URL('../../../src/chain/actions/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const code = files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const);
    expect(code.length).toBeGreaterThan(20);
    const floats = code.filter(([, text]) => /parseFloat|\bNumber\(|\.toFixed\(|Math\./.test(text));
    expect(floats.map(([file]) => file)).toEqual([]);
  });
});

function withoutNulls(data: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data as object).filter(([, value]) => value !== null));
}

/** Whole numbers as texts, keys in their newer form: what a node and a form write differently. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === 'number' ? String(one) : one,
  );
}
