import { longStaking } from '../../contracts/proton/long-stake.ts';
import { profiles, WELCOME } from '../../contracts/proton/profiles.ts';
import { webauthn } from '../../contracts/proton/webauthn.ts';
import { wraps } from '../../contracts/proton/wraps.ts';
import { publishedContract } from '../../wasm/published.ts';
import { act, active, keyAuthority, openAccount, system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { PRODUCERS } from '../cast.ts';
import { deploy, deployNative, lendCode } from '../deploy.ts';
import { passkey } from '../passkey.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';

const DAY = 24 * 60 * 60;
const PROFILES = 'eosio.proton';
const STAKING = 'longstaking';
const PASSKEYS = 'webauthn';
const WRAPS = 'proton.wrap';
/** The index of the feed that long stakes are measured by. */
const XPR_IN_BTC = 3;
const PROVIDERS = ['metal.kyc', 'fake.kyc'] as const;
/** A picture of one pixel. */
const AVATAR =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const LIGHT = ['firstname', 'lastname', 'birthdate', 'address'];
const FULL = [...LIGHT, 'selfie', 'frontofid', 'backofid'];

/** Profile names and pictures. */
const NAMES: readonly [account: string, name: string, avatar: string][] = [
  ['alice', 'Alice Antelope', AVATAR],
  ['bob', 'Bob', `data:image/png;base64,${AVATAR}`],
  ['carol', 'كارول', ''],
  ['dave', '', AVATAR],
  ['mallory', '<img src=x onerror=alert(1)>', 'javascript:alert(document.domain)'],
  ['judy', '\u202eevilA ecilA\u202c', 'data:image/svg+xml;base64,PHN2Zy8+'],
];

/**
 * Proton's own features: profiles and verification, oracles, XPR stakes with and without a term.
 */
export function proton(runner: StoryRunner, amounts: Amounts): void {
  if (!runner.chain.spec.xpr) return;
  const funds = { bytes: 1024 * 1024, net: amounts.whole(5_000), cpu: amounts.whole(5_000) };
  for (const name of [PROFILES, STAKING, PASSKEYS, 'oracles', 'xtokens', ...PROVIDERS])
    runner.send(openAccount('eosio', name, funds));
  runner.wait(2);
  deployNative(runner, PROFILES, 'eosio.proton', profiles.abi);
  welcome(runner, amounts);
  people(runner);
  shortStakes(runner, amounts);
  oracles(runner);
  longStakes(runner, amounts);
  wrappedTokens(runner);
  passkeys(runner);
  deposits(runner, amounts);
}

/** The account that pays for the resources of new accounts, by the contract's code. */
function welcome(runner: StoryRunner, amounts: Amounts): void {
  const funds = { bytes: 8192, net: amounts.whole(100), cpu: amounts.whole(100) };
  runner.send(openAccount('eosio', WELCOME, funds));
  runner.send([transfer('eosio', WELCOME, amounts.whole(100_000), 'for new accounts')]);
  runner.wait(2);
  const permission = { actor: PROFILES, permission: 'eosio.code' };
  const auth = { ...keyAuthority(WELCOME), accounts: [{ permission, weight: 1 }] };
  runner.send([
    system('updateauth', WELCOME, {
      account: WELCOME,
      permission: 'active',
      parent: 'owner',
      auth,
    }),
  ]);
  runner.wait(2);
}

/** Two passkeys of one person, one of them with a hostile name. */
function passkeys(runner: StoryRunner): void {
  deployNative(runner, PASSKEYS, PASSKEYS, webauthn.abi);
  const registered = [
    { account: 'alice', name: 'Laptop' },
    { account: 'alice', name: '<b>Phone</b>' },
    { account: 'bob', name: 'Security key' },
  ];
  for (const [index, { account, name }] of registered.entries()) {
    const public_key = passkey(`${account}/${index}`, 'wallet.example');
    const credential_id = `c0ffee${String(index).padStart(2, '0')}`;
    const data = { account, credential_id, public_key, name };
    runner.send([act(PASSKEYS, 'register', active(account), data)]);
  }
  runner.wait(5);
}

/** Where deposits of other chains stand: one done, one on its way, one with a hostile text. */
function deposits(runner: StoryRunner, amounts: Amounts): void {
  const funds = { bytes: 64 * 1024, net: amounts.whole(100), cpu: amounts.whole(100) };
  runner.send(openAccount('eosio', WRAPS, funds));
  runner.wait(2);
  deployNative(runner, WRAPS, WRAPS, wraps.abi);
  const send = (row: object): void =>
    void runner.send([act(WRAPS, 'setwrap', active(WRAPS), { ...NO_WRAP, ...row })]);
  const bitcoin = (quantity: string) => ({
    proton_account: 'alice',
    balance: { quantity, contract: 'xtokens' },
    chain: 'bitcoin',
    deposit_address: 'bc1qexampleexampleexampleexampleexampleex',
  });
  send({
    ...bitcoin('0.25000000 XBTC'),
    index: 1,
    id: 701,
    status: 'success',
    confirmations: 6,
    finish_txid: 'c'.repeat(64),
  });
  send({ ...bitcoin('0.50000000 XBTC'), index: 2, id: 702, proton_account: 'bob' });
  const hostile = { chain: '<b>bitcoin</b>', status: 'processing', confirmations: 2 };
  send({ ...bitcoin('0.01000000 XBTC'), index: 3, id: 703, ...hostile });
  runner.wait(2);
}

const NO_WRAP = {
  txid: 'b'.repeat(64),
  status: 'pending',
  confirmations: 0,
  finish_txid: '0'.repeat(64),
  wrap_hash: '0'.repeat(64),
};

function people(runner: StoryRunner): void {
  const own = (name: string, by: string, data: Record<string, unknown>): StoryAction =>
    act(PROFILES, name, active(by), data);
  for (const kyc_provider of PROVIDERS) {
    const provider = { kyc_provider, desc: 'Verifies identities', name: kyc_provider };
    const web = { url: `https://${kyc_provider}.example`, iconurl: '' };
    runner.send([own('addkycprov', PROFILES, { ...provider, ...web })]);
  }
  for (const [acc, name, ava] of NAMES) {
    runner.send([own('setusername', acc, { acc, name }), own('setuserava', acc, { acc, ava })]);
    runner.wait(5);
  }
  const verify = (acc: string, kyc_provider: string, items: readonly string[]): void => {
    const kyc_level = items.map((item) => `${kyc_provider}:${item}`).join(',');
    const kyc = { kyc_provider, kyc_level, kyc_date: 1_767_225_600 };
    runner.send([own('addkyc', kyc_provider, { acc, kyc })]);
    runner.wait(5);
  };
  verify('alice', 'metal.kyc', FULL);
  verify('bob', 'metal.kyc', LIGHT);
  verify('mallory', 'fake.kyc', FULL);
  // From here on mallory's provider is blacklisted.
  runner.send([own('blkycprov', PROFILES, { kyc_provider: 'fake.kyc', state: true })]);
  runner.wait(5);
}

function shortStakes(runner: StoryRunner, amounts: Amounts): void {
  const stake = (from: string, tokens: number): void => {
    const stake_xpr_quantity = amounts.whole(tokens);
    runner.send([system('stakexpr', from, { from, receiver: from, stake_xpr_quantity })]);
    runner.wait(5);
  };
  const producers = PRODUCERS.slice(0, 4).map(({ name }) => name);
  runner.send([system('voteproducer', 'alice', { voter: 'alice', proxy: '', producers })]);
  stake('alice', 30_000);
  stake('bob', 4_000);
  runner.wait(2 * DAY);
  // A producer's claim fills the pool, the next round books it, and then it can be claimed.
  const [first = ''] = producers;
  runner.send([system('claimrewards', first, { owner: first })]);
  runner.wait(DAY);
  runner.wait(5);
  runner.send([system('voterclaim', 'alice', { owner: 'alice' })]);
  runner.send([
    system('unstakexpr', 'bob', {
      from: 'bob',
      receiver: 'bob',
      unstake_xpr_quantity: amounts.whole(1_000),
    }),
  ]);
  runner.wait(5);
}

/** A producer's claim fills the pool that the next round shares. */
export function protonNow(runner: StoryRunner): void {
  if (!runner.chain.spec.xpr) return;
  const owner = PRODUCERS[0]!.name;
  runner.send([system('claimrewards', owner, { owner })]);
}

function longStakes(runner: StoryRunner, amounts: Amounts): void {
  deployNative(runner, STAKING, STAKING, longStaking.abi);
  lendCode(runner, STAKING);
  lendIssuing(runner);
  for (const [index, plan_days] of [90, 180, 365].entries()) {
    const plan = { oracle_index: XPR_IN_BTC, plan_days, multiplier: 100 + 5 * (index + 1) };
    const open = { is_stake_active: index < 2, is_claim_active: true };
    runner.send([act(STAKING, 'addplan', active(STAKING), { ...plan, ...open })]);
  }
  runner.wait(5);
  runner.send([transfer('alice', STAKING, amounts.whole(2_500), '0')]);
  runner.send([transfer('alice', STAKING, amounts.whole(1_000), '1')]);
  runner.send([transfer('carol', STAKING, amounts.whole(12_000), '1')]);
  runner.wait(5);
}

/** The contract issues what its plans add, with a permission of the system account. */
function lendIssuing(runner: StoryRunner): void {
  const permission = { actor: STAKING, permission: 'eosio.code' };
  const auth = { threshold: 1, keys: [], accounts: [{ permission, weight: 1 }], waits: [] };
  const change = { account: 'eosio', permission: STAKING, parent: 'active', auth };
  runner.send([system('updateauth', 'eosio', change)]);
  runner.wait(2);
  for (const type of ['issue', 'transfer']) {
    const link = { account: 'eosio', code: 'eosio.token', type, requirement: STAKING };
    runner.send([system('linkauth', 'eosio', link)]);
  }
  runner.wait(2);
}

/**
 * Oracles with the published contract code: producers report prices, and the contract takes the
 * median.
 */
function oracles(runner: StoryRunner): void {
  const { code, abi } = publishedContract('oracles');
  deploy(runner, 'oracles', code, abi);
  const providers = PRODUCERS.slice(0, 3).map(({ name }) => name);
  const prices: readonly [name: string, price: number][] = [
    ['XPR/USD', 0.0031],
    ['BTC/USD', 65_432.1],
    ['ETH/USD', 3_456.78],
    ['XPR/BTC', 0.0031 / 65_432.1],
  ];
  for (const [index, [name, price]] of prices.entries()) {
    const feed = { name, description: `Price of ${name}`, aggregate_function: 'median' };
    const config = [
      { key: 'min_provider_wait_sec', value: 0 },
      { key: 'data_same_provider_limit', value: 1 },
      { key: 'data_window_size', value: 15 },
    ];
    const rules = { data_type: 'double', config, providers };
    const made = { account: 'oracles', index: null, ...feed, ...rules };
    runner.send([act('oracles', 'setfeed', active('oracles'), made)]);
    runner.wait(5);
    for (const [turn, account] of providers.entries()) {
      const d_double = String(price * (1 + turn / 1_000));
      const data = { d_string: null, d_uint64_t: null, d_double };
      const said = { account, feed_index: index, data };
      runner.send([act('oracles', 'feed', active(account), said)]);
      runner.wait(5);
    }
  }
}

/** Wrapped tokens with the published contract code. */
function wrappedTokens(runner: StoryRunner): void {
  const { code, abi } = publishedContract('xtokens');
  deploy(runner, 'xtokens', code, abi);
  for (const [most, some] of [
    ['21000000.00000000 XBTC', '1.50000000 XBTC'],
    ['100000000.00000000 XETH', '20.00000000 XETH'],
    ['1000000000.000000 XUSDC', '5000.000000 XUSDC'],
  ] as const) {
    runner.send([
      act('xtokens', 'create', active('xtokens'), { issuer: 'xtokens', maximum_supply: most }),
      act('xtokens', 'issue', active('xtokens'), { to: 'xtokens', quantity: some, memo: '' }),
      transfer('xtokens', 'alice', some, 'wrapped', 'xtokens'),
    ]);
    runner.wait(5);
  }
}
