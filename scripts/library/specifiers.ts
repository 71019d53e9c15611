import { posix } from 'node:path';

const SPECIFIER = /((?:from|import)\s*\(?\s*)(['"])((?:#src|\.\.?)\/[^'"]+)\.tsx?\2/g;

/**
 * Imports of a declaration name built files: `#src/chain/x.ts` in `components/ui/y.d.ts` is
 * `../../chain/x.js`.
 */
export function packedSpecifiers(text: string, file: string): string {
  return text.replace(SPECIFIER, (_, before: string, quote: string, path: string) => {
    const target = path.startsWith('#src/')
      ? posix.relative(posix.dirname(file), path.slice('#src/'.length))
      : path;
    return `${before}${quote}${target.startsWith('.') ? target : `./${target}`}.js${quote}`;
  });
}
