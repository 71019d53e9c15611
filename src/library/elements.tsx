/** The entry `pronghorn/elements`: loaded parts as custom elements, for pages without React. */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Action } from '../chain/actions/action.ts';
import type { ChainConfig } from '../chain/config/types.ts';
import { defaultLocale, type Locale, locales, localizePath } from '../i18n/locales.ts';
import { type ChainClient, chainAt, createClient } from './chain.ts';
import { AccountCard, LatestActions, TransactionCard, TransferReview } from './loaded.tsx';
import { PronghornProvider, type Theme } from './provider.tsx';

/** The value of an attribute, undefined where it is absent. */
type Read = (attribute: string) => string | undefined;

interface Kind {
  readonly attributes: readonly string[];
  /** Null while an attribute that it needs is absent. */
  readonly draw: (client: ChainClient, read: Read, tell: Tell) => ReactNode;
}

/** Fires an event at the element. */
type Tell = (event: string, detail: unknown) => void;

/** Attributes of all elements: where the chain is, and how it is shown. */
const common = ['chain', 'endpoint', 'symbol', 'hyperion', 'locale', 'theme', 'links'] as const;

const kinds: Readonly<Record<string, Kind>> = {
  'pronghorn-account': {
    attributes: ['name'],
    draw: (client, read) => {
      const name = read('name');
      return name === undefined ? null : <AccountCard client={client} name={name} />;
    },
  },
  'pronghorn-actions': {
    attributes: ['name', 'limit'],
    draw: (client, read) => {
      const name = read('name');
      const limit = numberIn(read('limit'));
      return name === undefined ? null : (
        <LatestActions client={client} name={name} limit={limit} />
      );
    },
  },
  'pronghorn-transaction': {
    attributes: ['transaction', 'block'],
    draw: (client, read) => {
      const id = read('transaction');
      const block = numberIn(read('block'));
      return id === undefined ? null : <TransactionCard client={client} id={id} block={block} />;
    },
  },
  'pronghorn-transfer-review': {
    attributes: ['from', 'to', 'quantity', 'memo', 'contract'],
    draw: (client, read) => transferReview(client, read),
  },
  'pronghorn-sign': {
    attributes: ['from', 'to', 'quantity', 'memo', 'contract'],
    draw: (client, read, tell) =>
      transferReview(client, read, (actions) =>
        tell('pronghorn-sign', { chainId: client.config.chainId, actions }),
      ),
  },
};

function transferReview(
  client: ChainClient,
  read: Read,
  onSign?: (actions: readonly Action[]) => void,
): ReactNode {
  const [from, to, quantity] = [read('from'), read('to'), read('quantity')];
  if (from === undefined || to === undefined || quantity === undefined) return null;
  const rest = { memo: read('memo'), contract: read('contract'), onSign };
  return <TransferReview client={client} from={from} to={to} quantity={quantity} {...rest} />;
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

/** Elements of one chain share its client, so that endpoints are tried once for all. */
const clients = new Map<string, Promise<ChainClient>>();

function clientOf(read: Read): Promise<ChainClient> {
  const [chain, endpoint, symbol, hyperion] = common.slice(0, 4).map(read);
  const key = JSON.stringify([chain, endpoint, symbol, hyperion]);
  const opened = clients.get(key) ?? openClient(chain, endpoint, symbol, hyperion);
  clients.set(key, opened);
  return opened;
}

async function openClient(
  key: string | undefined,
  endpoint: string | undefined,
  coreSymbol: string | undefined,
  hyperionUrl: string | undefined,
): Promise<ChainClient> {
  const like = key === undefined ? undefined : await namedChain(key);
  if (endpoint !== undefined) {
    const endpoints = endpoint.split(/[\s,]+/).filter((url) => url !== '');
    return createClient(chainAt({ endpoints, like, coreSymbol, hyperionUrl }));
  }
  if (like === undefined) throw new Error('A pronghorn element needs "chain" or "endpoint".');
  return createClient(like);
}

/** All chains are one module: an app that names one in its code imports only that one. */
async function namedChain(key: string): Promise<ChainConfig> {
  const { chainByKey, chains } = await import('../chain/config/registry.ts');
  const chain = chainByKey(key);
  if (chain) return chain;
  throw new Error(`There is no chain "${key}": ${chains.map((one) => one.key).join(', ')}.`);
}

function surrounded(read: Read, { config }: ChainClient, children: ReactNode): ReactNode {
  const named = read('locale') ?? '';
  const locale = named in locales ? (named as Locale) : defaultLocale;
  const theme = (['light', 'dark'] as Theme[]).find((one) => one === read('theme'));
  const links = read('links')?.replace(/\/+$/, '');
  const href = links === undefined ? {} : { href: linksTo(links) };
  return (
    <PronghornProvider locale={locale} theme={theme} accent={config.accent} {...href}>
      {children}
    </PronghornProvider>
  );
}

function linksTo(site: string): (path: string, locale: Locale) => string {
  return (path, locale) => site + localizePath(path, locale);
}

/** Defines the element of a kind, unless a page has it already. Servers have no elements. */
function define(tag: string, { attributes, draw }: Kind): void {
  if (typeof HTMLElement === 'undefined' || customElements.get(tag)) return;
  class PronghornElement extends HTMLElement {
    static readonly observedAttributes = [...common, ...attributes];
    #root: Root | null = null;
    /** Counts drawings: only the latest is shown. */
    #drawing = 0;

    connectedCallback(): void {
      this.style.display ||= 'block';
      this.#root = createRoot(this);
      this.#draw();
    }

    disconnectedCallback(): void {
      this.#root?.unmount();
      this.#root = null;
    }

    attributeChangedCallback(): void {
      if (this.#root) this.#draw();
    }

    #draw(): void {
      const drawing = ++this.#drawing;
      const read: Read = (attribute) => this.getAttribute(attribute) ?? undefined;
      const tell: Tell = (event, detail) =>
        void this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
      clientOf(read).then((client) => {
        if (drawing !== this.#drawing) return;
        this.#root?.render(surrounded(read, client, draw(client, read, tell)));
      }, reportError);
    }
  }
  customElements.define(tag, PronghornElement);
}

for (const [tag, kind] of Object.entries(kinds)) define(tag, kind);
