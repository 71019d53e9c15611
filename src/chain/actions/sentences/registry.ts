import type { common } from './common.ts';
import type { ContractSentences } from './rule.ts';

interface Row {
  /** The contract's accounts. The system contract has EOSIO's name here. */
  readonly accounts: readonly string[];
  readonly load: () => Promise<{ readonly sentences: ContractSentences }>;
}

const fioContracts = 'address escrow fee oracle perms reqobt staking token treasury';

/**
 * One row for each contract or family of contracts. Its sentences are loaded with its first action.
 * Its patterns have the same name in the folder of each locale in `src/i18n/sentences/`. Sentences
 * of tokens and the system are on every page: `common.ts`.
 */
export const contracts = {
  rex: { accounts: ['eosio.rex', 'eosio.reserv'], load: () => import('./rex.ts') },
  msig: { accounts: ['eosio.msig', 'eosio.wrap'], load: () => import('./msig.ts') },
  nft: { accounts: ['atomicassets', 'simpleassets'], load: () => import('./nft.ts') },
  /** Of the same contracts, and loaded for the actions `nft` lacks. */
  collections: { accounts: [], load: () => import('./collections.ts') },
  market: { accounts: ['atomicmarket'], load: () => import('./market.ts') },
  vaulta: { accounts: ['core.vaulta', 'eosio.wram'], load: () => import('./vaulta.ts') },
  governance: {
    accounts: ['telos.decide', 'eosio.forum', 'regproxyinfo'],
    load: () => import('./governance.ts'),
  },
  services: {
    accounts:
      'eosio.evm eosio.assert eosio.saving eosio.bpay delphioracle time.eosn msigmessager m.federation'.split(
        ' ',
      ),
    load: () => import('./services.ts'),
  },
  proton: {
    accounts: ['eosio.proton', 'longstaking', 'lending.loan', 'dex', 'oracles', 'cfund.proton'],
    load: () => import('./proton.ts'),
  },
  fio: {
    accounts: fioContracts.split(' ').map((name) => `fio.${name}`),
    load: () => import('./fio.ts'),
  },
  /** The system contract's actions that are not on every page. */
  administration: { accounts: [], load: () => import('./administration.ts') },
} satisfies Record<string, Row>;

export type LazyContract = keyof typeof contracts;

type LazySentences = {
  readonly [Contract in LazyContract]: Awaited<
    ReturnType<(typeof contracts)[Contract]['load']>
  >['sentences'];
};

/** All sentences, by registry row. */
export type Sentences = typeof common & LazySentences;
export type ContractName = keyof Sentences;

const SYSTEM = 'eosio';

/**
 * The system contract's actions in rows of their own: a row is loaded for one of these alone.
 * `administration` has the rest.
 */
export const systemActions = {
  rex: 'rentcpu rentnet fundcpuloan fundnetloan defcpuloan defnetloan deposit withdraw buyrex sellrex unstaketorex mvtosavings mvfrsavings cnclrexorder updaterex consolidate closerex rexexec donatetorex buyresult sellresult orderresult powupresult rentresult',
  proton:
    'stakexpr unstakexpr refundxpr voterclaimst claimrewards buyramsys buyrambsys sellramsys ramlimitset setramoption setxprvconf voteprodsys vrwrdsharing kickbp',
  fio: 'voteproducer voteproxy regproxy unregproxy regproducer unregprod',
} as const satisfies Partial<Record<ContractName, string>>;

const systemRows = Object.entries(systemActions).map(
  ([row, names]) => [row as keyof typeof systemActions, new Set(names.split(' '))] as const,
);

const ofSystem = (name: string): readonly ContractName[] => [
  'system',
  ...systemRows.flatMap(([row, names]) => (names.has(name) ? row : [])),
  'administration',
];

/** Rows of contracts that have a token's actions as well. */
const tokens: readonly ContractName[] = ['fio', 'proton'];

const byAccount = new Map(
  (Object.keys(contracts) as LazyContract[]).flatMap((name) =>
    contracts[name].accounts.map((account) => [account, name] as const),
  ),
);

/**
 * The rows to search for an action of an account. Any contract may be a token.
 * @param system the account of the system contract; names of other system accounts begin with it
 */
export function contractsOf(
  { account, name }: { readonly account: string; readonly name: string },
  system: string,
): readonly ContractName[] {
  if (account === system) return ofSystem(name);
  const within = account.startsWith(`${system}.`);
  const row = byAccount.get(within ? `${SYSTEM}${account.slice(system.length)}` : account);
  if (!row) return ['token'];
  // core.vaulta has a token's and the system's actions, which are on every page, and few of its own.
  if (row === 'vaulta') return ['token', ...ofSystem(name).slice(0, -1), row, 'administration'];
  return [
    row,
    ...(tokens.includes(row) ? (['token'] as const) : []),
    ...(row === 'nft' ? (['collections'] as const) : []),
  ];
}
