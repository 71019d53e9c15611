/**
 * What the chain client weighs in a browser: all of src/chain but signing, the configuration of
 * chains and the list of spam, each export kept, minified and compressed. Then each of its rooms
 * alone, and how much of it each screen needs before it can be drawn: not minified, so at most.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const ENTRY = '\0all';
const LEFT_OUT = /^src\/chain\/(sign|config)\/|\/spam\//;

const files = globSync('src/chain/**/*.ts', { cwd: root }).filter((file) => !LEFT_OUT.test(file));
const names = new Map();
for (const file of files) names.set(file, Object.keys(await import(join(root, file))));

async function bundle(some, external = []) {
  const loud = some.filter((file) => names.get(file).length > 0);
  const imports = loud.map((file, n) => `import * as f${n} from '${join(root, file)}';`);
  const kept = loud.flatMap((file, n) => names.get(file).map((name) => `f${n}.${name}`));
  const entry = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? `${imports.join('\n')}\nexport const all = [${kept}];` : null),
  };
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [entry],
    build: {
      write: false,
      target: 'es2023',
      minify: 'oxc',
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        external,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const code = output.map((chunk) => chunk.code ?? '').join('');
  return { bytes: code.length, gzip: gzipSync(code, { level: 9 }).length };
}

const row = (what, { bytes, gzip }) =>
  console.log(
    `${what.padEnd(28)} ${String(bytes).padStart(8)} ${(gzip / 1000).toFixed(1)} kB gzip`,
  );

const packages = /^(?!src\/)[@a-z][^:\0]*$/;

row(`all, ${files.length} files`, await bundle(files));
row('without packages', await bundle(files, [packages]));
const rooms = [...new Set(files.map((file) => file.split('/')[2]))];
for (const room of rooms.filter((one) => !one.endsWith('.ts')))
  row(
    `${room} alone, own files`,
    await bundle(
      files.filter((file) => file.startsWith(`src/chain/${room}/`)),
      [packages, new RegExp(`/src/chain/(?!${room}/)`)],
    ),
  );

/** Of src/chain, what the modules that a screen imports at once hold after what is unused is left out. */
async function neededAtOnce(screen) {
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '#src': join(root, 'src') } },
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: join(root, screen),
        external: [/^(?!#src|src\/|\.|\/)[@a-z][^:\0]*$/],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const atOnce = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of atOnce) for (const one of chunks.get(name)?.imports ?? []) atOnce.add(one);
  const code = [...atOnce]
    .flatMap((name) => Object.entries(chunks.get(name)?.modules ?? {}))
    .filter(([id]) => id.startsWith(join(root, 'src/chain/')))
    .map(([, module]) => module.code ?? '')
    .join('');
  return { bytes: code.length, gzip: gzipSync(code, { level: 9 }).length };
}

for (const screen of globSync('src/islands/*/*-screen.tsx', { cwd: root }).sort())
  row(screen.split('/').at(-1) ?? '', await neededAtOnce(screen));
