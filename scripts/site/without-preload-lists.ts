import type { Plugin } from 'vite';

/** The id of Vite's helper that loads lazy modules. */
const HELPER = '\0vite/preload-helper.js';

/** Vite's own helper also preloads dependencies. This one only reports a failed load. */
const preloadReplacement = `export const __vitePreload = (load) =>
  load().catch((payload) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw payload;
  });`;

/** An empty list after a lazy module, and after one of which only some names are used. */
const EMPTY_LIST = /(\bimport\(([`"'])[^`"']+\2\)(?:;return\{[^{}]*\}\})?),\[\]\)/g;

/** Names of a lazy module, read and returned as they are. Vite writes it so that unused names go. */
const REPEATED_NAMES =
  /async\(\)=>\{let\{([^{}]*)\}=await (import\(([`"'])[^`"']+\3\));return\{\1\}\}/g;

/**
 * The code of a chunk without the empty lists that are left of the removed ones, and without the
 * names of lazy modules where the module itself has them.
 */
export const withPlainImports = (code: string): string =>
  code.replaceAll(EMPTY_LIST, '$1)').replaceAll(REPEATED_NAMES, '()=>$2');

/**
 * Removes the dependency lists of lazy modules: nearly all of their files are loaded by then, and
 * the lists weigh more than the saved round trips. Styles are one file on every page. Astro sets
 * the option itself, so it is reset after all configuration is resolved.
 */
export function withoutPreloadLists(): Plugin {
  return {
    name: 'pronghorn-without-preload-lists',
    apply: 'build',
    enforce: 'pre',
    configResolved({ environments }) {
      for (const { build } of Object.values(environments)) build.modulePreload = false;
    },
    load(id) {
      return id === HELPER ? preloadReplacement : null;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withPlainImports(file.code);
      },
    },
  };
}
