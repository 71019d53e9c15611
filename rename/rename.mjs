/**
 * Renames symbols and modules of a tree by a table.
 *   node rename.mjs ROOT [--table FILE] [--dry]
 * Table: { symbols: [{ file, symbol, to }], modules: [{ from, to }], words: [{ files, from, to }] }
 *   symbol  `name` (top level), `Type.member`, `function>local`, `*>local` (every such declaration)
 *   to      the new name
 *   modules a file; its test and its story that mirror it move with it
 *   words   a regular expression over files (globs), for what no compiler knows
 * All places are found in the tree as it is, and changed at once. What is not there (any more) is
 * reported and left out, so that it runs on any later tree.
 */
import { createRequire } from 'node:module';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';

const args = process.argv.slice(2);
const root = resolve(args.find((one, at) => !one.startsWith('--') && args[at - 1] !== '--table') ?? '.');
const tableFile = args.includes('--table') ? args[args.indexOf('--table') + 1] : join(import.meta.dirname, 'table.json');
const dry = args.includes('--dry');
const table = JSON.parse(readFileSync(tableFile, 'utf8'));
const ts = createRequire(join(root, 'package.json'))('typescript');

const TEXT = /\.(ts|tsx|mts|mjs|cjs|js|astro|md|mdx|json|css|html|yml|yaml)$/;
const SKIP = /^(package-lock\.json|CHANGELOG\.md|docs\/reports\/|tests\/recordings\/.*\.json$|public\/)/;
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  .split('\n')
  .filter((file) => file && TEXT.test(file) && !SKIP.test(file) && existsSync(join(root, file)));
const texts = new Map();
const textOf = (file) => {
  if (!texts.has(file)) texts.set(file, readFileSync(join(root, file), 'utf8'));
  return texts.get(file);
};
const missing = [];

// --- The modules, with what mirrors them -----------------------------------------------------
const moves = new Map();
const addMove = (from, to) => {
  if (moves.has(from)) return;
  if (!existsSync(join(root, from))) return false;
  if (existsSync(join(root, to))) {
    missing.push(`module ${from}: ${to} exists`);
    return false;
  }
  moves.set(from, to);
  return true;
};
const stem = (file) => file.replace(/\.tsx?$/, '');
for (const { from, to } of table.modules) {
  if (!existsSync(join(root, from))) {
    missing.push(`module ${from}`);
    continue;
  }
  addMove(from, to);
  const [a, b] = [stem(from), stem(to)];
  const folders = (file) => [
    [`tests/${file.replace(/^src\//, '')}`, 'test'],
    [`stories/${file.replace(/^src\/(components|islands)\//, '')}`, 'stories'],
    [`tests/components/${posix.basename(file)}`, 'test'],
  ];
  folders(a).forEach(([old, kind], at) => {
    for (const end of ['ts', 'tsx']) {
      const now = folders(b)[at][0];
      if (existsSync(join(root, `${old}.${kind}.${end}`))) addMove(`${old}.${kind}.${end}`, `${now}.${kind}.${end}`);
    }
  });
}

// --- The symbols -------------------------------------------------------------------------------
const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), { allowJs: true, checkJs: false, noEmit: true }, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (one) => {
    throw new Error(String(one.messageText));
  },
});
const names = config.fileNames.filter((file) => !file.includes('/.stryker-tmp/'));
const host = {
  getScriptFileNames: () => names,
  getScriptVersion: () => '1',
  getScriptSnapshot: (file) => {
    const text = ts.sys.readFile(file);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getCompilationSettings: () => config.options,
  getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  readDirectory: ts.sys.readDirectory,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
};
const service = ts.createLanguageService(host);
const program = service.getProgram();
console.log(`${names.length} files, ${table.symbols.length} symbols, ${table.modules.length} modules`);

const isDeclaration = (node) =>
  ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ||
  ts.isClassDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node) || ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) ||
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isTypeParameterDeclaration(node) || ts.isJsxAttribute(node);

const nameOf = (node) => (node.name && ts.isIdentifier(node.name) ? node.name : undefined);

