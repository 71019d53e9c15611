import { CORE_VAULTA, VAULTA_TOKEN } from '../../vaulta.ts';

/** What the genesis does before the first block. */
interface Genesis {
  /** Creates an account of eosio. With `code` its contract can act for it. */
  add(name: string, rights?: { code?: boolean; privileged?: boolean }): void;
  install(account: string, contract: string): void;
  /** Runs an action by an account's authority. */
  act(account: string, actor: string, name: string, args: object): void;
}

/** Contracts by the account that runs them; eosio.bpay exists on every chain. */
const CONTRACTS = [CORE_VAULTA, 'eosio.bpay', 'eosio.fees', 'eosio.reward', 'eosio.wram'];
/** Whole EOS. All of them are issued: eosio pays producers with its own. */
export const VAULTA_SUPPLY = 2_100_000_000n;
/** Bytes. */
const WRAM_SUPPLY = 418_945_440_768n;
/** How often fees and rewards are distributed, in seconds. */
const EPOCH = 600;
/** Who gets all of what an account distributes. */
const STRATEGIES = { 'eosio.fees': 'eosio.bpay', 'eosio.reward': 'eosio.rex' };

/** Vaulta's accounts, before they get their contracts. */
export function addVaultaAccounts({ add }: Genesis): void {
  add(CORE_VAULTA, { privileged: true });
  add('eosio.fees', { code: true });
  add('eosio.powup');
  add('eosio.reward', { code: true });
  add('eosio.wram', { code: true });
}

export function installVaulta({ install, act }: Genesis): void {
  for (const account of CONTRACTS) install(account, account);
  const own = (account: string, name: string, args: object): void =>
    act(account, account, name, args);
  const units = VAULTA_SUPPLY * 10n ** BigInt(VAULTA_TOKEN.precision);
  own(CORE_VAULTA, 'init', { maximum_supply: { units, symbol: VAULTA_TOKEN } });
  for (const [account, strategy] of Object.entries(STRATEGIES)) {
    own(account, 'init', { epoch_time_interval: EPOCH });
    own(account, 'setstrategy', { strategy, weight: 10_000 });
  }
  const maximum_supply = { units: WRAM_SUPPLY, symbol: { code: 'WRAM', precision: 0 } };
  own('eosio.wram', 'create', { issuer: 'eosio.wram', maximum_supply });
  own('eosio.wram', 'addegress', { accounts: ['eosio.ram'] });
  act('eosio', 'eosio', 'setrexmature', {
    num_of_maturity_buckets: 21,
    sell_matured_rex: true,
    buy_rex_to_savings: true,
  });
}
