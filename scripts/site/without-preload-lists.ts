import type { Plugin } from 'vite';

/** What each lazy module is loaded through, by the name that Vite's own has. */
const HELPER = '\0vite/preload-helper.js';

/** Vite's puts the lists into the page; what is left to do is to tell of a module that is gone. */
const preloadReplacement = `export const __vitePreload = (load) =>
  load().catch((payload) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw payload;
  });`;

/**
 * Keeps the lists of what each lazy module needs out of the modules that load it: nearly all of it is
 * there by then, and the lists weigh more than the round trips they save. Styles are one file that
 * each page has. Astro sets the option by itself, so that it is taken back when all is resolved.
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
  };
}
