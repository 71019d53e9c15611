import type { Plugin } from 'vite';

/**
 * Keeps the lists of what each lazy module needs out of the modules that load it: nearly all of it is
 * there by then, and the lists weigh more than the round trips they save. Astro sets the option by
 * itself, so that it is taken back when all is resolved.
 */
export function withoutPreloadLists(): Plugin {
  return {
    name: 'pronghorn-without-preload-lists',
    apply: 'build',
    configResolved({ environments }) {
      for (const { build } of Object.values(environments)) build.modulePreload = false;
    },
  };
}
