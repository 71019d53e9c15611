import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectEnvironment, root, SetupError } from '../../scripts/lib/setup.mjs';
import { chromiumArguments } from '../../scripts/lib/chromium.mjs';

/**
 * Fetched when it is used: as a dependency it would bring 180 packages to everyone who builds the
 * site.
 */
const PACKAGE = 'lighthouse@13.5.0';
/** A score varies from run to run. */
const RUNS = 3;

async function scoreOf(url, executablePath) {
  const flags = [...chromiumArguments, '--headless=new', '--ignore-certificate-errors'];
  const args = [
    'exec',
    '--yes',
    '--',
    PACKAGE,
    url,
    '--only-categories=performance',
    '--output=json',
    '--quiet',
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const env = { ...projectEnvironment(), CHROME_PATH: executablePath };
  // The page is served by this process meanwhile.
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, env, maxBuffer: 1e8 });
  const { score } = JSON.parse(stdout.slice(stdout.indexOf('{'))).categories.performance;
  return Math.round((score ?? 0) * 100);
}

/**
 * Lighthouse's performance scores (0 to 100) of pages on a phone, as Lighthouse simulates one: the
 * median of three runs each.
 * @param pages paths by name
 */
export async function lighthouseScores({ executablePath, origin, pages }) {
  const scores = new Map();
  for (const [name, path] of Object.entries(pages)) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(
        await scoreOf(origin + path, executablePath).catch((error) => {
          throw new SetupError(`${PACKAGE} could not be run: ${error.message.slice(0, 300)}`);
        }),
      );
    scores.set(name, runs.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]);
  }
  return scores;
}