function declarationsIn(node, name, found = []) {
  if (isDeclaration(node) && nameOf(node)?.text === name) found.push(nameOf(node));
  ts.forEachChild(node, (child) => void declarationsIn(child, name, found));
  return found;
}

function topLevel(source, name) {
  const found = [];
  for (const statement of source.statements) {
    if (nameOf(statement)?.text === name) found.push(statement);
    if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) {
        if (nameOf(one)?.text === name) found.push(one);
        else if (!ts.isIdentifier(one.name)) found.push(...one.name.elements.filter((part) => nameOf(part)?.text === name));
      }
  }
  return found;
}

/** The positions of the declarations an entry names. */
function positions(source, symbol) {
  if (symbol.includes('>')) {
    const [outer, inner] = symbol.split('>');
    const within = outer === '*' ? [source] : topLevel(source, outer);
    return within.flatMap((node) => declarationsIn(node, inner)).map((node) => node.getStart(source));
  }
  if (symbol.includes('.')) {
    const [outer, inner] = symbol.split('.');
    return topLevel(source, outer).flatMap((node) => declarationsIn(node, inner)).slice(0, 1).map((node) => node.getStart(source));
  }
  return topLevel(source, symbol).slice(0, 1).map((node) => nameOf(node).getStart(source));
}

/** By file: start → { end, text }. */
const edits = new Map();
const renamed = [];
for (const { file, symbol, to } of table.symbols) {
  const path = join(root, file);
  const source = program.getSourceFile(path);
  const at = source ? positions(source, symbol) : [];
  if (at.length === 0) {
    missing.push(`symbol ${file}: ${symbol}`);
    continue;
  }
  const old = symbol.split(/[.>]/).at(-1);
  renamed.push({ file, old, to, local: symbol.includes('>') });
  for (const position of at) {
    const locations = service.findRenameLocations(path, position, false, false, { providePrefixAndSuffixTextForRename: false }) ?? [];
    if (locations.length === 0) missing.push(`symbol ${file}: ${symbol} cannot be renamed`);
    for (const { fileName, textSpan } of locations) {
      if (fileName.includes('/node_modules/')) {
        missing.push(`symbol ${file}: ${symbol} belongs to a package`);
        continue;
      }
      const name = fileName.slice(root.length + 1);
      const own = edits.get(name) ?? new Map();
      const before = own.get(textSpan.start);
      if (before && before.text !== to) missing.push(`symbol ${file}: ${symbol} and ${before.by} meet in ${name}`);
      own.set(textSpan.start, { end: textSpan.start + textSpan.length, text: to, by: symbol });
      edits.set(name, own);
    }
  }
}
// What a test gives in place of a module has the module's names as keys; no type joins the two.
for (const source of program.getSourceFiles()) {
  const file = source.fileName.slice(root.length + 1);
  if (!file.startsWith('tests/') && !file.startsWith('stories/')) continue;
  if (!/vi\.(mock|doMock)\(/.test(source.text)) continue;
  const keysOf = (node, names) => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const one of node.properties) {
        const to = one.name && ts.isIdentifier(one.name) && names.get(one.name.text);
        if (!to) continue;
        const own = edits.get(file) ?? new Map();
        const start = one.name.getStart(source);
        const text = ts.isShorthandPropertyAssignment(one) ? `${to}: ${own.get(start)?.text ?? one.name.text}` : to;
        own.set(start, { end: one.name.getEnd(), text, by: 'mock' });
        edits.set(file, own);
      }
      return;
    }
    ts.forEachChild(node, (child) => void keysOf(child, names));
  };
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !/^vi\.(mock|doMock)$/.test(node.expression.getText(source)) || node.arguments.length < 2) return;
    const specifier = /'([^']+)'/.exec(node.arguments[0].getText(source))?.[1] ?? '';
    const module = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
    const names = new Map(table.symbols.filter((one) => one.file === module && !/[.>]/.test(one.symbol)).map((one) => [one.symbol, one.to]));
    if (names.size > 0) keysOf(node.arguments[1], names);
  };
  visit(source);
}
// `{ name }` is a property and a variable: where only one of them has a new name, both are written.
const checker = program.getTypeChecker();
for (const [file, own] of edits) {
  const source = program.getSourceFile(join(root, file));
  const visit = (node) => {
    ts.forEachChild(node, visit);
    if (!ts.isShorthandPropertyAssignment(node)) return;
    const start = node.name.getStart(source);
    const edit = own.get(start);
    if (edit?.by === 'mock') return;
    const variable = checker.getShorthandAssignmentValueSymbol(node)?.declarations?.[0];
    const declared = variable && nameOf(variable);
    const ofVariable = declared && variable.getSourceFile() === source ? own.get(declared.getStart(source)) : undefined;
    const old = node.name.text;
    const [property, value] = [edit?.text ?? old, ofVariable?.text ?? (declared && variable.getSourceFile() === source ? old : (edit?.text ?? old))];
    if (property !== value) own.set(start, { end: node.name.getEnd(), text: `${property}: ${value}`, by: 'shorthand' });
  };
  visit(source);
}
for (const [file, own] of edits) {
  let text = textOf(file);
  for (const [start, { end, text: to }] of [...own].sort(([a], [b]) => b - a)) text = text.slice(0, start) + to + text.slice(end);
  texts.set(file, text);
}

