import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { SavedChain } from '../engine/devnet.ts';
import type { RowChange } from '../types.ts';

/** A chain at the end of the story, with the data to continue it. */
export interface RecordedStory {
  chain: SavedChain;
  /** Rows changed by the latest blocks. */
  changes: ReadonlyMap<number, readonly RowChange[]>;
  /** Ids of its transactions, in order. */
  story: string[];
  /** Milliseconds UTC. */
  time: number;
}

const ROOT = new URL('../../', import.meta.url);
const FOLDER = new URL('node_modules/.cache/pronghorn-devnet/', ROOT);
/** The story's result depends on these files. */
const SOURCES = ['devnet/', 'src/chain/core/', 'package-lock.json'];

/**
 * A recorded story of exactly this code; undefined if there is none. Running the story takes
 * seconds and always gives the same result.
 */
export function cachedStory(name: string): RecordedStory | undefined {
  try {
    return deserialize(readFileSync(fileOf(name))) as RecordedStory;
  } catch {
    return undefined;
  }
}

/** Records a story for the next start. If the disk refuses, the next start runs it again. */
export function cacheStory(name: string, story: RecordedStory): void {
  const file = fileOf(name);
  const unfinished = new URL(`${file.href}.${process.pid}`);
  try {
    mkdirSync(FOLDER, { recursive: true });
    forgetOthers(name);
    writeFileSync(unfinished, serialize(story));
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
  }
}

/** Removes recordings of other versions of the code. */
function forgetOthers(name: string): void {
  for (const file of readdirSync(FOLDER))
    if (file.startsWith(`${name}.`)) rmSync(new URL(file, FOLDER), { force: true });
}

function fileOf(name: string): URL {
  return new URL(`${name}.${(version ??= versionOfCode())}`, FOLDER);
}

let version: string | undefined;

function versionOfCode(): string {
  const digest = createHash('sha256').update(process.version);
  for (const source of SOURCES)
    for (const file of filesOf(source)) digest.update(readFileSync(new URL(file, ROOT)));
  return digest.digest('hex').slice(0, 32);
}

function filesOf(source: string): string[] {
  if (!source.endsWith('/')) return [source];
  return readdirSync(new URL(source, ROOT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
}
