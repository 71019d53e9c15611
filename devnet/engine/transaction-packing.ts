import { parseTime } from '../../src/chain/core/time.ts';
import { formatTimeSeconds } from '../../src/chain/core/format-time.ts';
import type { Action, Transaction } from '../types.ts';
import { createReader, pack } from '../abi/bytes.ts';
import type { Reader, Writer } from '../abi/bytes.ts';
import { bytesOfHex, hex } from '../abi/hex.ts';

/** Throws if the bytes are too short. Trailing bytes are ignored. */
export function unpackTransaction(bytes: Uint8Array): Transaction {
  const reader = createReader(bytes);
  return {
    expiration: formatTimeSeconds(reader.int(4) * 1000),
    ref_block_num: reader.int(2),
    ref_block_prefix: reader.int(4),
    max_net_usage_words: reader.varuint(),
    max_cpu_usage_ms: reader.int(1),
    delay_sec: reader.varuint(),
    context_free_actions: readList(reader, readAction),
    actions: readList(reader, readAction),
    transaction_extensions: readList(reader, () => [reader.int(2), readHex(reader)]),
  };
}

export function packTransaction(transaction: Transaction): Uint8Array {
  return pack((writer) => {
    writer.int(parseTime(transaction.expiration) / 1000, 4);
    writer.int(transaction.ref_block_num, 2);
    writer.int(transaction.ref_block_prefix, 4);
    writer.varuint(transaction.max_net_usage_words);
    writer.int(transaction.max_cpu_usage_ms, 1);
    writer.varuint(transaction.delay_sec);
    writeList(writer, transaction.context_free_actions, writeAction);
    writeList(writer, transaction.actions, writeAction);
    writeList(writer, transaction.transaction_extensions, (_, [type, data]) => {
      writer.int(type, 2);
      writeHex(writer, data);
    });
  });
}

/** Throws if the bytes are too short. */
export function unpackAction(bytes: Uint8Array): Action {
  return readAction(createReader(bytes));
}

export function packAction(action: Action): Uint8Array {
  return pack((writer) => writeAction(writer, action));
}

function readAction(reader: Reader): Action {
  return {
    account: reader.name(),
    name: reader.name(),
    authorization: readList(reader, () => ({ actor: reader.name(), permission: reader.name() })),
    data: readHex(reader),
  };
}

function writeAction(writer: Writer, action: Action): void {
  writer.name(action.account);
  writer.name(action.name);
  writeList(writer, action.authorization, (_, { actor, permission }) => {
    writer.name(actor);
    writer.name(permission);
  });
  writeHex(writer, action.data);
}

function readList<Item>(reader: Reader, read: (reader: Reader) => Item): Item[] {
  const items: Item[] = [];
  for (let left = reader.varuint(); left > 0; left--) items.push(read(reader));
  return items;
}

function writeList<Item>(
  writer: Writer,
  items: readonly Item[],
  write: (writer: Writer, item: Item) => void,
): void {
  writer.varuint(items.length);
  for (const item of items) write(writer, item);
}

function readHex(reader: Reader): string {
  return hex(reader.raw(reader.varuint()));
}

function writeHex(writer: Writer, data: string): void {
  const bytes = bytesOfHex(data);
  writer.varuint(bytes.length);
  writer.raw(bytes);
}
