import {
  embedHeaders,
  immutableCache,
  immutableFolder,
  pageCache,
  securityHeaders,
  unframedOnly,
} from '../headers.ts';
import { belowSource, homeSource, languageCodes, type LanguageCodes } from '../language-codes.ts';
import { filledTarget, framedRules, otherPrefixes, patternSource, type Rule } from '../rules.ts';

function location(rule: Rule): string {
  const matcher = `location ~ "${patternSource(rule.from)}"`;
  if (rule.kind === 'page') return `  ${matcher} { try_files $1/${rule.file}.html =404; }`;
  const target = filledTarget(rule, (n) => `$${n}`);
  return `  ${matcher} { return ${rule.status} $1${target}$is_args$args; }`;
}

function languageLocations(language: LanguageCodes): string {
  const { prefix } = language;
  const query = '$is_args$args';
  return `  location ~ "${homeSource(language)}" { return 301 ${prefix || '/'}${query}; }
  location ~ "${belowSource(language)}" { return 301 ${prefix}/$1${query}; }`;
}

/** A server block for nginx, and one for each alias. The user fills in `root` and `server_name`. */
export function nginxFile(
  rules: readonly Rule[],
  host: string,
  root: string,
  aliases: readonly string[] = [],
): string {
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) =>
      `  add_header ${name} ${unframedOnly.includes(name) ? variableOf(name) : `"${value}"`} always;`,
  );
  const missing = otherPrefixes.map(
    (prefix) => `  location ${prefix}/ { error_page 404 ${prefix}/404.html; try_files $uri =404; }`,
  );
  return `server {
  listen 80;
  server_name ${host};
  root ${root};
  absolute_redirect off;
  charset utf-8;
  gzip_static on;
  # With the brotli module of nginx:
  # brotli_static on;
  default_type text/html;
  error_page 404 /404.html;
${headers.join('\n')}
  add_header Cache-Control $pronghorn_cache;

${languageCodes.map(languageLocations).join('\n')}
${rules.map(location).join('\n')}

${missing.join('\n')}
  location / { try_files $uri =404; }
}
map $uri $pronghorn_cache {
  ~^${immutableFolder} "${immutableCache}";
  default "${pageCache}";
}
${unframedOnly.map((name) => headerMap(name, rules)).join('')}${aliases.map((alias) => aliasServer(alias, host)).join('')}`;
}

/** The variable with a header's value: embedded pages have another one, or none. */
function variableOf(name: string): string {
  return `$pronghorn_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** By the file that is sent, so that nothing but an embedded page gets its headers. */
function headerMap(name: string, rules: readonly Rule[]): string {
  const files = framedRules(rules).map(({ file }) => file);
  return `map $uri ${variableOf(name)} {
  "~^(${otherPrefixes.join('|')})?/(${files.join('|')})\\.html$" "${embedHeaders[name] ?? ''}";
  default "${securityHeaders[name]}";
}
`;
}

function aliasServer(alias: string, host: string): string {
  return `server {
  listen 80;
  server_name ${alias};
  return 301 $scheme://${host}$request_uri;
}
`;
}
