import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chainByKey } from '../../src/chain/config/registry.ts';
import { responseTo } from '../../scripts/site/site-response.ts';
import { immutableCache, immutableFolder, pageCache } from '../../scripts/site/headers.ts';
import { SetupError } from '../../scripts/lib/setup.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** Browsers speak HTTP/2 only over TLS, so the server makes itself a certificate. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'pronghorn-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' });
  } catch {
    throw new SetupError('npm run bench:pages needs openssl for the certificate of its server.');
  }
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Serves one chain's folder of the build by HTTP/2 with its brotli files, as a good host does, and
 * `bare` pages by name under `/bare/`. Resolves to the server.
 */
export async function serveBuild({ port, folder, chain: key, bare }) {
  const chain = chainByKey(key);
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    const url = new URL(request.url, 'https://localhost');
    if (url.pathname.startsWith('/bare/')) {
      response.writeHead(200, { 'content-type': types['.html'], 'cache-control': 'no-cache' });
      response.end(bare(url.pathname.split('/')[2]));
      return;
    }
    const found = responseTo(request.url, chain);
    if (found.kind === 'redirect') {
      response.writeHead(found.status, { location: found.location }).end();
      return;
    }
    const name = found.kind === 'page' ? `/${found.page}.html` : url.pathname;
    sendFile(response, join(folder, name), name);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}

function sendFile(response, path, name) {
  if (!existsSync(path)) {
    response.writeHead(404).end();
    return;
  }
  const compressed = existsSync(`${path}.br`);
  response.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': name.startsWith(immutableFolder) ? immutableCache : pageCache,
    ...(compressed && { 'content-encoding': 'br' }),
  });
  response.end(readFileSync(compressed ? `${path}.br` : path));
}
