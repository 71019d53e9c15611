import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { AccountRecord } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { accountQueryError, plainException } from '../errors.ts';
import { flag, name } from '../params.ts';
import type { Params } from '../params.ts';
import { nodeRoute } from '../router.ts';

const NO_HASH = '0'.repeat(64);

/** Contracts here are native, so their code is empty where nodeos has WebAssembly. */
export function contractRoutes(app: Hono, { chain }: ApiContext): void {
  function account(params: Params): AccountRecord {
    const wanted = name(params, 'account_name');
    const record = chain.account(wanted);
    if (!record) throw plainException(`unknown key (eosio::chain::name): ${wanted}`);
    return record;
  }

  /** An account without an ABI has the hash of 64 zeros and no bytes. */
  function rawAbi(record: AccountRecord): { text: string; hash: string } {
    const bytes = Buffer.from(chain.rawAbi(record.name));
    if (bytes.length === 0) return { text: '', hash: NO_HASH };
    const hash = createHash('sha256').update(bytes).digest('hex');
    return { text: bytes.toString('base64'), hash };
  }

  nodeRoute(app, '/v1/chain/get_abi', (params) => {
    const record = account(params);
    return { account_name: record.name, ...(record.abi === null ? {} : { abi: record.abi }) };
  });

  nodeRoute(app, '/v1/chain/get_raw_abi', (params) => {
    const wanted = name(params, 'account_name');
    const record = chain.account(wanted);
    if (!record) {
      throw accountQueryError(
        `unable to retrieve account abi (unknown key (eosio::chain::name): ${wanted})`,
      );
    }
    const { text, hash } = rawAbi(record);
    return {
      account_name: record.name,
      code_hash: record.code_hash,
      abi_hash: hash,
      abi: text,
    };
  });

  nodeRoute(app, '/v1/chain/get_code_hash', (params) => {
    const record = account(params);
    return { account_name: record.name, code_hash: record.code_hash };
  });

  nodeRoute(app, '/v1/chain/get_raw_code_and_abi', (params) => {
    const record = account(params);
    return { account_name: record.name, wasm: '', abi: rawAbi(record).text };
  });

  nodeRoute(app, '/v1/chain/get_code', (params) => {
    const record = account(params);
    if (!flag(params, 'code_as_wasm', true)) {
      throw plainException('Returning WAST from get_code is no longer supported');
    }
    const abi = record.abi === null ? {} : { abi: record.abi };
    return { account_name: record.name, code_hash: record.code_hash, wast: '', wasm: '', ...abi };
  });
}
