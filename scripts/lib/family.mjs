/** Child processes that end when their command ends, however it ends. */
import { spawn, spawnSync } from 'node:child_process';

/** Interval for checking whether npm, which started the command, still runs. Milliseconds. */
const LOOK_MS = 500;

/**
 * A command's child processes. They get SIGTERM when the command gets SIGINT, SIGTERM or SIGHUP,
 * when a server among them exits, and when the parent of the command has ended (npm does not forward
 * SIGHUP). Children also watch a channel to the command (`endWithParent`), so that they end if it
 * is killed.
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
export function createFamily({ cwd, env }) {
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  let stopping = false;

  /** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} extra */
  function begin(command, args, extra = {}) {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...extra },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      shell: process.platform === 'win32',
    });
    children.push(child);
    return child;
  }

  /**
   * Ends all children, then the command with the status.
   * @param {number} code
   */
  function stop(code) {
    if (stopping) return;
    stopping = true;
    process.exitCode = code;
    clearInterval(looking);
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  }

  const parent = process.ppid;
  const npm = npmProcess();
  const isLeft = () => process.ppid !== parent || (npm !== null && !isRunning(npm));
  const looking = setInterval(() => isLeft() && stop(0), LOOK_MS);
  looking.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

  return {
    stop,
    isStopping: () => stopping,

    /**
     * Starts a server that runs until the command ends.
     * @param {string} command
     * @param {string[]} args
     */
    serve(command, args) {
      if (!stopping) begin(command, args).once('exit', (code) => stop(code ?? 0));
    },

    /**
     * Runs a command to its end. Resolves to whether it succeeded.
     * @param {string} command
     * @param {string[]} args
     * @param {NodeJS.ProcessEnv} extra
     * @returns {Promise<boolean>}
     */
    finish(command, args, extra) {
      const child = begin(command, args, extra);
      return new Promise((resolve) => {
        child.once('error', () => resolve(false));
        child.once('exit', (code) => resolve(code === 0));
      });
    },
  };
}

/** The npm process that started this command through a shell; null if there is none. */
function npmProcess() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return null;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(process.ppid)], {
    encoding: 'utf8',
  });
  const [, above, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  // Some shells replace themselves with the command. Then npm is the parent.
  return above === undefined || /\bnpm\b/.test(command ?? '') ? null : Number(above);
}

/** @param {number} id */
function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends this child process when its command has ended. */
export function endWithParent(end = () => process.exit(0)) {
  process.once('disconnect', end);
}
