import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { localeKeys } from '../../src/i18n/locales.ts';

/** Files of English texts: their types are those of every language. */
const TEXTS = /^src\/i18n\/(?:areas\/.+\/)?en\.ts$/;
/** Where texts are written and not read. */
const WRITTEN = new RegExp(`^src/i18n/(?:areas/.+/|static/)?(?:${localeKeys.join('|')})\\.ts$`);

/**
 * The texts that no code reads, as `file: path of the text`. A reference is found by its type, not by
 * its name: a text `title` is unused even if others of that name are not.
 */
export function unusedTexts(root: string): string[] {
  const program = programOf(root);
  const checker = program.getTypeChecker();
  const nameOf = (file: ts.SourceFile) => relative(root, file.fileName).replaceAll('\\', '/');
  const used = new Set<ts.Node>();

  const isText = (node: ts.Node) => TEXTS.test(nameOf(node.getSourceFile()));
  const known = new Map<ts.Type, boolean>();
  const hasTexts = (type: ts.Type): boolean => {
    const found =
      known.get(type) ??
      type.getProperties().some((property) => property.declarations?.some(isText) === true);
    known.set(type, found);
    return found;
  };
  /** @param whole the value is passed on, so that all below it may be read there */
  const use = (symbol: ts.Symbol | undefined, whole: boolean): void => {
    for (const declaration of symbol?.declarations ?? []) {
      if (!isText(declaration) || (used.has(declaration) && !whole)) continue;
      used.add(declaration);
      if (whole) useBelow(declaration, used);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node))
      use(checker.getSymbolAtLocation(node.name), !isRead(node));
    if (ts.isElementAccessExpression(node)) {
      const of = checker.getTypeAtLocation(node.expression);
      for (const key of keysOf(checker.getTypeAtLocation(node.argumentExpression), of))
        use(of.getProperty(key), !isRead(node));
    }
    if (ts.isBindingElement(node) && !node.dotDotDotToken) {
      const name = node.propertyName ?? node.name;
      const of = checker.getTypeAtLocation(node.parent);
      if (ts.isIdentifier(name)) use(of.getProperty(name.text), ts.isIdentifier(node.name));
    }
    // Handed to something that names the texts it takes itself.
    if (ts.isIdentifier(node) && ts.isExpression(node)) {
      const given = isHanded(node) ? checker.getTypeAtLocation(node) : undefined;
      // What is wanted there takes longest to find.
      const wanted = given && hasTexts(given) ? checker.getContextualType(node) : undefined;
      for (const { name } of wanted?.getProperties() ?? []) use(given?.getProperty(name), true);
    }
    ts.forEachChild(node, visit);
  };
  const files = program.getSourceFiles().filter((file) => nameOf(file).startsWith('src/'));
  // Types take long to find, and code that has texts imports them or their types.
  const has = (file: ts.SourceFile) =>
    file.text.includes('i18n/') || nameOf(file).includes('i18n/');
  for (const file of files) if (has(file) && !WRITTEN.test(nameOf(file))) visit(file);
  return files.map(nameOf).flatMap((name, index) => {
    const file = files[index];
    if (!file || !TEXTS.test(name)) return [];
    const pages = pagesOf(root, name);
    const unused = leavesOf(file).filter(([leaf, path]) => !used.has(leaf) && !isIn(pages, path));
    return unused.map(([, path]) => `${name}: ${path}`);
  });
}

function programOf(root: string): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => join(root, path));
  return ts.createProgram(files, { ...options, noEmit: true });
}

/** Pages of text have no types that this program knows: those that load a noun's texts. */
function pagesOf(root: string, file: string): string {
  const imported = file.replace(/^src\/(.+)en\.ts$/, '#src/$1texts.ts');
  const pages = globSync('src/**/*.astro', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  return pages.filter((page) => page.includes(imported)).join('\n');
}

function isIn(pages: string, path: string): boolean {
  return path.split('.').some((name) => new RegExp(`\\b${name}\\b`).test(pages));
}

function isHanded({ parent }: ts.Node): boolean {
  return (
    ts.isJsxExpression(parent) ||
    ts.isJsxSpreadAttribute(parent) ||
    ts.isCallExpression(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isPropertyAssignment(parent)
  );
}

/** Whether a part of the value is read at once, as in `texts.kinds.vote` and `texts.kinds[kind]`. */
function isRead({ parent }: ts.Node): boolean {
  return ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
}

/** The keys that an index can be: all of the object if its type does not say. */
function keysOf(index: ts.Type, of: ts.Type): string[] {
  const types = index.isUnion() ? index.types : [index];
  const names = types.map((type) => (type.isStringLiteral() ? type.value : null));
  return names.every((name) => name !== null)
    ? names
    : of.getProperties().map((property) => property.name);
}

function useBelow(node: ts.Node, used: Set<ts.Node>): void {
  ts.forEachChild(node, (child) => {
    if (ts.isPropertyAssignment(child)) used.add(child);
    useBelow(child, used);
  });
}

/** The texts of a file: properties whose values are no objects. */
function leavesOf(node: ts.Node, path: readonly string[] = []): (readonly [ts.Node, string])[] {
  const found: (readonly [ts.Node, string])[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isPropertyAssignment(child)) return void found.push(...leavesOf(child, path));
    const below = [...path, child.name.getText()];
    const value =
      ts.isSatisfiesExpression(child.initializer) || ts.isAsExpression(child.initializer)
        ? child.initializer.expression
        : child.initializer;
    if (ts.isObjectLiteralExpression(value)) found.push(...leavesOf(value, below));
    else found.push([child, below.join('.')]);
  });
  return found;
}
