import * as v from '../../core/schema.ts';
import { type ChainInfo } from '../../model/block/chain-info.ts';
import { chainInfo } from '../../model/block/info-view.ts';
import { infoResponse } from '../../rpc/responses.ts';
import { marketCapResponse } from '../backend/prices.ts';
import { latestActionsResponse, type TpsResponse, tpsResponse } from '../backend/statistics.ts';

/** Messages of the product backend, by channel. */
export type PushMessage =
  | { readonly channel: 'info'; readonly data: ChainInfo }
  /** In US dollars. */
  | { readonly channel: 'marketcap'; readonly data: number }
  /** Actions of the last blocks, in the format of nodes. */
  | { readonly channel: 'actions'; readonly data: readonly Readonly<Record<string, unknown>>[] }
  | { readonly channel: 'tps'; readonly data: TpsResponse };

export type PushChannel = PushMessage['channel'];

const channelMessage = v.union([
  v.object({ channel: v.literal('info'), data: v.pipe(infoResponse, v.transform(chainInfo)) }),
  v.object({ channel: v.literal('marketcap'), data: marketCapResponse }),
  v.object({ channel: v.literal('actions'), data: latestActionsResponse }),
  v.object({ channel: v.literal('tps'), data: tpsResponse }),
]);

/** Both sides send JSON: the server `{channel, data}`, and `{pong}` as the response to `{ping}`. */
export function readPush(text: unknown): PushMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const read = v.safeParse(channelMessage, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Sent by the client after it connects. */
export function subscribeText(channels: readonly PushChannel[]): string {
  return JSON.stringify({ subscribe: channels });
}

/** Browsers do not expose the socket's own pings, so the channel has its own. */
export function pingText(at: number): string {
  return JSON.stringify({ ping: at });
}