// --- Module paths --------------------------------------------------------------------------------
const ALIAS = /^#(src|devnet|scripts|tests)\//;
const SPECIFIER = /(['"`])(\.{1,2}\/[^'"`\s]+|#(?:src|devnet|scripts|tests)\/[^'"`\s]+)\1/g;
const codeFile = /\.(ts|tsx|mts|mjs|js|astro|md|mdx)$/;
const moved = [...moves];
const bases = new Set(moved.map(([from]) => posix.basename(from)));
for (const file of tracked) {
  const isMoved = moves.has(file);
  let text = textOf(file);
  if (codeFile.test(file)) {
    const here = moves.get(file) ?? file;
    text = text.replaceAll(SPECIFIER, (whole, quote, specifier) => {
      const query = /[?#].*$/.exec(specifier.slice(1))?.[0] ?? '';
      const bare = query ? specifier.slice(0, -query.length) : specifier;
      if (ALIAS.test(bare)) {
        const to = moves.get(bare.slice(1));
        return to ? `${quote}#${to}${query}${quote}` : whole;
      }
      if (!isMoved && !bases.has(posix.basename(bare))) return whole;
      const target = posix.join(posix.dirname(file), bare);
      const to = moves.get(target) ?? target;
      if (to === target && (!isMoved || posix.dirname(here) === posix.dirname(file))) return whole;
      if (to === target && !existsSync(join(root, target))) return whole;
      const relative = posix.relative(posix.dirname(here), to);
      return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${query}${quote}`;
    });
  }
  for (const [from, to] of moved) {
    if (!text.includes(from)) continue;
    text = text.replaceAll(new RegExp(`(?<![\\w/-])${from.replaceAll(/[.[\]]/g, '\\$&')}(?![\\w-])`, 'g'), to);
  }
  // Documents name files from `src` too: `components/ui/badge.tsx`.
  if (file.endsWith('.md'))
    for (const [from, to] of moved)
      if (from.startsWith('src/')) text = text.replaceAll(`\`${from.slice(4)}\``, () => `\`${to.slice(4)}\``);
  // Folders with names behind them, as the chunk groups list them.
  if (text.includes('inFolder('))
    text = text.replaceAll(/inFolder\(\s*'([^']+)',\s*'([^']+)',?\s*\)/g, (whole, folder, list) => {
      const now = list.split(' ').map((name) => {
        const to = moves.get(`src/${folder}/${name}`);
        if (!to) return name;
        if (!to.startsWith(`src/${folder}/`)) missing.push(`${file}: ${name} leaves ${folder}`);
        return to.replace(`src/${folder}/`, '');
      });
      return whole.replace(list, now.join(' '));
    });
  if (text !== textOf(file)) texts.set(file, text);
}

