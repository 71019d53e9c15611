import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { nameOf, pack } from '../../abi/bytes.ts';
import { bytesOfHex, hex } from '../../abi/hex.ts';
import { protocolFeatures } from '../../engine/protocol-features.ts';
import type { Intrinsics, Machine } from '../call.ts';

const NO_HASH = new Uint8Array(32);

/** Time, producers, features, and code of other accounts. Times are microseconds since 1970. */
export const systemIntrinsics = (machine: Machine): Intrinsics => ({
  current_time: () => BigInt(machine.call.context.now) * 1000n,
  publication_time: () => BigInt(machine.call.context.now) * 1000n,
  get_active_producers(at: number, length: number) {
    const { memory, runtime } = machine.call;
    const producers = runtime.state.schedules.get('active')?.producers ?? [];
    const names = pack((writer) => {
      for (const { producer_name } of producers) writer.bigint(nameToBigint(producer_name), 8);
    });
    if (length === 0) return names.length;
    const part = names.subarray(0, length >>> 0);
    memory.write(at, part);
    return part.length;
  },
  is_feature_activated(at: number) {
    const digest = hex(machine.call.memory.view(at, 32));
    return protocolFeatures(machine.call.runtime.spec).some((feature) => feature.digest === digest);
  },
  get_code_hash(account: bigint, _version: number, at: number, length: number) {
    const found = machine.call.runtime.state.accounts.get(nameOf(account));
    const packed = pack((writer) => {
      writer.varuint(0);
      writer.bigint(BigInt(found?.codeSequence ?? 0), 8);
      writer.raw(found ? bytesOfHex(found.codeHash) : NO_HASH);
      // Type and version of the virtual machine.
      writer.int(0, 2);
    });
    machine.call.memory.write(at, packed.subarray(0, length >>> 0));
    return packed.length;
  },
});

/** The block's number, also available to context-free actions. */
export const blockIntrinsics = (machine: Machine): Intrinsics => ({
  get_block_num: () => machine.call.runtime.pending().num,
});
