import { ABIEncoder } from '@wharfkit/antelope';
import type { PermissionLevel } from '../../actions/action.ts';
import { bytesToHex, hexToBytes } from '../../core/checksum.ts';
import * as v from '../../core/schema.ts';
import * as signing from '../../core/signing-messages.ts';
import { readAnyvar, writeAnyvar } from '../abi/codec/anyvar.ts';
import { openReader } from '../abi/codec/bytes.ts';
import { CodecError, codecError } from '../abi/codec/error.ts';
import { packTransaction, sendingBody } from './packed.ts';
import type { TransactionJson } from './transaction-definition.ts';
import { headerDefaults, transactionHeader } from './transaction-header.ts';
import type { HeaderSource } from './transaction-header.ts';

/** A contract query: method, arguments, and a filter for the result. */
export interface Query {
  readonly method: string;
  readonly arg?: unknown;
  readonly filter?: readonly Query[];
}

export interface QueryOptions {
  readonly account: string;
  readonly query: Query;
  /** Defaults to no authorization. */
  readonly authorization?: readonly PermissionLevel[];
  /** Signs the packed bytes in hex; without it the transaction is unsigned. */
  readonly sign?: (packed: string, transaction: TransactionJson) => Promise<readonly string[]>;
}

export interface QueryNode extends HeaderSource {
  /** send_transaction: the whole response. */
  readonly sendTransaction: (body: ReturnType<typeof sendingBody>) => Promise<unknown>;
}

/**
 * Sends a transaction that calls a contract's `queryit`, and decodes the return value of the first
 * trace. Rejects as the node or the signer does, with 'The transaction returned no value', or with
 * CodecError.
 */
export async function runQuery(
  { account, query, authorization = [], sign }: QueryOptions,
  node: QueryNode,
): Promise<unknown> {
  const transaction: TransactionJson = {
    ...(await transactionHeader({}, headerDefaults.query, node)),
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    actions: [{ account, name: 'queryit', authorization, data: packQuery(query) }],
    transaction_extensions: [],
  };
  const { packed } = packTransaction(transaction);
  const signatures = sign ? await sign(packed, transaction) : [];
  return returnValue(await node.sendTransaction(sendingBody(packed, signatures)));
}

/** Packs a query to hex. Throws CodecError. */
export function packQuery(query: Query): string {
  const encoder = new ABIEncoder();
  try {
    writeQuery(encoder, query);
  } catch (error) {
    throw codecError(error);
  }
  return bytesToHex(encoder.getData());
}

/** Unpacks a self-describing value from hex. Throws CodecError. */
export function readReturnValue(hex: string): unknown {
  try {
    return readAnyvar(openReader(hexToBytes(hex)));
  } catch (error) {
    throw codecError(error);
  }
}

function writeQuery(encoder: ABIEncoder, { method, arg, filter = [] }: Query): void {
  encoder.writeString(method);
  encoder.writeByte(arg === undefined ? 0 : 1);
  if (arg !== undefined) writeAnyvar(encoder, arg);
  encoder.writeVaruint32(filter.length);
  for (const one of filter) writeQuery(encoder, one);
}

const trace = v.looseObject({
  return_value: v.optional(v.string()),
  return_value_hex_data: v.optional(v.string()),
});

/** Some versions write a trace as a pair of version and trace. */
const queryResponse = v.looseObject({
  processed: v.looseObject({
    action_traces: v.tuple([
      v.union([
        v.pipe(
          v.tuple([v.string(), trace]),
          v.transform(([, value]) => value),
        ),
        trace,
      ]),
    ]),
  }),
});

function returnValue(sent: unknown): unknown {
  const read = v.safeParse(queryResponse, sent);
  const first = read.success ? read.output.processed.action_traces[0] : undefined;
  const hex = first?.return_value_hex_data ?? first?.return_value;
  if (!hex) throw new CodecError(signing.noReturnValue);
  return readReturnValue(hex);
}
