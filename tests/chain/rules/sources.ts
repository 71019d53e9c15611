import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** The files of src/chain, by their paths from the root, or those of some of its rooms. */
export function chainFiles(rooms = '**'): string[] {
  return globSync(`src/chain/${rooms}/**/*.ts`, { cwd: ROOT }).toSorted();
}

export function source(file: string): ts.SourceFile {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

export interface Import {
  /** A path from the root for files of the project, else a package as it is written. */
  readonly target: string;
  readonly dynamic: boolean;
}

/** What a file loads when it runs: imports of types alone load nothing. */
export function importsOf(file: string): readonly Import[] {
  const imports = known.get(file) ?? readImports(file);
  known.set(file, imports);
  return imports;
}

/** Each file is read once, though many load it. */
const known = new Map<string, readonly Import[]>();

function readImports(file: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, dynamic: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const written = specifier.text;
    const target = written.startsWith('.')
      ? relative(ROOT, resolve(ROOT, dirname(file), written))
      : written.replace(/^#(?=src\/|devnet\/)/, '');
    found.push({ target, dynamic });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isOfTypes(node.importClause))
      add(node.moduleSpecifier, false);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier, false);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], true);
    ts.forEachChild(node, visit);
  };
  visit(source(file));
  return found;
}

function isOfTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

/** All that a file loads at once: its imports that are not dynamic, and theirs. */
export function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (file.endsWith('.ts'))
    for (const { target, dynamic } of importsOf(file)) if (!dynamic) loadedBy(target, seen);
  return seen;
}
