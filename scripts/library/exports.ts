import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** What a module exports. A component is a function whose name begins with a capital letter. */
export interface ExportedName {
  readonly name: string;
  readonly kind: 'component' | 'hook' | 'value' | 'type';
  /** The first sentence of its comment; empty if it has none. */
  readonly summary: string;
  /** The module that it is passed on from, as written. */
  readonly from?: string;
  /** It is the module's default export. */
  readonly isDefault?: true;
}

/** The TypeScript files of a folder and its subfolders, sorted, as paths from the root. */
export function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

export function exportsOf(file: string, text = readFileSync(file, 'utf8')): ExportedName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => namesOf(statement, file));
}

function namesOf(statement: ts.Statement, file: string): ExportedName[] {
  if (ts.isExportDeclaration(statement)) return reExports(statement, file);
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  const summary = summaryOf(statement);
  const isDefault = modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [{ name: statement.name.text, kind: 'type', summary }];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const name = statement.name?.text;
    if (name === undefined) return [];
    return [{ name, kind: kindOf(name, file), summary, ...(isDefault && { isDefault }) }];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [{ name: name.text, kind: kindOf(name.text, file), summary }] : [],
  );
}

function reExports(statement: ts.ExportDeclaration, file: string): ExportedName[] {
  const { exportClause, moduleSpecifier } = statement;
  if (!exportClause || !ts.isNamedExports(exportClause)) return [];
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
  return exportClause.elements.map(({ name, isTypeOnly }) => ({
    name: name.text,
    kind: statement.isTypeOnly || isTypeOnly ? 'type' : kindOf(name.text, file),
    summary: '',
    ...(from !== null && { from }),
  }));
}

function kindOf(name: string, file: string): ExportedName['kind'] {
  if (/^use[A-Z]/.test(name)) return 'hook';
  return file.endsWith('.tsx') && /^[A-Z][a-zA-Z0-9]*[a-z]/.test(name) ? 'component' : 'value';
}

function summaryOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  const text = (typeof comment === 'string' ? comment : (ts.getTextOfJSDocComment(comment) ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}
