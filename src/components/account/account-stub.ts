import { accountView } from '#src/chain/model/account/account-view.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';

const some = '123456.7890 EOS';
const use = { used: 1_000, available: 999_000, max: 1_000_000 };

/** A typical account, as a placeholder while one loads. */
export const accountStub: AccountView = accountView(
  {
    account_name: 'anaccount',
    created: '2020-09-13T12:26:40.000',
    last_code_update: '1970-01-01T00:00:00.000',
    privileged: false,
    core_liquid_balance: some,
    self_delegated_bandwidth: { cpu_weight: some, net_weight: some },
    cpu_limit: use,
    net_limit: use,
    ram_usage: 1_000,
    ram_quota: 1_000_000,
    permissions: [],
    eosio_any_linked_actions: null,
    refund_request: null,
    voter_info: null,
  },
  { symbol: { code: 'EOS', precision: 4 } },
);
