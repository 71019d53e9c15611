import {
  embedHeaders,
  type Headers,
  immutableCache,
  immutableFolder,
  pageCache,
  securityHeaders,
} from '../headers.ts';
import { belowSource, homeSource, languageCodes, type LanguageCodes } from '../language-codes.ts';
import { filledTarget, framedSource, otherPrefixes, patternSource, type Rule } from '../rules.ts';

function route(rule: Rule, index: number): string {
  const name = `r${index}`;
  const group = (n: number) => `{re.${name}.${n}}`;
  const matcher = `  @${name} path_regexp ${name} "${patternSource(rule.from)}"`;
  if (rule.kind === 'page') return `${matcher}\n  rewrite @${name} ${group(1)}/${rule.file}.html`;
  const target = `${group(1)}${filledTarget(rule, group)}`;
  return `${matcher}\n  redir @${name} ${target}{query_behind} ${rule.status}`;
}

function languageRoutes(language: LanguageCodes, index: number): string {
  const { prefix } = language;
  const [home, below] = [`home${index}`, `below${index}`];
  return `  @${home} path_regexp ${home} "${homeSource(language)}"
  redir @${home} ${prefix || '/'}{query_behind} 301
  @${below} path_regexp ${below} "${belowSource(language)}"
  redir @${below} ${prefix}/{re.${below}.1}{query_behind} 301`;
}

/** A site block for Caddy, and one for each alias. The user fills in `root` and the host. */
export function caddyFile(
  rules: readonly Rule[],
  host: string,
  root: string,
  aliases: readonly string[] = [],
): string {
  const headers = (named: Headers) =>
    Object.entries(named)
      .map(([name, value]) => `    ${name} "${value}"`)
      .join('\n');
  const framed = framedSource(rules);
  const missing = otherPrefixes.map(
    (prefix) =>
      `    handle ${prefix}/* {\n      rewrite * ${prefix}/404.html\n      file_server {\n        status 404\n      }\n    }`,
  );
  return `${host} {
  root * ${root}
  encode gzip zstd
  map {query} {query_behind} {
    "" ""
    default "?{query}"
  }
  @framed path_regexp framed "${framed}"
  @unframed not path_regexp framed "${framed}"
  header @framed {
${headers(embedHeaders)}
  }
  header @unframed {
${headers(securityHeaders)}
  }
  @assets path ${immutableFolder}*
  @pages not path ${immutableFolder}*
  header @assets Cache-Control "${immutableCache}"
  header @pages Cache-Control "${pageCache}"

${languageCodes.map(languageRoutes).join('\n')}
${rules.map(route).join('\n')}

  file_server {
    precompressed br gzip
  }
  handle_errors {
${missing.join('\n')}
    handle {
      rewrite * /404.html
      file_server {
        status 404
      }
    }
  }
}
${aliases.map((alias) => `${alias} {\n  redir //${host}{uri} 301\n}\n`).join('')}`;
}
