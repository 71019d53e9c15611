import type { ChainKey } from '#devnet/chains.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import { screensOf } from '#src/routes.ts';
import { ask, devnetUrl } from '../e2e/fixtures.ts';

/** Addresses of a screen, by what they show; those of the wallet are opened with an account. */
export interface ShownScreen {
  readonly id: string;
  readonly chain: ChainKey;
  readonly paths: () => Promise<readonly string[]>;
  readonly loggedIn: boolean;
}

const tabs = ['contract', 'resources', 'votes', 'permissions', 'transactions'];

/** What stands in an address in the place of `:id`. */
const shells: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  search: () => Promise.resolve(['/search/alice']),
  account: () =>
    Promise.resolve(['/account/alice', ...tabs.map((tab) => `/account/alice?tab=${tab}`)]),
  block: async () => [`/block/${(await latestAction()).block_num}`],
  transaction: async () => [`/transaction/${(await latestAction()).trx_id}`],
  key: async () => [`/key/${await keyOf('alice')}`],
  msig: async () => [await proposalPath()],
  producer: () => Promise.resolve(['/producers/bplima111111']),
  vest: () => Promise.resolve(['/vest?account=alice']),
  token: () =>
    Promise.resolve(
      ['', '?tab=transfers', '?tab=markets'].map((tab) => `/tokens/core.vaulta:A${tab}`),
    ),
  topholders: () => Promise.resolve(['/topholders', '/topholders?by=stake', '/topholders?by=ram']),
  nft: () => Promise.resolve(['/nft/1099511627776', '/nft/100000000000001']),
  'nft-collection': () => Promise.resolve(['/nft/collection/malloryfakes']),
  'nft-template': () => Promise.resolve(['/nft/template/malloryfakes/6']),
  contract: () =>
    Promise.resolve([
      '/contract?account=core.vaulta',
      '/contract?account=core.vaulta&tab=tables&table=stat&scope=A',
      '/contract?account=core.vaulta&tab=actions&action=transfer',
    ]),
  oracles: () => Promise.resolve(['/oracles', '/oracles/1']),
  address: () => Promise.resolve(['/address/alice@pronghorn', '/address/dave@forgotten']),
  domain: () => Promise.resolve(['/domain/edge']),
};

async function latestAction(): Promise<{ trx_id: string; block_num: number }> {
  const answer = await fetch(`${devnetUrl}/v2/history/get_actions?account=alice&limit=1`);
  const { actions } = (await answer.json()) as { actions: { trx_id: string; block_num: number }[] };
  return actions[0]!;
}

async function keyOf(account_name: string): Promise<string> {
  interface Account {
    permissions: { required_auth: { keys: { key: string }[] } }[];
  }
  const { permissions } = await ask<Account>('/v1/chain/get_account', { account_name });
  return permissions[0]!.required_auth.keys[0]!.key;
}

async function proposalPath(): Promise<string> {
  const answer = await fetch(`${devnetUrl}/v2/state/get_proposals?executed=false&limit=1`);
  interface Proposals {
    proposals: { proposer: string; proposal_name: string }[];
  }
  const { proposals } = (await answer.json()) as Proposals;
  return `/msig/${proposals[0]!.proposer}/${proposals[0]!.proposal_name}`;
}

/** Pages of prose ask nothing of a chain. */
const PROSE = /^(guides?|wallets|terms|privacy)$/;

const shownOn = (chain: ChainKey): ShownScreen[] =>
  screensOf(chainByKey(chain))
    // The cards of embedded pages are parts of other screens.
    .filter(({ framed }) => !framed)
    .map(({ id, path }) => ({
      id,
      chain,
      paths: shells[id] ?? (() => Promise.resolve([path])),
      loggedIn: path.startsWith('/wallet/'),
    }));

const onEos = shownOn('eos');

/** Every screen of the tests' chain that shows what a chain says. */
export const shownScreens: readonly ShownScreen[] = onEos.filter(({ id }) => !PROSE.test(id));

/** Several guides are one kind of screen. */
export const proseScreens: readonly ShownScreen[] = onEos.filter(
  ({ id }, index) => PROSE.test(id) && onEos.findIndex((other) => other.id === id) === index,
);

/** The screens that the tests' chain lacks, each on one chain that has it. */
export const screensElsewhere: readonly ShownScreen[] = (['proton', 'fio', 'wax'] as const)
  .flatMap(shownOn)
  .filter(({ id }, index, all) => {
    const first = all.findIndex((other) => other.id === id);
    return first === index && !onEos.some((other) => other.id === id);
  });

/** The screens in groups that need the same visitor, so that one log-in serves several. */
export function screenGroups(size: number): ShownScreen[][] {
  return [true, false].flatMap((loggedIn) => {
    const screens = shownScreens.filter((screen) => screen.loggedIn === loggedIn);
    return screens.flatMap((_, at) => (at % size === 0 ? [screens.slice(at, at + size)] : []));
  });
}
