import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Draws an icon of lucide-react as its own code does for the props this site uses: size, className,
 * and attributes of the element. Its name is no class of it: no style asks for it. HTML needs no
 * `xmlns`.
 */
const createIcon = `import { createElement } from 'react';
export default function createIcon(...shapes) {
  return ({ size = 24, ...rest }) => {
    const described = Object.keys(rest).some((prop) => /^(aria-|role$|title$)/.test(prop));
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(described ? {} : { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}`;

/** The part of an icon's module that has its shapes. Modules of former names have none. */
interface IconModule {
  readonly __iconData?: {
    readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
  };
}

/** The code of an icon: its shapes, without its names, its size, and the keys of a list. */
function iconCode({ __iconData: data }: IconModule): string | null {
  if (!data) return null;
  const shapes = data.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  const written = shapes.map((shape) => JSON.stringify(shape)).join(', ');
  return `import createIcon from '../createLucideIcon.mjs';
export default /* @__PURE__ */ createIcon(${written});`;
}

/**
 * Replaces the part of lucide-react that draws icons in the browser: with its contexts, aliases and
 * data formats it weighs 2 kB gzipped on every page. Each icon is its shapes and no more. Pages are
 * still built with lucide-react's own, and made smaller afterwards: see `withSmallIcons`.
 */
export function smallIcons(): Plugin {
  return {
    name: 'pronghorn-small-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const [path, part] =
        /lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|icons[\\/][\w-]+)\.mjs$/.exec(id) ??
        [];
      if (path === undefined) return null;
      if (part === 'createLucideIcon') return createIcon;
      return iconCode((await import(pathToFileURL(id).href)) as IconModule);
    },
  };
}

/** A page whose icons have neither their names as classes nor a namespace. */
export function withSmallIcons(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/ class="(?:lucide(?:-[a-z0-9-]+)? ?)+([^"]*)"/g, (_, classes: string) =>
      classes === '' ? '' : ` class="${classes}"`,
    );
}
