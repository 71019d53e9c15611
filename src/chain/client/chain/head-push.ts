import type { ChainInfo } from '../../model/block/chain-info.ts';
import { openPush } from '../../services/push/push.ts';

export interface HeadEvents {
  onInfo(info: ChainInfo): void;
  onTps(tps: number): void;
  /** The connection was lost and is being retried. */
  onLost(): void;
}

/**
 * Head and transactions per second from the push channel of the product backend.
 * @param chainId heads of other chains are ignored; null accepts any chain
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
