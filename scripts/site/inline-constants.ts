import type { Plugin } from 'vite';

type Constants = Readonly<Record<string, unknown>>;

/** Modules of constants in `src/chain/core/` that are imported as namespaces of the same name. */
const names = ['limits', 'messages'];

const IMPORT = /^import \* as (limits|messages) from '[^']*\/(?:limits|messages)\.ts';$/gm;

async function readConstants(): Promise<ReadonlyMap<string, Constants>> {
  const modules = names.map(async (name) => {
    const { href } = new URL(`../../src/chain/core/${name}.ts`, import.meta.url);
    return [name, (await import(/* @vite-ignore */ href)) as Constants] as const;
  });
  return new Map(await Promise.all(modules));
}

/**
 * Writes limits and messages as literals where they are used. The bundler does so for named imports
 * only; it would else put all of them into the chunk of every page.
 */
export function inlineConstants(): Plugin {
  let reading: Promise<ReadonlyMap<string, Constants>> | undefined;
  return {
    name: 'pronghorn-inline-constants',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id)) return null;
      const imported = [...code.matchAll(IMPORT)].map(([, name = '']) => name);
      if (imported.length === 0) return null;
      const constants = await (reading ??= readConstants());
      const used = new RegExp(`(?<![\\w.])(${imported.join('|')})\\.(\\w+)\\b`, 'g');
      const written = code.replaceAll(used, (whole, namespace: string, name: string) => {
        const value = constants.get(namespace)?.[name];
        return typeof value === 'number' || typeof value === 'string'
          ? JSON.stringify(value)
          : whole;
      });
      return { code: written, map: null };
    },
  };
}
