import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

/**
 * Folder of sources and ABIs. The compiler expects `.ts`; here the files have another ending
 * because they only look like TypeScript.
 */
const SOURCES = new URL('contracts/', import.meta.url);
/** The first version of WebAssembly, which nodes accept, without an imported runtime. */
const FLAGS = [
  '--optimizeLevel=2',
  '--shrinkLevel=2',
  '--runtime=stub',
  '--noExportMemory',
  '--disable=sign-extension,bulk-memory,nontrapping-f2i,mutable-globals,simd,reference-types',
  '--use=abort=',
  '--outFile=out.wasm',
];

/**
 * Compiles a contract of `contracts/`, with the same result on every machine. Throws the compiler's
 * errors.
 */
export async function buildContract(name: string): Promise<Uint8Array> {
  let code: Uint8Array | undefined;
  const { error, stderr } = await main([`${name}.ts`, ...FLAGS], {
    readFile(path) {
      try {
        return readFileSync(new URL(path.replace(/\.ts$/, '.as'), SOURCES), 'utf8');
      } catch {
        return null;
      }
    },
    writeFile(_path, contents) {
      if (typeof contents !== 'string') code = Uint8Array.from(contents);
    },
    listFiles: () => null,
  });
  if (error || !code) throw new Error(`${error?.message ?? 'nothing was built'}\n${stderr}`);
  return code;
}

/** `node devnet/wasm/build.ts <contract> <folder>` writes code and ABI to the folder. */
async function run([name, folder]: string[]): Promise<void> {
  if (!name || !folder) throw new Error('Which contract, and to which folder?');
  const code = await buildContract(name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.wasm`, code);
  writeFileSync(`${folder}/${name}.abi`, readFileSync(new URL(`${name}.abi.json`, SOURCES)));
  console.log(`${name}: ${code.length} bytes`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv.slice(2));
