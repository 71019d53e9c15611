import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '#scripts/site/serve.ts';
import { expectations } from './chains.ts';

const sites = ['http://eos.pronghorn.localhost', 'http://wax.pronghorn.localhost'];

let dir: string;
let site: Site;

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function ask(path: string, host = 'eos.pronghorn.localhost'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: site.port, path, headers: { host } }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += String(part)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    }).on('error', reject);
  });
}

function reaches(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

async function write(file: string, text: string): Promise<void> {
  const path = join(dir, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'site-'));
  const pages = expectations.map(([, expected]) => expected.replace('missing ', ''));
  for (const page of new Set([...pages, '404'].filter((name) => !name.includes(' '))))
    await write(`eos/${page}.html`, `eos ${page}`);
  await write('wax/index.html', 'wax index');
  await write('wax/404.html', 'wax 404');
  await write('eos/_astro/a.B1c2.js', 'export {}');
  await write('eos/favicon.svg', '<svg/>');
  await write('connect/index.html', 'the frame');
  site = await startSite({ port: 0, dir, sites });
});

afterAll(async () => {
  await site.close();
  await rm(dir, { recursive: true });
});

test.each(['127.0.0.1', '::1'])(
  'listens at %s, and at no address of another machine',
  async (host) => {
    const addresses = Object.values(networkInterfaces()).flat();
    // A machine without IPv6 has no ::1.
    if (!addresses.some((one) => one?.address === host)) return;
    expect(await reaches(host, site.port)).toBe(true);
    const outside = addresses.filter((one) => one && !one.internal && !one.scopeid);
    for (const one of outside)
      expect(await reaches(one!.address, site.port), one!.address).toBe(false);
  },
);

test('listens at the address it is given', async () => {
  const open = await startSite({ port: 0, host: '0.0.0.0', dir, sites });
  const addresses = Object.values(networkInterfaces()).flat();
  const outside = addresses.filter((one) => one?.family === 'IPv4');
  for (const one of outside)
    expect(await reaches(one!.address, open.port), one!.address).toBe(true);
  await open.close();
});

test.each(expectations)('%s is %s', async (path, expected) => {
  const { status, headers, body } = await ask(path);
  const [kind = '', target] = expected.split(' ');
  if (kind === 'missing') {
    expect([status, body]).toEqual([404, `eos ${target}`]);
  } else if (target) {
    expect([String(status), headers['location']]).toEqual([kind, target]);
  } else {
    expect([status, body]).toEqual([200, `eos ${expected}`]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

test('the host decides the chain', async () => {
  expect((await ask('/', 'wax.pronghorn.localhost:4321')).body).toBe('wax index');
  expect((await ask('/', 'localhost:4321')).body).toBe('eos index');
  expect((await ask('/', '127.0.0.1')).body).toBe('eos index');
  expect((await ask('/', 'telos.pronghorn.localhost')).status).toBe(404);
});

test("another name of a chain's host leads to its own, with the path and the query", async () => {
  const { status, headers } = await ask('/kr/account/alice?tab=keys', 'vaulta.localhost:4321');
  expect([status, headers['location']]).toEqual([
    301,
    'http://eos.localhost:4321/kr/account/alice?tab=keys',
  ]);
});

test('files have their types and are cached as long as their names allow', async () => {
  const script = await ask('/_astro/a.B1c2.js');
  expect(script.headers['content-type']).toMatch(/javascript/);
  expect(script.headers['cache-control']).toContain('immutable');
  const icon = await ask('/favicon.svg');
  expect(icon.headers['content-type']).toBe('image/svg+xml');
  expect(icon.headers['cache-control']).toBe('no-cache');
});

test('nothing outside of the chain’s folder is served', async () => {
  for (const path of ['/../wax/index.html', '/%2e%2e/wax/index.html', '/..%2fwax/index.html'])
    expect((await ask(path)).body).toBe('eos 404');
});

test('no other site may frame a page', async () => {
  const { headers } = await ask('/account/alice');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('any site may frame an embedded page, which can do no more than show', async () => {
  for (const path of ['/embed/account/alice?theme=dark', '/embed/token/eosio.token/EOS']) {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("form-action 'none'");
    expect(policy).toMatch(/sandbox (?!.*(?:allow-forms|allow-top-navigation|allow-modals))/);
    expect(headers).not.toHaveProperty('x-frame-options');
  }
});

test.each(['/embed', '/embed/alice', '/embed/account/alice/more', '/embed/../account/alice'])(
  'no other address gets these headers: %s',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  },
);

test('a page that opened the site in a window loses it, and no path goes out as a referrer', async () => {
  const { headers } = await ask('/account/alice');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['referrer-policy']).toBe('strict-origin');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

test('the sites alone may frame what keeps their users', async () => {
  const { status, headers, body } = await ask('/', 'connect.pronghorn.localhost:4321');
  expect([status, body]).toEqual([200, 'the frame']);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${sites.join(' ')}`);
  expect(headers).not.toHaveProperty('x-frame-options');
  expect((await ask('/account/alice', 'connect.pronghorn.localhost')).status).toBe(404);
});

test('a port that is taken is named, with the way to another', async () => {
  await expect(startSite({ port: site.port, dir, sites })).rejects.toThrow(
    new RegExp(`Port ${site.port}.*SITE_PORT`),
  );
});
