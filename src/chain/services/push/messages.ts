import * as v from 'valibot';
import { type ChainInfo } from '../../model/block/chain-info.ts';
import { chainInfo } from '../../model/block/info-view.ts';
import { infoResponse } from '../../rpc/responses.ts';
import { marketCapResponse } from '../backend/prices.ts';
import { latestActionsResponse, type TpsResponse, tpsResponse } from '../backend/statistics.ts';

/** What the product backend pushes, by the channel it comes in. */
export type PushMessage =
  | { readonly channel: 'info'; readonly data: ChainInfo }
  /** In US dollars. */
  | { readonly channel: 'marketcap'; readonly data: number }
  /** Of the last blocks, as nodes tell them. */
  | { readonly channel: 'actions'; readonly data: readonly Readonly<Record<string, unknown>>[] }
  | { readonly channel: 'tps'; readonly data: TpsResponse };

export type PushChannel = PushMessage['channel'];

const channelMessage = v.union([
  v.object({ channel: v.literal('info'), data: v.pipe(infoResponse, v.transform(chainInfo)) }),
  v.object({ channel: v.literal('marketcap'), data: marketCapResponse }),
  v.object({ channel: v.literal('actions'), data: latestActionsResponse }),
  v.object({ channel: v.literal('tps'), data: tpsResponse }),
]);

/** What both sides say is JSON: the server `{channel, data}`, and `{pong}` to a `{ping}`. */
export function readPush(text: unknown): PushMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const read = v.safeParse(channelMessage, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Said by the client as soon as it is connected. */
export function subscribeText(channels: readonly PushChannel[]): string {
  return JSON.stringify({ subscribe: channels });
}

/** Browsers keep the socket's own pings to themselves, so that the channel has one of its own. */
export function pingText(at: number): string {
  return JSON.stringify({ ping: at });
}
