import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { AccountRecord } from '../../types.ts';
import type { ApiContext } from '../context.ts';
import { accountQueryError, Refusal } from '../errors.ts';
import { flag, name } from '../params.ts';
import type { Params } from '../params.ts';
import { nodeRoute } from '../router.ts';

/** For the devnet's native contracts the code is empty instead of WebAssembly. */
export function contractRoutes(app: Hono, { chain }: ApiContext): void {
  function account(params: Params, what: string): AccountRecord {
    const wanted = name(params, 'account_name');
    const record = chain.account(wanted);
    if (record) return record;
    const unknown = `unknown key (eosio::chain::name): ${wanted}`;
    throw accountQueryError(`unable to retrieve account ${what} (${unknown})`);
  }

  nodeRoute(app, '/v1/chain/get_abi', (params) => {
    const record = account(params, 'abi');
    return { account_name: record.name, ...(record.abi === null ? {} : { abi: record.abi }) };
  });

  nodeRoute(app, '/v1/chain/get_raw_abi', (params) => {
    const record = account(params, 'abi');
    const bytes = Buffer.from(chain.rawAbi(record.name));
    // The hash of empty bytes if there is no ABI.
    const hash = createHash('sha256').update(bytes).digest('hex');
    return {
      account_name: record.name,
      code_hash: record.code_hash,
      abi_hash: hash,
      // A client that has these bytes names their hash, and nodes leave them out.
      ...(params['abi_hash'] !== hash && { abi: bytes.toString('base64') }),
    };
  });

  nodeRoute(app, '/v1/chain/get_code_hash', (params) => {
    const record = account(params, 'code hash');
    return { account_name: record.name, code_hash: record.code_hash };
  });

  nodeRoute(app, '/v1/chain/get_raw_code_and_abi', (params) => {
    const record = account(params, 'code/abi');
    const abi = Buffer.from(chain.rawAbi(record.name)).toString('base64');
    const wasm = Buffer.from(chain.code(record.name)).toString('base64');
    return { account_name: record.name, wasm, abi };
  });

  nodeRoute(app, '/v1/chain/get_code', (params) => {
    const record = account(params, 'code');
    if (!flag(params, 'code_as_wasm', true)) {
      const message = 'Returning WAST from get_code is no longer supported';
      throw new Refusal({
        status: 500,
        code: 3100008,
        name: 'unsupported_feature',
        what: 'Feature is currently unsupported',
        details: [message, 'unable to retrieve account code'],
      });
    }
    const abi = record.abi === null ? {} : { abi: record.abi };
    // The bytes as text, like nodeos: invalid UTF-8 is lost.
    const wasm = Buffer.from(chain.code(record.name)).toString().replaceAll('\ufffd', '');
    return { account_name: record.name, code_hash: record.code_hash, wast: '', wasm, ...abi };
  });
}
