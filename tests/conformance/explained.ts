interface Explanation {
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
    step: /get_account alice/,
    line: /^ram_usage|reserved3/,
    why: 'RAM of the same deferred transaction; the reserve is an empty asset in the older contract',
  },
  {
    step: /get_account eosio.token/,
    line: /^ram_usage|required_auth/,
    why: 'its code is WebAssembly there; both boots give system accounts their own authority',
  },
  {
    step: /get_table_by_scope of a token/,
    line: /rows/,
    why: 'the older contract opens a balance of eosio.rex when it is set up',
  },
  {
    step: /abi_json_to_bin|abi_bin_to_json/,
    line: /./,
    why: 'newer nodes have these calls no longer; the devnet keeps them for older clients',
  },
  {
    step: /get_accounts_by_authorizers/,
    line: /^accounts/,
    why: 'a node files keys when a block is done, the devnet at once',
  },
  {
    step: /get_producer_schedule/,
    line: /^proposed/,
    why: 'producers are elected once a minute, which each chain counts from its own start',
  },
  {
    step: /^a proposal$/,
    line: /account_ram_deltas/,
    why: 'the newer multisig contract keeps when approvals became enough, a byte while they are not',
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

/** The differences that no explanation covers. */
export function unexplained(title: string, found: readonly string[]): string[] {
  return found.filter(
    (line) => !EXPLAINED.some((one) => (one.step?.test(title) ?? true) && one.line.test(line)),
  );
}
