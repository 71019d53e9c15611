export interface Explanation {
  /** Of the step's title; of every step where it is absent. */
  step?: RegExp;
  line: RegExp;
  why: string;
}

/** Where the devnet may differ from the node it is compared with, and why it does. */
const EXPLAINED: readonly Explanation[] = [
  {
    line: /return_value_/,
    why: 'the devnet has the newer system contract, whose RAM actions return what was traded',
  },
  {
    step: /stake taken back/,
    line: /net_usage|account_ram_deltas/,
    why: 'the older system contract files a deferred transaction for the refund',
  },
  {
    step: /^chain\/get_scheduled_transactions/,
    line: /^transactions/,
    why: 'the same deferred transaction',
  },
  {
    step: /get_account (alice|bob|with )/,
    line: /^ram_usage|reserved3/,
    why: 'RAM of the same deferred transaction; the reserve is an empty asset in the older contract',
  },
  {
    step: /get_account eosio.token/,
    line: /^ram_usage|required_auth/,
    why: 'its code is WebAssembly there; both boots give system accounts their own authority',
  },
  {
    step: /get_table_by_scope of (a token|no table)/,
    line: /rows/,
    why: 'the older contract opens a balance of eosio.rex when it is set up',
  },
  {
    step: /abi_json_to_bin|abi_bin_to_json/,
    line: /./,
    why: 'newer nodes have these calls no longer; the devnet keeps them for older clients',
  },
  {
    step: /^chain\/get_kv_table_rows/,
    line: /./,
    why: 'the devnet is Kylin there, whose nodes have the key-value tables of EOSIO 2.1',
  },
  {
    step: /get_accounts_by_authorizers/,
    line: /^accounts/,
    why: 'a node files keys when a block is done, the devnet at once',
  },
  {
    step: /get_table_rows eosio  powup.state/,
    line: /adjusted_utilization/,
    why: 'it falls with each second since the rent, of which the two chains count their own',
  },
  {
    step: /send_read_only_transaction/,
    line: /except\.stack/,
    why: 'a node tells where in its code it failed, and the values apart from the words',
  },
  {
    step: /^by nobody by compute_transaction/,
    line: /^error/,
    why: 'the node stumbles over the payer that is lacking; the devnet says that nobody is named',
  },
  {
    step: /get_producer_schedule/,
    line: /^(active|pending|proposed)/,
    why: 'producers are elected once a minute, which each chain counts from its own start',
  },
  {
    step: /^(a proposal|a payment proposed|approved by (one|the other)|taken back)$/,
    line: /account_ram_deltas/,
    why: 'the newer multisig contract keeps when approvals became enough, a byte while they are not',
  },
  {
    step: /^executed$/,
    line: /net_usage|action_traces/,
    why: 'the older multisig contract lets what it decided run as a deferred transaction',
  },
  {
    step: /^(REX|more REX|a powerup|another, which)/,
    line: /act\.data/,
    why: 'eosio.rex and eosio.reserv have no ABI there; the devnet’s tell what was received',
  },
  {
    line: /rex_maturities\[\d?\]\.(first|second|key|value)/,
    why: 'a pair of the newer system contract’s ABI, a map of the older one’s',
  },
  {
    step: /^REX (taken out of savings|gathered|for what was staked)$/,
    line: /account_ram_deltas: 0 of them ≠ 1/,
    why: 'the older contract changes the row twice: a delta of 0 in all',
  },
  {
    step: /^a deposit (to REX|taken out)$/,
    line: /account_ram_deltas/,
    why: 'the older contract opens a balance of eosio.rex when it is set up',
  },
  {
    step: /^signed for another chain$/,
    line: /^error\.details\[0\]/,
    why: 'the key that a signature gives for another digest follows from the transaction',
  },
  {
    step: /by a number of 128 bits/,
    line: /^rows/,
    why: 'the devnet finds an index by its place, whatever kind of key it is asked by',
  },
  {
    step: /get_producers packed/,
    line: /^rows/,
    why: 'the packed row has how many blocks were made so far',
  },
  {
    step: /of arguments that are too short/,
    line: /past the end/,
    why: 'the words of the library that the contract was built with',
  },
  {
    step: /a permission of no name/,
    line: /^error/,
    why: 'a node refuses it while it looks up who may do that, the devnet when it is done',
  },
  {
    line: /^error\.details: \d+ of them|^error\.details\[\d\]\.message: .* ≠ ""$/,
    why: 'a node adds a line for each place that an error went through',
  },
  {
    step: /that is none|block_info of text|without signatures|no list/,
    line: /^error\.details/,
    why: 'the parser’s own words',
  },
  {
    line: /Failed to retrieve permission.* \(unknown key/,
    why: 'the words of the node’s database, which the devnet has not',
  },
  {
    line: /^error\.details/,
    step: /with no JSON|of garbage|code that is none|limit that is no number/,
    why: 'the parser’s own words',
  },
];

/** Why a difference may be, or undefined where nothing says so. */
export function explanationOf(
  title: string,
  line: string,
  explanations: readonly Explanation[] = EXPLAINED,
): string | undefined {
  return explanations.find((one) => (one.step?.test(title) ?? true) && one.line.test(line))?.why;
}

/** The differences that no explanation covers. */
export function unexplained(title: string, found: readonly string[]): string[] {
  return found.filter((line) => explanationOf(title, line) === undefined);
}
