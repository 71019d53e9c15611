import type { IncomingMessage, ServerResponse } from 'node:http';
import { chainOfHost, ownHost } from '#src/chain/config/registry.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { responseTo, splitUrl } from './site-response.ts';
import { embedScript } from '#src/layouts/embed-script.ts';
import { connectPage, connectSource, isConnectHost } from './connect-page.ts';
import { embedSource } from './embed-build.ts';
import { manifest } from './manifest.ts';

/** A build has this as a file. */
const manifestPath = '/manifest.webmanifest';

/** A build has the index of the guides as a file of each language. */
const guideIndexEnd = '/guides/search.json';

/** Paths of the development server itself: modules, styles and tools. */
const ofTheServer = /^\/(@|src\/|node_modules\/|_astro\/|_image|__|\.)/;

/** Applies the preview's rewrites and redirects before the development server resolves a page. */
export function devMiddleware(chains: readonly ChainConfig[], sites: readonly string[]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? '/';
    if (ofTheServer.test(url)) return next();
    const host = request.headers.host ?? '';
    if (isConnectHost(host)) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(connectPage(connectSource, sites));
      return;
    }
    const own = ownHost(host);
    if (own !== null) {
      response.writeHead(301, { Location: `http://${own}${url}` }).end();
      return;
    }
    const named = chainOfHost(host);
    const chain = chains.find(({ key }) => key === named.key) ?? chains[0];
    if (!chain) return next();
    const { pathname, search } = splitUrl(url);
    if (pathname === manifestPath) {
      response.writeHead(200, { 'Content-Type': 'application/manifest+json' });
      response.end(manifest(chain));
      return;
    }
    if (pathname === embedScript) {
      request.url = embedSource;
      return next();
    }
    if (pathname.endsWith(guideIndexEnd)) {
      request.url = `/${chain.key}${pathname}`;
      return next();
    }
    const target = responseTo(url, chain);
    if (target.kind === 'redirect') {
      response.writeHead(target.status, { Location: target.location }).end();
      return;
    }
    if (target.kind === 'page') request.url = addressOf(chain, target.page) + search;
    else if (request.headers.accept?.includes('text/html'))
      request.url = addressOf(chain, target.missing) + search;
    next();
  };
}

/** The path of a page on the development server. */
function addressOf(chain: ChainConfig, page: string): string {
  return `/${chain.key}/${page}`.replace(/\/index$/, '');
}
