import { Serializer, VarUInt } from '@wharfkit/antelope';
import type { Name, Transaction, UInt32 } from '@wharfkit/antelope';
import { hexToBytes } from '../../../core/checksum.ts';

const octetString = 0x04;

/** A BER octet string: tag, shortest length, bytes. */
export function octets(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  const head: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) head.unshift(rest % 256);
  const size = length < 0x80 ? [length] : [0x80 | head.length, ...head];
  return Uint8Array.from([octetString, ...size, ...bytes]);
}

const packed = (object: Name | UInt32 | VarUInt) => Serializer.encode({ object }).array;
const varint = (value: number) => packed(VarUInt.from(value));
const name = (value: Name) => packed(value);

/**
 * A transaction for the device's EOS app: the signed fields as octet strings, starting with the
 * chain id, so that the device can display and hash them as they arrive.
 */
export function encodeForDevice(chainId: string, transaction: Transaction): Uint8Array {
  if (transaction.context_free_actions.length > 0 || transaction.transaction_extensions.length > 0)
    throw new Error('The device takes neither context-free actions nor extensions');
  const fields: Uint8Array[] = [
    hexToBytes(chainId),
    Serializer.encode({ object: transaction.expiration }).array,
    Serializer.encode({ object: transaction.ref_block_num }).array,
    Serializer.encode({ object: transaction.ref_block_prefix }).array,
    varint(Number(transaction.max_net_usage_words)),
    Serializer.encode({ object: transaction.max_cpu_usage_ms }).array,
    varint(Number(transaction.delay_sec)),
    varint(0),
    varint(transaction.actions.length),
    ...transaction.actions.flatMap((action) => [
      name(action.account),
      name(action.name),
      varint(action.authorization.length),
      ...action.authorization.flatMap(({ actor, permission }) => [name(actor), name(permission)]),
      varint(action.data.array.length),
      action.data.array,
    ]),
    varint(0),
    new Uint8Array(32),
  ];
  const parts = fields.map(octets);
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
