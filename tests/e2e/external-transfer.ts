import { PrivateKey, Serializer, Transaction } from '@wharfkit/antelope';
import { ask, core, demoAccount } from './fixtures.ts';

interface Info {
  chain_id: string;
  head_block_num: number;
  head_block_id: string;
  head_block_time: string;
}

/** Sends tokens of alice to bob past the page, and returns the transaction's id. */
export async function transferPastThePage(memo: string): Promise<string> {
  const { privateKey } = await demoAccount('alice');
  const info = await ask<Info>('/v1/chain/get_info', {});
  const { binargs } = await ask<{ binargs: string }>('/v1/chain/abi_json_to_bin', {
    code: core.contract,
    action: 'transfer',
    args: { from: 'alice', to: 'bob', quantity: `0.0001 ${core.code}`, memo },
  });
  const transaction = Transaction.from({
    expiration: new Date(Date.parse(`${info.head_block_time}Z`) + 60_000)
      .toISOString()
      .slice(0, 19),
    ref_block_num: info.head_block_num & 0xffff,
    ref_block_prefix: Buffer.from(info.head_block_id, 'hex').readUInt32LE(8),
    actions: [
      {
        account: core.contract,
        name: 'transfer',
        data: binargs,
        authorization: [{ actor: 'alice', permission: 'active' }],
      },
    ],
  });
  const signature = PrivateKey.from(privateKey).signDigest(
    transaction.signingDigest(info.chain_id),
  );
  const { transaction_id } = await ask<{ transaction_id: string }>('/v1/chain/push_transaction', {
    signatures: [String(signature)],
    compression: 'none',
    packed_context_free_data: '',
    packed_trx: Serializer.encode({ object: transaction }).hexString,
  });
  return transaction_id;
}
