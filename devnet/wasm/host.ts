import { nameToBigint } from '../../src/chain/core/name-bigint.ts';
import { hex } from '../abi/hex.ts';
import type { OpenContext } from '../engine/context.ts';
import { sha256 } from '../engine/digests.ts';
import { ChainError } from '../engine/errors.ts';
import type { Runtime } from '../engine/runtime.ts';
import { createCall } from './call.ts';
import type { Call, Surroundings } from './call.ts';
import { createImports } from './imports.ts';
import { EXIT } from './intrinsics/assertion.ts';
import { createContractMemory } from './memory.ts';
import { FUEL_EXPORT, MEMORY_EXPORT, prepareModule, START_EXPORT } from './prepare.ts';

/** Simple instructions for a microsecond of billed CPU. */
const FUEL_PER_US = 400;
/** Maximum CPU of a transaction, nodes' default. */
const MAX_CPU_US = 150_000;
/** Size of the cache of compiled modules. */
const MAX_MODULES = 100;

export interface Run {
  /** Microseconds to bill. */
  cpuUs: number;
  returned: Uint8Array | undefined;
}

let current: Call | undefined;
const imports = createImports({
  get call() {
    if (!current) throw new Error('no contract is running');
    return current;
  },
});
const modules = new Map<string, WebAssembly.Module>();

/** Throws 3070003 if nodes would refuse the code in setcode. */
export function checkCode(code: Uint8Array): void {
  moduleOf(hex(sha256(code)), code);
}

/**
 * Runs a contract's `apply` for one action and receiver in its own memory. `usedUs` is the
 * transaction's CPU so far. Throws the contract's refusals, 3080004 for too much CPU, and 3070002
 * for traps.
 */
export function runCode(
  runtime: Runtime,
  context: OpenContext,
  code: { hash: string; bytes: Uint8Array },
  surroundings: Surroundings,
  usedUs: number,
): Run {
  const env = surroundings.contextFree ? imports.contextFree : imports.action;
  const budget = Math.max(0, MAX_CPU_US - usedUs) * FUEL_PER_US;
  const module = moduleOf(code.hash, code.bytes);
  let owed = 0;
  const charge = (units: number): void => {
    owed += units;
    if (owed > budget) throw tooLong(usedUs + owed / FUEL_PER_US);
  };
  const instance = new WebAssembly.Instance(module, { env: env as WebAssembly.ModuleImports });
  const { exports } = instance;
  const fuel = exports[FUEL_EXPORT] as WebAssembly.Global<'i32'>;
  fuel.value = budget;
  const memory = createContractMemory(exports[MEMORY_EXPORT] as WebAssembly.Memory | undefined);
  const call = createCall(runtime, context, surroundings, memory, charge);
  current = call;
  try {
    (exports[START_EXPORT] as (() => void) | undefined)?.();
    const { receiver, action } = context;
    const names = [receiver, action.account, action.name].map(nameToBigint);
    (exports['apply'] as (...names: bigint[]) => void)(...names);
  } catch (error) {
    if (error !== EXIT) throw fuel.value < 0 ? tooLong(MAX_CPU_US) : refusalOf(error);
  } finally {
    current = undefined;
  }
  const used = budget - fuel.value + owed;
  if (used > budget) throw tooLong(MAX_CPU_US);
  return { cpuUs: Math.ceil(used / FUEL_PER_US), returned: call.returned };
}

function moduleOf(hash: string, code: Uint8Array): WebAssembly.Module {
  const cached = modules.get(hash);
  if (cached) return cached;
  const module = prepareModule(code, imports.names, MAX_CPU_US * FUEL_PER_US);
  const [oldest] = modules.keys();
  if (modules.size >= MAX_MODULES && oldest !== undefined) modules.delete(oldest);
  modules.set(hash, module);
  return module;
}

function tooLong(us: number): ChainError {
  return new ChainError(
    'tx_cpu_usage_exceeded',
    `transaction was executing for too long ${Math.ceil(us)}us`,
  );
}

/** A contract's refusal, or its trap in nodeos's words. */
function refusalOf(error: unknown): unknown {
  if (error instanceof ChainError) return error;
  const outside =
    error instanceof WebAssembly.RuntimeError && error.message.includes('out of bounds');
  const trapped = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
  if (!trapped) return error;
  return new ChainError(
    'wasm_execution_error',
    outside && error.message.includes('memory') ? 'access violation' : 'eos-vm system failure',
  );
}
