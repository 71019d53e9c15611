import type { Plugin } from 'vite';

/**
 * Draws an icon of lucide-react as its own code does for the props this site uses: size, className,
 * and attributes of the element. Its name is no class of it: no style asks for it. HTML needs no
 * `xmlns`.
 */
const createIcon = `import { createElement } from 'react';
export default function createIcon({ node }) {
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
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}`;

/**
 * Replaces the part of lucide-react that draws icons in the browser: with its contexts, aliases and
 * data formats it weighs 2 kB gzipped on every page. Pages are still built with lucide-react's own,
 * and made smaller afterwards: see `withSmallIcons`.
 */
export function smallIcons(): Plugin {
  return {
    name: 'pronghorn-small-icons',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      return /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/.test(id)
        ? createIcon
        : null;
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
