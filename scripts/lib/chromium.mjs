import { existsSync } from 'node:fs';
import { run, SetupError } from './setup.mjs';

/** Disables Chromium's background requests. Also allows it to run as root. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Keeps requests of pages on this machine: other hosts have no address. */
export const localHostsOnly = `--host-resolver-rules=${[
  'MAP * ~NOTFOUND',
  ...['127.0.0.1', 'localhost', '*.localhost'].map((host) => `EXCLUDE ${host}`),
].join(' , ')}`;

/** The one without windows is a third faster in tests. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium from the system’s packages…');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env, quiet: true });
  const install = (name) => run('apt-get', ['install', '-y', '-qq', name], { env, quiet: true });
  // Older releases do not have it.
  if (!install('chromium-headless-shell')) install('chromium');
}

/** The Chromium that is there without a download: CHROMIUM_PATH or one of the usual places. */
function installedChromium() {
  return process.env.CHROMIUM_PATH || usualPlaces.find((path) => existsSync(path));
}

/** The launch option for it; none where only Playwright's own may be there. */
export function launchedChromium() {
  const executablePath = installedChromium();
  return executablePath ? { executablePath } : {};
}

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, the usual places, Playwright's own, Debian's
 * package, Playwright's download, in that order.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new SetupError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = installedChromium() ?? (await playwrightsOwn());
  if (found) return found;
  installFromDebian();
  const packaged = installedChromium();
  if (packaged) return packaged;
  console.log('Downloading Chromium with Playwright…');
  run('playwright', ['install', 'chromium']);
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;
  throw new SetupError(
    'The browser tests need Chromium: install it and name its path in CHROMIUM_PATH.',
  );
}
