import type { Plugin } from 'vite';

/** What `useStore` of nanostores calls for its option `keys`. */
const listenKeys = `const refuse = () => {
  throw new Error('useStore has no option keys here: see without-store-keys.ts');
};
export { refuse as listenKeys, refuse as subscribeKeys };`;

/**
 * Leaves out the comparison of paths that `useStore` of nanostores needs for its option `keys`: no store is read by
 * its keys, and it weighs 300 bytes gzipped on every page.
 */
export function withoutStoreKeys(): Plugin {
  return {
    name: 'pronghorn-without-store-keys',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (/nanostores[\\/]listen-keys[\\/]index\.js$/.test(id) ? listenKeys : null),
  };
}
