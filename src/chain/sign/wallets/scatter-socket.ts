import { Checksum256 } from '@wharfkit/antelope';
import * as messages from '../../core/messages.ts';
import { property } from '../../core/property.ts';
import { WalletError } from './failure.ts';
import { scatterRefusal } from './scatter-refusal.ts';

/** The page's pairing with the wallet. Both values change with use. */
export interface ScatterPairing {
  readonly appkey: string;
  readonly nonce: string | number;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface ScatterSocketOptions {
  /** `host:port`. */
  readonly address: string;
  /** Name of the page in the wallet. */
  readonly origin: string;
  readonly pairing: ScatterPairing | null;
  readonly onPairing: (pairing: ScatterPairing) => void;
}

const connectMs = 5_000;
const policyMs = 50;
/** Prefixes of socket.io frames in Scatter's namespace. */
const open = '40/scatter';
const event = '42/scatter,';

/**
 * Scatter Desktop's socket: socket.io frames, pairing by an app key, and calls with a nonce that
 * each call replaces.
 */
export class ScatterSocket {
  readonly #socket: WebSocket;
  readonly #options: ScatterSocketOptions;
  readonly #calls = new Map<string, Waiting>();
  #pairing: ScatterPairing;
  #paired: Waiting | null = null;
  #isClosed = false;

  private constructor(socket: WebSocket, options: ScatterSocketOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#pairing = options.pairing ?? { appkey: `appkey:${random()}`, nonce: 0 };
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    socket.addEventListener('close', () => this.#fail(unreachable()));
  }

  /** Rejects if nothing listens at the address. */
  static async connect(options: ScatterSocketOptions): Promise<ScatterSocket> {
    const url = `ws://${options.address}/socket.io/?EIO=3&transport=websocket`;
    const isBlocked = watchPolicy(url);
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(unreachable()), connectMs);
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(unreachable()));
      socket.addEventListener('open', () => clearTimeout(timer));
    }).catch(async (error: unknown) => {
      socket.close();
      throw (await isBlocked())
        ? new WalletError('policy-blocked', messages.blockedByPolicy)
        : error;
    });
    const wallet = new ScatterSocket(socket, options);
    socket.send(open);
    return wallet;
  }

  /** Pairs the page with the wallet if needed, then calls. */
  async call(type: string, payload: object): Promise<unknown> {
    if (!(await this.#pair()))
      throw new WalletError('rejected', 'The wallet does not allow this page to connect');
    const id = random();
    const { appkey, nonce } = this.#pairing;
    const next = random();
    this.#remember({ appkey, nonce: next });
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      this.#send('api', {
        id,
        appkey,
        nonce,
        nextNonce: sha256(next),
        type,
        payload: { ...payload, origin: this.#options.origin },
      });
    });
  }

  close(): void {
    this.#socket.close();
  }

  async #pair(): Promise<boolean> {
    const { origin } = this.#options;
    // A closed socket takes a frame without an error, and answers none.
    if (this.#isClosed) throw unreachable();
    const response = await new Promise<unknown>((resolve, reject) => {
      this.#paired = { resolve, reject };
      this.#send('pair', { appkey: this.#pairing.appkey, origin, passthrough: false });
    });
    const { appkey, nonce } = this.#pairing;
    // From now on the wallet identifies the page by the hash of its first app key.
    if (response === true && appkey.startsWith('appkey:'))
      this.#remember({ appkey: sha256(appkey), nonce });
    return response === true;
  }

  #remember(pairing: ScatterPairing): void {
    this.#pairing = pairing;
    this.#options.onPairing(pairing);
  }

  #send(type: string, data: object): void {
    const { origin } = this.#options;
    this.#socket.send(event + JSON.stringify([type, { data, plugin: origin }]));
  }

  #receive(frame: string): void {
    if (!frame.startsWith(event)) return;
    const said = parse(frame.slice(event.length));
    const [type, data] = Array.isArray(said) ? (said as unknown[]) : [];
    if (type === 'ping') this.#socket.send(`${event}["pong"]`);
    if (type === 'paired') this.#paired?.resolve(data);
    if (type === 'rekey') this.#rekey();
    if (type === 'api') this.#onResponse(data);
  }

  #rekey(): void {
    const appkey = `appkey:${random()}`;
    this.#remember({ ...this.#pairing, appkey });
    this.#send('rekeyed', { appkey, origin: this.#options.origin });
  }

  #onResponse(data: unknown): void {
    const response = typeof data === 'string' ? parse(data) : data;
    const id = String(property(response, 'id'));
    const result = property(response, 'result');
    const waiting = this.#calls.get(id);
    this.#calls.delete(id);
    if (property(result, 'isError') === true)
      waiting?.reject(scatterRefusal(result) ?? new Error('The wallet refused'));
    else waiting?.resolve(result);
  }

  #fail(error: Error): void {
    this.#isClosed = true;
    for (const { reject } of this.#calls.values()) reject(error);
    this.#calls.clear();
    this.#paired?.reject(error);
  }
}

/**
 * Whether the content security policy blocked the connection, which looks to a socket like a
 * missing app. The browser reports the violation in a separate task around the error.
 */
function watchPolicy(url: string): () => Promise<boolean> {
  let blocked = false;
  const { origin } = new URL(url);
  const note = (event: Event) => {
    const uri: unknown = Reflect.get(event, 'blockedURI');
    blocked ||= typeof uri === 'string' && uri.startsWith(origin);
  };
  globalThis.addEventListener?.('securitypolicyviolation', note);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, policyMs));
    globalThis.removeEventListener?.('securitypolicyviolation', note);
    return blocked;
  };
}

const unreachable = () => new WalletError('unreachable', messages.noScatter);

/** Undefined if it is none: a wallet may send anything. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function random(): string {
  return crypto.getRandomValues(new Uint8Array(24)).join('');
}

const sha256 = (text: string) => Checksum256.hash(new TextEncoder().encode(text)).hexString;