// --- Names in words ------------------------------------------------------------------------------
/** Two words or more, so that it can be nothing else. */
const isOwn = (name) => /[a-z][A-Z]/.test(name) || name.startsWith('$');
const byName = new Map();
for (const { old, to, local } of renamed) {
  if (local || !isOwn(old)) continue;
  byName.set(old, byName.has(old) && byName.get(old) !== to ? null : to);
}
for (const one of table.keep ?? []) byName.delete(one);
/** Files with a declaration of the old name that was not renamed: the word is not this one's alone. */
const others = new Map();
for (const source of program.getSourceFiles()) {
  if (source.fileName.includes('/node_modules/')) continue;
  const file = source.fileName.slice(root.length + 1);
  const known = [...byName.keys()].filter((name) => source.text.includes(name));
  if (known.length === 0) continue;
  const own = edits.get(file);
  const visit = (node) => {
    const name = isDeclaration(node) && nameOf(node);
    if (name && known.includes(name.text) && !own?.has(name.getStart(source))) {
      const text = node.parent && ts.isObjectLiteralExpression(node.parent) ? null : name.text;
      if (text) others.set(text, (others.get(text) ?? new Set()).add(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
for (const file of tracked) {
  if (!codeFile.test(file) || file.startsWith('src/i18n/areas')) continue;
  let text = textOf(file);
  const before = text;
  for (const [old, to] of byName) {
    if (!to || !text.includes(old)) continue;
    const isEdited = [...(edits.get(file)?.values() ?? [])].some((edit) => edit.text === to);
    const elsewhere = others.get(old);
    if (elsewhere?.has(file) || (elsewhere && !isEdited && !file.endsWith('.md'))) continue;
    if (elsewhere && file.endsWith('.md')) {
      missing.push(`words ${file}: ${old} is also declared in ${[...elsewhere].join(' ')}`);
      continue;
    }
    text = text.replaceAll(new RegExp(`(?<![\\w$])${old.replaceAll('$', '\\$')}(?![\\w$])`, 'g'), () => to);
  }
  // Documents name exports and components in backticks.
  if (file.endsWith('.md'))
    for (const { old, to, local } of renamed) {
      if (local || !/^[A-Z][a-z]+$/.test(old)) continue;
      text = text.replaceAll(new RegExp(`\`${old}\``, 'g'), () => `\`${to}\``);
    }
  if (text !== before) texts.set(file, text);
}

// --- What no compiler knows ------------------------------------------------------------------------
const glob = (pattern) => new RegExp(`^${pattern.replaceAll(/[.+]/g, '\\$&').replaceAll('**/', '(?:.*/)?').replaceAll(/(?<!\.)\*(?!\))/g, '[^/]*')}$`);
for (const { files, from, to } of table.words ?? []) {
  const tests = [files].flat().map(glob);
  let hits = 0;
  for (const file of tracked) {
    if (!tests.some((one) => one.test(file) || one.test(moves.get(file) ?? file))) continue;
    const text = textOf(file).replaceAll(new RegExp(from, 'gm'), (...found) => {
      hits++;
      return to.replaceAll(/\$(\d)/g, (_, place) => found[Number(place)] ?? '');
    });
    if (text !== textOf(file)) texts.set(file, text);
  }
  if (hits === 0) missing.push(`words ${[files].flat()[0]}: ${from}`);
}

// --- Write ---------------------------------------------------------------------------------------
const changed = [];
for (const file of tracked) {
  if (!texts.has(file) || texts.get(file) === readFileSync(join(root, file), 'utf8')) continue;
  changed.push(moves.get(file) ?? file);
  if (!dry) writeFileSync(join(root, file), texts.get(file));
}
for (const [from, to] of moves) {
  if (dry) continue;
  mkdirSync(dirname(join(root, to)), { recursive: true });
  renameSync(join(root, from), join(root, to));
  if (!changed.includes(to)) changed.push(to);
}
for (const line of missing) console.log(`not done: ${line}`);
console.log(`${renamed.length} symbols, ${moves.size} files moved, ${changed.length} files changed`);
if (!dry && changed.length > 0) {
  const formatted = changed.filter((file) => /\.(ts|tsx|mjs|js|md|astro)$/.test(file));
  for (let at = 0; at < formatted.length; at += 200)
    execFileSync(process.execPath, [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', '--log-level', 'warn', ...formatted.slice(at, at + 200)], { cwd: root, stdio: 'inherit' });
}
