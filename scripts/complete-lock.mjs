/**
 * Adds the optional packages of other platforms to package-lock.json. npm writes no entry for an
 * optional package it could not look up, and then `npm ci` refuses the lock ("Missing … from lock
 * file"). The parent package has the exact version, and the package's name has the platform, so the
 * entry can be written from there. Run it after a change of dependencies: `npm run lock`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** The platform in a package's name: `@oxc-parser/binding-linux-arm-gnueabihf` is linux on arm. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (words.includes('musl')) return { cpu, os, libc: ['musl'] };
  if (words.includes('gnu')) return { cpu, os, libc: ['glibc'] };
  return { cpu, os };
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;

/** The folders where a package's dependencies are resolved, nearest first. */
function* lookupFolders(path) {
  const parts = path.split('/node_modules/');
  for (let length = parts.length; length > 0; length -= 1) {
    yield `${parts.slice(0, length).join('/node_modules/')}/node_modules`;
  }
  yield 'node_modules';
}

/** The path for a new entry; null if the wanted version is already there. */
function placeFor(path, name, version) {
  for (const folder of lookupFolders(path)) {
    const found = lock.packages[`${folder}/${name}`];
    if (found?.version) return found.version === version ? null : siblingPlace(path, name);
  }
  return `node_modules/${name}`;
}

function siblingPlace(path, name) {
  const folder = path.slice(0, path.lastIndexOf('node_modules/') + 'node_modules'.length);
  return folder === 'node_modules' ? `${path}/node_modules/${name}` : `${folder}/${name}`;
}

for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '') continue;
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d/.test(range)) continue;
    const place = placeFor(path, name, range);
    if (!place) continue;
    const { cpu, os, libc } = platformOf(name);
    if (os.length === 0 && cpu.length === 0) {
      throw new Error(
        `The platform of ${name} cannot be derived from its name: add it to the lock by hand.`,
      );
    }
    lock.packages[place] = {
      version: range,
      ...(entry.dev && { dev: true }),
      optional: true,
      ...(cpu.length > 0 && { cpu }),
      ...(os.length > 0 && { os }),
      ...(libc && { libc }),
    };
    added += 1;
  }
}

const [root, ...rest] = Object.entries(lock.packages);
rest.sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries([root, ...rest]);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional packages of other platforms added.`);
