import { describe, expect, test } from 'vitest';
import { responseTo } from '#scripts/site/site-response.ts';
import { embedHeaders, securityHeaders } from '#scripts/site/headers.ts';
import { hostFiles } from '#scripts/site/host-files.ts';
import { headersFile, redirectsFile } from '#scripts/site/hosts/redirects-file.ts';
import { vercelFile } from '#scripts/site/hosts/vercel.ts';
import { patternSource, rulesOf } from '#scripts/site/rules.ts';
import { robots, sitemap, sitemapPaths } from '#scripts/site/sitemap.ts';
import { matchPattern } from '#src/route-match.ts';
import { chains } from '#src/chain/config/registry.ts';
import { localeKeys, locales } from '#src/i18n/locales.ts';
import { chain, expectations, withoutThing } from './chains.ts';

const eos = chain('eos');
const rules = rulesOf(eos);

interface VercelRoute {
  src?: string;
  dest?: string;
  status?: number;
  headers?: { Location?: string };
  continue?: boolean;
  handle?: string;
}

/** Vercel's order: the first route that fits, files where it says so, then the rest. */
function onVercel(path: string): string {
  const { routes } = JSON.parse(vercelFile(rules)) as { routes: VercelRoute[] };
  for (const { src = '', dest, status, headers, continue: goesOn } of routes) {
    const found = goesOn || src === '' ? null : new RegExp(`^(?:${src})$`).exec(path);
    if (!found) continue;
    const filled = (text: string) => text.replaceAll(/\$(\d)/g, (_, n) => found[Number(n)] ?? '');
    const page = filled(dest ?? '')
      .replace(/^\//, '')
      .replace('.html', '');
    if (status === 404) return `missing ${page}`;
    return headers?.Location ? `${status} ${filled(headers.Location)}` : page;
  }
  return 'nothing';
}

const prefixes = localeKeys.map((key) => locales[key].path).filter((path) => path !== '');
const atLocale = new RegExp(`^/(?:(${prefixes.join('|')})(?:/|$))?(.*)$`);

/** Netlify and Cloudflare: a file's own name first, then the first line that fits. */
function onNetlify(path: string): string {
  const files = new Set(rules.flatMap((rule) => (rule.kind === 'page' ? [rule.file] : [])));
  const [, locale = '', rest = ''] = atLocale.exec(path) ?? [];
  const within = (page: string) => (locale ? `${locale}/${page}` : page);
  if (files.has(rest || 'index')) return within(rest || 'index');
  for (const line of redirectsFile(rules).trim().split('\n')) {
    const [from = '', to = '', status = ''] = line.split(' ');
    const params = from.endsWith('/*')
      ? path.startsWith(from.slice(0, -1)) && { splat: path.slice(from.length - 1) }
      : matchPattern(from, path);
    if (!params) continue;
    const target = to.replaceAll(/:(\w+)/g, (_, name) => params[name as keyof typeof params] ?? '');
    if (status === '404') return `missing ${target.slice(1).replace('.html', '')}`;
    if (status !== '200') return `${status} ${target}`;
    const page = target.slice(1);
    const isBuilt = files.has(page.slice(locale ? locale.length + 1 : 0));
    return isBuilt ? page : `missing ${within('404')}`;
  }
  return 'nothing';
}

function onPreview(path: string): string {
  const answer = responseTo(path, eos);
  if (answer.kind === 'redirect') return `${answer.status} ${answer.location}`;
  return answer.kind === 'page' ? answer.page : `missing ${answer.missing}`;
}

describe('every host gives the same answers', () => {
  for (const [host, ask] of Object.entries({ onPreview, onVercel, onNetlify }))
    test.each(expectations)(`${host}: %s is %s`, (path, expected) => {
      expect(ask(path)).toBe(expected);
    });
});

test.each(withoutThing)('a host with all rules serves for %s: %s', (path, expected) => {
  expect([onPreview(path), onVercel(path)]).toEqual([expected, expected]);
});

test('redirects keep the query', () => {
  expect(responseTo('/tx/ab12?x=1&y=2', eos)).toMatchObject({
    location: '/transaction/ab12?x=1&y=2',
  });
});

test('an address with a language’s code leads to no other site', () => {
  for (const path of ['/en//example.org', '/en/\\example.org', '/ko//example.org'])
    expect([onPreview(path), onVercel(path)], path).toEqual(['missing 404', 'missing 404']);
  const { _redirects: file = '' } = hostFiles(eos, 'https://eos.example.org');
  expect(file).toContain('\n/en/* https://eos.example.org/:splat 301\n');
});

test('patterns keep to one segment and to the locales there are', () => {
  const account = new RegExp(patternSource('/account/:id'));
  // A host would write it into the header of its answer.
  expect(account.test('/account/x\r\nClear-Site-Data: "storage"')).toBe(false);
  expect(account.test('/ar/account/alice')).toBe(true);
  expect(account.test('/fr/account/alice')).toBe(false);
  expect(account.test('/account/a/b')).toBe(false);
  expect(account.test('/account/')).toBe(false);
});

test('each chain has the rules of its own screens only', () => {
  expect(redirectsFile(rulesOf(chain('fio')))).toContain('/domain/:id /domain 200');
  expect(redirectsFile(rules)).not.toContain('/domain/');
});

test('Cloudflare takes at most 100 rules with parameters, which a language adds two of', () => {
  for (const one of chains) {
    const dynamic = redirectsFile(rulesOf(one))
      .split('\n')
      .filter((line) => /[:*]/.test(line));
    expect(dynamic.length, one.key).toBeLessThanOrEqual(100);
    const ofLocale = dynamic.filter((line) => line.startsWith('/kr'));
    expect(ofLocale, one.key).toEqual(['/kr/* /kr/404.html 404']);
  }
});

test('every host sends the framing and caching headers', () => {
  const files = hostFiles(eos, 'https://eos.example.org');
  for (const name of ['_headers', 'vercel.json', 'nginx.conf', 'Caddyfile']) {
    expect(files[name], name).toContain("frame-ancestors 'none'");
    expect(files[name], name).toContain('immutable');
  }
  expect(headersFile(securityHeaders)).toMatch(
    /\/_astro\/\*\n {2}Cache-Control: public, max-age=31536000/,
  );
});

describe('each host lets other sites frame the embedded pages, and nothing else', () => {
  const files = hostFiles(eos, 'https://eos.example.org');
  const policy = 'Content-Security-Policy';
  const strict = securityHeaders[policy];
  const open = embedHeaders[policy];
  const framed = ['/embed/account/alice', '/kr/embed/transaction/ab12', '/embed/token/a.b/EOS'];
  const unframed = ['/', '/account/alice', '/embed/account/alice/more', '/zh/wallet/transfer'];

  test('Vercel, by the first routes', () => {
    const { routes } = JSON.parse(files['vercel.json'] ?? '') as {
      routes: { src?: string; headers?: Record<string, string>; continue?: boolean }[];
    };
    const sent = (path: string) =>
      Object.assign(
        {},
        ...routes
          .filter(({ src, continue: goesOn }) => goesOn && new RegExp(`^(?:${src})$`).test(path))
          .map(({ headers }) => headers),
      ) as Record<string, string>;
    for (const path of framed) {
      expect(sent(path)[policy], path).toBe(open);
      expect(sent(path), path).not.toHaveProperty('X-Frame-Options');
    }
    for (const path of unframed) {
      expect(sent(path)[policy], path).toBe(strict);
      expect(sent(path)['X-Frame-Options'], path).toBe('DENY');
    }
  });

  test('Netlify by the last line that fits, Cloudflare by what no line removed', () => {
    const blocks = (files['_headers'] ?? '').trim().split('\n\n');
    const fitting = (path: string) =>
      blocks
        .map((block) => block.split('\n'))
        .filter(([pattern = '']) =>
          pattern.endsWith('*')
            ? path.startsWith(pattern.slice(0, -1))
            : matchPattern(pattern, path) !== null,
        )
        .map(([, ...lines]) => lines.map((line) => line.trim()));
    const cloudflare = (path: string, name: string) => {
      let values: string[] = [];
      for (const lines of fitting(path)) {
        if (lines.includes(`! ${name}`)) values = [];
        const line = lines.find((one) => one.startsWith(`${name}: `));
        if (line !== undefined) values.push(line.slice(name.length + 2));
      }
      return values;
    };
    const netlify = (path: string, name: string) =>
      fitting(path)
        .flat()
        .findLast((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    for (const path of framed) {
      expect(cloudflare(path, policy), path).toEqual([open]);
      expect(cloudflare(path, 'X-Frame-Options'), path).toEqual([]);
      expect(netlify(path, policy), path).toBe(open);
    }
    for (const path of unframed) {
      expect(cloudflare(path, policy), path).toEqual([strict]);
      expect(cloudflare(path, 'X-Frame-Options'), path).toEqual(['DENY']);
      expect(netlify(path, policy), path).toBe(strict);
    }
  });

  test('nginx by the file that it sends', () => {
    const [, pattern = ''] =
      /map \$uri \$pronghorn_content_security_policy \{\n {2}"~([^"]+)" "frame-ancestors \*/.exec(
        files['nginx.conf'] ?? '',
      ) ?? [];
    const fits = (file: string) => new RegExp(pattern).test(file);
    for (const file of ['/embed.html', '/kr/embed.html', '/ar/embed/token.html'])
      expect(fits(file), file).toBe(true);
    for (const file of ['/404.html', '/account.html', '/token.html', '/embed/account/alice'])
      expect(fits(file), file).toBe(false);
    expect(files['nginx.conf']).toMatch(
      /\$pronghorn_x_frame_options \{\n.* "";\n {2}default "DENY"/,
    );
  });

  test('Caddy by the address', () => {
    const [, pattern = ''] =
      /@framed path_regexp framed "([^"]+)"/.exec(files['Caddyfile'] ?? '') ?? [];
    for (const path of framed) expect(new RegExp(pattern).test(path), path).toBe(true);
    for (const path of unframed) expect(new RegExp(pattern).test(path), path).toBe(false);
    expect(files['Caddyfile']).toContain(`@unframed not path_regexp framed "${pattern}"`);
  });
});

test('nginx and Caddy send the compressed files of the build', () => {
  const files = hostFiles(eos, 'https://eos.example.org');
  expect(files['nginx.conf']).toContain('gzip_static on;');
  expect(files['Caddyfile']).toContain('precompressed br gzip');
});

test("another name of a chain's host leads to its own", () => {
  const files = hostFiles(eos, 'https://eos.example.org', ['https://vaulta.example.org']);
  expect(files['_redirects']?.split('\n')[0]).toBe(
    'https://vaulta.example.org/* https://eos.example.org/:splat 301!',
  );
  const { routes } = JSON.parse(files['vercel.json'] ?? '') as { routes: object[] };
  expect(routes[0]).toEqual({
    src: '/(.*)',
    has: [{ type: 'host', value: 'vaulta.example.org' }],
    status: 301,
    headers: { Location: 'https://eos.example.org/$1' },
  });
  expect(files['nginx.conf']).toContain(
    'server_name vaulta.example.org;\n  return 301 $scheme://eos.example.org$request_uri;',
  );
  expect(files['Caddyfile']).toContain(
    'vaulta.example.org {\n  redir //eos.example.org{uri} 301\n}',
  );
  expect(hostFiles(eos, 'https://eos.example.org')['nginx.conf']).not.toContain('vaulta');
});

describe('the sitemap', () => {
  test('names the pages that are ready and have one address', () => {
    const paths = sitemapPaths(eos);
    for (const path of ['/', '/wallets', '/terms-and-conditions', '/wallet/transfer'])
      expect(paths).toContain(path);
    expect(paths.filter((path) => path.includes(':'))).toEqual([]);
    for (const path of ['/account', '/search', '/domain']) expect(paths).not.toContain(path);
  });

  test('gives each page in each language, absolute, with its alternates', () => {
    const text = sitemap(eos, 'https://eos.example.org');
    expect(text).toContain('<loc>https://eos.example.org/kr/wallets</loc>');
    expect(text).toContain('hreflang="ko" href="https://eos.example.org/kr/wallets"');
    expect(text).toContain('hreflang="x-default" href="https://eos.example.org/wallets"');
    expect(text.match(/<url>/g)).toHaveLength(5 * sitemapPaths(eos).length);
  });

  test('is named by robots.txt, which keeps searches out', () => {
    const text = robots('https://eos.example.org');
    expect(text).toContain('Sitemap: https://eos.example.org/sitemap.xml');
    expect(text).toContain('Disallow: /zh/search');
  });
});

test('every host sends the headers that keep other windows, frames and plain http away', () => {
  const files = hostFiles(eos, 'https://eos.example.org');
  for (const name of ['_headers', 'vercel.json', 'nginx.conf', 'Caddyfile'])
    for (const [header, value] of Object.entries(securityHeaders)) {
      expect(files[name], name).toContain(header);
      expect(files[name], name).toContain(value);
    }
  expect(Object.keys(securityHeaders)).toEqual(
    expect.arrayContaining(['Cross-Origin-Opener-Policy', 'Strict-Transport-Security']),
  );
});
