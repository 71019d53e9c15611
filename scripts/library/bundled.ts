import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/**
 * The code that an app with each of these modules loads at once, minified, in their order.
 * @param app the app's folder, in which the package is installed
 * @param external modules that do not count
 */
export async function bundled(
  app: string,
  modules: readonly string[],
  external: readonly RegExp[] = [/^react/],
): Promise<string[]> {
  const input = modules.map((module, index) => {
    const entry = join(app, `src/bundled-${index}.js`);
    writeFileSync(entry, module);
    return entry;
  });
  const built = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input, external: [...external] } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
  );
  return input.map((entry) => {
    const first = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === entry);
    if (!first) throw new Error(`The app has no chunk for ${entry}.`);
    const seen = new Set([first.fileName]);
    for (const file of seen) for (const next of chunks.get(file)?.imports ?? []) seen.add(next);
    return [...seen].map((file) => chunks.get(file)?.code ?? '').join('\n');
  });
}
