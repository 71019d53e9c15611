/**
 * `npm run test:lib`: builds and packs the package, installs it in an empty folder, and uses it there
 * as an app would: types, rendering to text, the size of one component, publint and
 * are-the-types-wrong. Needs the npm registry; `npm test` does not run it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, projectEnvironment, root, SetupError } from './lib/setup.mjs';

/** Used here only, so that nobody who works on the site installs them. */
const tools = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5'];

/** kB of an app's code with one account link and the provider, minified, without React. */
const MOST_OF_ONE_LINK = 10;

const folder = mkdtempSync(join(tmpdir(), 'pronghorn-lib-'));
const tarball = join(root, 'examples/pronghorn.tgz');

function step(name, command, args, cwd = folder) {
  console.log(`\n── ${name}`);
  const path = `${join(folder, 'node_modules/.bin')}:${projectEnvironment().PATH}`;
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: projectEnvironment({ PATH: path }),
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new SetupError(`${name} failed: see the lines above.`);
}

/** A module that imports every entry, so that the compiler reads every declaration. */
function importEverything() {
  const { exports } = JSON.parse(readFileSync(join(root, 'dist-lib/package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(([, target]) => target.types !== undefined);
  const lines = entries.map(([entry]) => `import 'pronghorn${entry.slice(1)}';`);
  writeFileSync(join(folder, 'src/everything.ts'), [...lines, 'export {};', ''].join('\n'));
}

/** One link in an app, with React left out. */
async function sizeOfOneLink() {
  const { build } = await import('vite');
  const entry = join(folder, 'src/one-link.js');
  writeFileSync(
    entry,
    "import { PronghornProvider } from 'pronghorn';\nimport { AccountLink } from 'pronghorn/ui';\nconsole.log(PronghornProvider, AccountLink);\n",
  );
  const { output } = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: entry, external: [/^react/] } },
  });
  const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of seen) for (const next of chunks.get(file)?.imports ?? []) seen.add(next);
  return [...seen].reduce((sum, file) => sum + (chunks.get(file)?.code?.length ?? 0), 0) / 1000;
}

await main(async () => {
  try {
    if (!process.argv.includes('--no-build'))
      step('build', 'node', [join(root, 'scripts/build-lib.mjs')], root);
    cpSync(join(root, 'examples/vite'), folder, {
      recursive: true,
      filter: (path) => !/node_modules|dist$/.test(path),
    });
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    manifest.dependencies.pronghorn = `file:${tarball}`;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    step('install', 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...tools]);
    importEverything();
    step('types', 'tsc', ['-p', '.']);
    step('build of an app', 'vite', ['build', '--logLevel', 'warn']);
    cpSync(join(root, 'scripts/library/render-check.mjs'), join(folder, 'render-check.mjs'));
    step('render to text', 'node', ['render-check.mjs']);
    const size = await sizeOfOneLink();
    console.log(`\n── one link: ${size.toFixed(1)} kB, at most ${MOST_OF_ONE_LINK}`);
    if (size > MOST_OF_ONE_LINK) throw new SetupError('One component brings too much.');
    step('publint', 'publint', ['run', '--strict', 'node_modules/pronghorn']);
    step('are the types wrong', 'attw', [
      tarball,
      '--profile',
      'esm-only',
      '--quiet',
      '--exclude-entrypoints',
      'styles.css',
      'elements/standalone.js',
    ]);
    console.log('\nThe package can be used.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
