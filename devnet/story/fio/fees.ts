import { act, active } from '../actions.ts';
import { PRODUCERS } from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';
import { doing, sendAs } from './people.ts';

/** Fees of endpoints, in hundredths of a FIO. */
const MANDATORY: Readonly<Record<string, number>> = {
  register_fio_domain: 4_000,
  register_fio_address: 200,
  register_fio_domain_address: 4_200,
  renew_fio_domain: 4_000,
  renew_fio_address: 200,
  transfer_fio_domain: 100,
  transfer_fio_address: 60,
  add_bundled_transactions: 200,
  transfer_tokens_pub_key: 12,
  register_producer: 1_000,
  auth_update: 50,
  auth_link: 20,
  auth_delete: 20,
  msig_propose: 50,
  msig_approve: 20,
  msig_unapprove: 20,
  msig_cancel: 20,
  msig_exec: 20,
  msig_invalidate: 20,
  transfer_locked_tokens: 200,
  add_fio_permission: 50,
  remove_fio_permission: 20,
  submit_fee_ratios: 60,
  submit_fee_multiplier: 60,
  submit_bundled_transaction: 60,
};

/** Fees that bundled transactions cover. */
const BUNDLED: Readonly<Record<string, number>> = {
  add_pub_address: 60,
  remove_pub_address: 60,
  remove_all_pub_addresses: 60,
  set_fio_domain_public: 60,
  burn_fio_address: 60,
  add_nft: 60,
  remove_nft: 60,
  remove_all_nfts: 60,
  vote_producer: 60,
  proxy_vote: 60,
  register_proxy: 60,
  unregister_proxy: 60,
  unregister_producer: 60,
  stake_fio_tokens: 300,
  unstake_fio_tokens: 300,
  new_funds_request: 60,
  cancel_funds_request: 60,
  reject_funds_request: 60,
  record_obt_data: 60,
  update_encrypt_key: 60,
};

/** Producers vote for fees by their view of FIO's price. The result is the initial fees. */
export function runFeeVotes(runner: StoryRunner): void {
  const voters = PRODUCERS.slice(0, 17).map(({ name }) => name);
  const endpoints = ['register_fio_domain', 'transfer_tokens_pub_key', 'add_pub_address'];
  voters.forEach((who, index) => {
    const multiplier = (index + 1) / 9;
    const fee_ratios = endpoints.map((end_point) => ({ end_point, value: valueOf(end_point) }));
    const vote = doing(who, 'fio.fee', 'setfeevote', { fee_ratios });
    sendAs(runner, who, doing(who, 'fio.fee', 'setfeemult', { multiplier }), vote);
  });
  const [first] = voters;
  const bundled_transactions = 120;
  sendAs(runner, first!, doing(first!, 'fio.fee', 'bundlevote', { bundled_transactions }));
  sendAs(runner, first!, doing(first!, 'fio.fee', 'computefees', {}));
}

function valueOf(endpoint: string): number {
  return (MANDATORY[endpoint] ?? BUNDLED[endpoint] ?? 0) * HUNDREDTH;
}

/** A hundredth of a FIO, in units. */
const HUNDREDTH = 10_000_000;

export function runFees(runner: StoryRunner): void {
  const of = (type: number, fees: Readonly<Record<string, number>>) =>
    Object.entries(fees).map(([end_point, hundredths]) => ({
      end_point,
      type,
      suf_amount: hundredths * HUNDREDTH,
    }));
  const all = [...of(0, MANDATORY), ...of(1, BUNDLED)];
  for (let first = 0; first < all.length; first += 10) {
    const some = all.slice(first, first + 10);
    runner.send(some.map((fee) => act('fio.fee', 'createfee', active('eosio'), fee)));
    runner.wait(1);
  }
}
