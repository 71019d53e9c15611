import { createReader, nameOf, pack } from '../../abi/bytes.ts';
import { publicKeyText, readPublicKey } from '../../abi/keys.ts';
import { ensure } from '../../engine/errors.ts';
import {
  parametersOf,
  readParameters,
  setParameters,
  writeParameters,
} from '../../engine/parameters.ts';
import type { Intrinsics, Machine } from '../call.ts';
import { unpacked } from './unpacked.ts';

/** For privileged contracts only. Throws 3050007 for others. */
export function privilegedIntrinsics(machine: Machine): Intrinsics {
  const all: Record<string, (...args: never[]) => unknown> = {
    is_privileged: (account: bigint) =>
      machine.call.runtime.state.accounts.get(nameOf(account))?.privileged ?? false,
    set_privileged(account: bigint, privileged: number) {
      const { accounts } = machine.call.runtime.state;
      const name = nameOf(account);
      const found = accounts.get(name);
      ensure(found, 'exception', `unknown key (eosio::chain::name): ${name}`);
      accounts.set(name, { ...found, privileged: privileged !== 0 });
    },
    get_resource_limits(account: bigint, ramAt: number, netAt: number, cpuAt: number) {
      const { ram, net, cpu } = machine.call.context.limits(nameOf(account));
      const { memory } = machine.call;
      for (const [at, value] of [
        [ramAt, ram],
        [netAt, net],
        [cpuAt, cpu],
      ] as const)
        memory.setInteger(at, 8, BigInt(value));
    },
    set_resource_limits(account: bigint, ram: bigint, net: bigint, cpu: bigint) {
      for (const value of [ram, net, cpu])
        ensure(
          value >= -1n,
          'wasm_execution_error',
          'invalid value for resource limit expected [-1,INT64_MAX]',
        );
      machine.call.context.setLimits(nameOf(account), {
        ram: Number(ram),
        net: Number(net),
        cpu: Number(cpu),
      });
    },
    get_blockchain_parameters_packed(at: number, length: number) {
      const { runtime, memory } = machine.call;
      const bytes = pack((writer) => writeParameters(writer, parametersOf(runtime.state)));
      if (length === 0) return bytes.length;
      if (length >>> 0 < bytes.length) return 0;
      memory.write(at, bytes);
      return bytes.length;
    },
    set_blockchain_parameters_packed(at: number, length: number) {
      const { runtime, memory } = machine.call;
      const bytes = memory.copy(at, length);
      setParameters(
        runtime.state,
        unpacked(() => readParameters(createReader(bytes))),
      );
    },
    set_proposed_producers(at: number, length: number) {
      const { memory, runtime, context } = machine.call;
      const reader = createReader(memory.copy(at, length));
      const producers = unpacked(() =>
        Array.from({ length: Math.min(reader.varuint(), length) }, () => ({
          producer_name: reader.name(),
          block_signing_key: publicKeyText(readPublicKey(reader), runtime.spec.keyPrefix),
        })),
      );
      context.proposeSchedule(producers);
      return BigInt((runtime.state.schedules.get('proposed')?.version ?? 0) || -1);
    },
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, run]) => {
      const plain = run as (...args: unknown[]) => unknown;
      const guarded = (...args: unknown[]): unknown => {
        const { privileged, receiver } = machine.call.context;
        ensure(
          privileged,
          'unaccessible_api',
          `${receiver} does not have permission to call this API`,
        );
        return plain(...args);
      };
      return [name, guarded];
    }),
  );
}
