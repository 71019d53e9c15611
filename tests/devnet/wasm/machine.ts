import { createTables } from '#devnet/engine/tables.ts';
import { createStore } from '#devnet/engine/store.ts';
import type { Store } from '#devnet/engine/store.ts';
import type { OpenContext } from '#devnet/engine/context.ts';
import type { Runtime } from '#devnet/engine/runtime.ts';
import { createCall } from '#devnet/wasm/call.ts';
import type { Machine } from '#devnet/wasm/call.ts';
import { createImports } from '#devnet/wasm/imports.ts';
import { createContractMemory } from '#devnet/wasm/memory.ts';

export interface Workbench {
  store: Store;
  /** Bytes each account was billed. */
  billed: Map<string, number>;
  bytes: Uint8Array;
  numbers: DataView;
  printed(): string;
  charged(): number;
  /** Calls an intrinsic as a contract named `me` does. */
  run(name: string, ...args: (number | bigint)[]): unknown;
  /** Begins another action: iterators are given out anew. */
  nextAction(): void;
}

/** Intrinsics over tables and a page of memory, without a chain. */
export function createWorkbench(contextFree = false): Workbench {
  const store = createStore();
  const billed = new Map<string, number>();
  const memory = new WebAssembly.Memory({ initial: 1 });
  let output = '';
  let charged = 0;
  const context = {
    receiver: 'me',
    action: { account: 'me', name: 'act', authorization: [], data: '0102030405' },
    state: { tables: createTables(store) },
    addRam(account: string, delta: number) {
      billed.set(account, (billed.get(account) ?? 0) + delta);
    },
    print(text: string) {
      output += text;
    },
  };
  const makeCall = (): Machine['call'] =>
    createCall(
      {} as unknown as Runtime,
      context as unknown as OpenContext,
      { contextFree, sender: 'someone', transaction: undefined },
      createContractMemory(memory),
      (units) => void (charged += units),
    );
  let call = makeCall();
  const imports = createImports({
    get call() {
      return call;
    },
  });
  const env = contextFree ? imports.contextFree : imports.action;
  return {
    store,
    billed,
    bytes: new Uint8Array(memory.buffer),
    numbers: new DataView(memory.buffer),
    printed: () => output,
    charged: () => charged,
    run: (name, ...args) => (env[name] as (...all: unknown[]) => unknown)(...args),
    nextAction() {
      call = makeCall();
    },
  };
}
