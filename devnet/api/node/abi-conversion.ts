import type { Hono } from 'hono';
import { bytesToHex, hexToBytes } from '#src/chain/core/checksum.ts';
import type { Codec } from '../../abi/codec.ts';
import { contractCodec } from '../rows.ts';
import type { ApiContext } from '../context.ts';
import { Refusal } from '../errors.ts';
import { name, text, unparsable } from '../params.ts';
import type { Params } from '../params.ts';
import { nodeRoute } from '../router.ts';

export function abiConversionRoutes(app: Hono, { chain }: ApiContext): void {
  function action(params: Params): { codec: Codec; type: string; code: string; action: string } {
    const code = name(params, 'code');
    const wanted = name(params, 'action');
    const codec = contractCodec(chain, code);
    const type = codec.actionType(wanted);
    if (type === undefined) throw unknownAction(wanted, code);
    return { codec, type, code, action: wanted };
  }

  nodeRoute(app, '/v1/chain/abi_json_to_bin', (params) => {
    const { codec, type, code, action: wanted } = action(params);
    try {
      return { binargs: bytesToHex(codec.encodeJson(type, params['args'] ?? {})) };
    } catch (thrown) {
      throw invalidArguments(wanted, code, params['args'], thrown);
    }
  });

  nodeRoute(app, '/v1/chain/abi_bin_to_json', (params) => {
    const { codec, type } = action(params);
    const binargs = text(params, 'binargs');
    if (!/^([0-9a-f]{2})*$/i.test(binargs)) throw unparsable('Invalid hex character in binargs');
    return { args: codec.decodeJson(type, hexToBytes(binargs)) };
  });
}

function unknownAction(action: string, code: string): Refusal {
  return new Refusal({
    status: 500,
    code: 3050000,
    name: 'action_validate_exception',
    what: 'Action validate exception',
    details: [`Unknown action ${action} in contract ${code}`],
  });
}

function invalidArguments(action: string, code: string, args: unknown, cause: unknown): Refusal {
  return new Refusal({
    status: 500,
    code: 3050002,
    name: 'invalid_action_args_exception',
    what: 'Invalid Action Arguments',
    details: [
      `'${JSON.stringify(args)}' is invalid args for action '${action}' code '${code}'.`,
      cause instanceof Error ? cause.message : String(cause),
    ],
  });
}
