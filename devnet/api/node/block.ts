import type { Hono } from 'hono';
import { refBlockPrefix } from '../../tapos.ts';
import type { Block, BlockTransaction, Chain } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { integer, text } from '../params.ts';
import { nodeRoute } from '../router.ts';
import { transactionJson } from './transaction-json.ts';

export function blockRoutes(app: Hono, { chain }: ApiContext): void {
  nodeRoute(app, '/v1/chain/get_block', (params) => {
    const block = findBlock(chain, text(params, 'block_num_or_id'));
    return {
      ...headerJson(block),
      new_producers: null,
      producer_signature: block.producer_signature,
      transactions: block.transactions.map((transaction) => transactionReceipt(chain, transaction)),
      id: block.id,
      block_num: block.num,
      ref_block_prefix: refBlockPrefix(block.id),
    };
  });

  nodeRoute(app, '/v1/chain/get_block_info', (params) => {
    const num = integer(params, 'block_num', 0);
    const block = chain.block(num);
    if (!block) throw unknownBlock(`Could not find block: ${num}`);
    return {
      block_num: block.num,
      ref_block_num: block.num & 0xffff,
      id: block.id,
      ...headerJson(block),
      producer_signature: block.producer_signature,
      ref_block_prefix: refBlockPrefix(block.id),
    };
  });
}

export function headerJson(block: Block): Record<string, unknown> {
  return {
    timestamp: block.timestamp,
    producer: block.producer,
    confirmed: block.confirmed,
    previous: block.previous,
    transaction_mroot: block.transaction_mroot,
    action_mroot: block.action_mroot,
    schedule_version: block.schedule_version,
  };
}

/** Throws block_id_type_exception for an invalid number or id, and unknown_block_exception. */
function findBlock(chain: Chain, numOrId: string): Block {
  if (numOrId === '' || numOrId.length > 64) throw invalidBlockId(numOrId);
  if (/^-?\d{1,20}$/.test(numOrId)) {
    const block = chain.block(Number(numOrId));
    if (!block) throw unknownBlock(`Could not find block: ${numOrId}`);
    return block;
  }
  if (!/^([0-9a-f]{2})*$/i.test(numOrId)) throw invalidBlockId(numOrId);
  const block = chain.block(numOrId.toLowerCase());
  if (!block) throw unknownBlock(`Could not find block: ${numOrId}`);
  return block;
}

function transactionReceipt(chain: Chain, transaction: BlockTransaction): unknown {
  return {
    status: transaction.status,
    cpu_usage_us: transaction.cpu_usage_us,
    net_usage_words: transaction.net_usage_words,
    trx: transaction.scheduled
      ? transaction.id
      : {
          id: transaction.id,
          signatures: transaction.signatures,
          compression: transaction.compression,
          packed_context_free_data: transaction.packed_context_free_data,
          context_free_data: transaction.context_free_data,
          packed_trx: transaction.packed_trx,
          transaction: transactionJson(chain, transaction.transaction),
        },
  };
}

export function unknownBlock(message: string): Refusal {
  return new Refusal({
    status: 400,
    code: 3100002,
    name: 'unknown_block_exception',
    what: 'Unknown block',
    details: [message],
  });
}

function invalidBlockId(text: string): Refusal {
  return new Refusal({
    status: 500,
    code: 3010008,
    name: 'block_id_type_exception',
    what: 'Invalid block ID',
    details: [
      text === '' || text.length > 64
        ? 'Invalid Block number or ID, must be greater than 0 and less than 65 characters'
        : `Invalid block ID: ${text}`,
      ...(text.length % 2 === 0 || text.length > 64
        ? []
        : ['str.size() % 2 == 0: the length of hex string should be even number']),
    ],
  });
}
