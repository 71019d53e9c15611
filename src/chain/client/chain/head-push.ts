import type { ChainInfo } from '../../model/block/chain-info.ts';
import { openPush } from '../../services/push/push.ts';

export interface HeadEvents {
  onInfo(info: ChainInfo): void;
  onTps(tps: number): void;
  /** There is no connection now; it is tried again. */
  onLost(): void;
}

/**
 * The chain's head and how much it does, as the push channel of the product backend tells them.
 * @param chainId heads of another chain are not told; null where any will do
 */
export function subscribeHead(
  url: string,
  chainId: string | null,
  { onInfo, onTps, onLost }: HeadEvents,
): { close(): void } {
  return openPush({
    url,
    channels: ['info', 'tps'],
    onMessage: (message) => {
      if (message.channel === 'tps') onTps(message.data.tps);
      if (message.channel !== 'info') return;
      if (chainId === null || message.data.chainId === chainId) onInfo(message.data);
    },
    onEvent: (event) => {
      if (event === 'disconnected') onLost();
    },
    poll: () => Promise.resolve(),
  });
}
