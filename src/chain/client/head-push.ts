import type { ChainInfo } from '../model/chain-info.ts';
import { openPush } from '../services/push/push.ts';

interface HeadNews {
  onInfo(info: ChainInfo): void;
  onTps(tps: number): void;
  /** There is no connection now; it is tried again. */
  onLost(): void;
}

/** The chain's head and how much it does, as the push channel of the product backend tells them. */
export function hearHead(url: string, { onInfo, onTps, onLost }: HeadNews): { close(): void } {
  return openPush({
    url,
    channels: ['info', 'tps'],
    onMessage: (message) => {
      if (message.channel === 'info') onInfo(message.data);
      if (message.channel === 'tps') onTps(message.data.tps);
    },
    onEvent: (event) => {
      if (event === 'disconnected') onLost();
    },
    poll: () => Promise.resolve(),
  });
}
