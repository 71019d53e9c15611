import * as limits from '../../chain/core/limits.ts';
import * as v from '../../chain/core/schema.ts';
import type { Fetch } from '../../chain/rpc/transport.ts';

/** Requests that each tab repeats: producers and prices. */
const SHARED =
  /\/(get_producers|ticker|forex|tokens|exchange-rates\/info|tickers\/[\w-]+|(simple|ticker)\/price\?.*)$/;

const message = v.object({ key: v.string(), text: v.string() });

/**
 * A fetch that uses another tab's recent response to the same request, and gives its own to the
 * other tabs. The text is decoded like one from the network. Null if the browser has no channel.
 */
export function fetchBetweenTabs(send: Fetch, now: () => number = Date.now): Fetch | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('responses');
  const received = new Map<string, { readonly text: string; readonly at: number }>();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(message, data);
    if (!parsed.success) return;
    const { key, text } = parsed.output;
    // The newest is last. Only a few kinds of requests are shared.
    received.delete(key);
    received.set(key, { text, at: now() });
    const [oldest = ''] = received.keys();
    if (received.size > limits.tabResponses) received.delete(oldest);
  };
  return async (input, init) => {
    const url = String(input);
    if (!SHARED.test(url)) return send(input, init);
    const key = `${url} ${String(init?.body ?? '')}`;
    const cached = received.get(key);
    if (cached && now() - cached.at < limits.tabResponseMs) return new Response(cached.text);
    const response = await send(input, init);
    if (response.ok) void publish(channel, key, response.clone());
    return response;
  };
}

async function publish(channel: BroadcastChannel, key: string, copy: Response): Promise<void> {
  const text = await copy.text().catch(() => null);
  if (text !== null && text.length < limits.responseBytes) channel.postMessage({ key, text });
}
