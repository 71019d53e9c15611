import { describe, expect, it } from 'vitest';
import { publishedContract } from '#devnet/wasm/published.ts';
import { mostCodeBytes, wasmFacts } from '#src/chain/model/abi/wasm-file.ts';

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const text = (word: string) => [word.length, ...new TextEncoder().encode(word)];
const section = (kind: number, content: number[]) => [kind, content.length, ...content];
const apply = section(7, [1, ...text('apply'), 0, 0]);
const importing = (module: string, kind = 0) =>
  section(2, [1, ...text(module), ...text('f'), kind, 0]);
const file = (...sections: number[][]) => Uint8Array.from([...HEADER, ...sections.flat()]);

describe('wasmFacts', () => {
  it('accepts a published contract and names its imports', () => {
    const { problem, imports } = wasmFacts(publishedContract('atomicassets').code);
    expect(problem).toBeNull();
    expect(imports).toContain('require_auth');
  });

  it('accepts the smallest contract', () => {
    expect(wasmFacts(file(importing('env'), apply))).toEqual({ problem: null, imports: ['f'] });
  });

  it('refuses files that are no WebAssembly', () => {
    expect(wasmFacts(new TextEncoder().encode('{"version":"eosio::abi/1.2"}')).problem).toBe(
      'not-wasm',
    );
    expect(wasmFacts(new Uint8Array()).problem).toBe('not-wasm');
  });

  it('refuses code without the function that the chain calls', () => {
    expect(wasmFacts(file()).problem).toBe('no-apply');
    expect(wasmFacts(file(section(7, [1, ...text('apply'), 2, 0]))).problem).toBe('no-apply');
  });

  it('refuses imports that the chain does not have', () => {
    expect(wasmFacts(file(importing('wasi'), apply)).problem).toBe('imports');
    expect(wasmFacts(file(importing('env', 2), apply)).problem).toBe('malformed');
  });

  it('refuses a file that was cut off', () => {
    expect(wasmFacts(file(apply).slice(0, -2)).problem).toBe('malformed');
    expect(wasmFacts(file([7, 255, 255, 255, 255, 255])).problem).toBe('malformed');
  });

  it('refuses code above the limit of the chain', () => {
    const large = new Uint8Array(mostCodeBytes + 1);
    large.set(HEADER);
    expect(wasmFacts(large).problem).toBe('too-large');
  });
});
