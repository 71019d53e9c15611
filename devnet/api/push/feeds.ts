import type { Block } from '../../types.ts';
import { marketCap } from '../backend/prices.ts';
import type { ApiContext } from '../context.ts';
import { actionDocument } from '../hyperion/action-document.ts';
import { latestActions, throughput } from '../market/activity.ts';
import { infoJson } from '../node/info.ts';

/** A channel's messages: on subscription, and after each block. */
export interface Feed {
  now(): unknown;
  /** Null if the block has no news. */
  after(block: Block): unknown;
}

/** The chain data behind the channels. */
export type PushedChain = Omit<ApiContext, 'demoAccounts'>;

/** Blocks between two price messages. */
const PRICE_BLOCKS = 20;

/** The push channels, and one for each watched account. */
export function createFeeds(context: PushedChain): (channel: string) => Feed | undefined {
  const feeds: Record<string, Feed> = {
    info: steady(() => infoJson(context)),
    tps: steady(() => throughput(context)),
    marketcap: {
      now: () => ({ marketcap: marketCap(context) }),
      after: ({ num }) => (num % PRICE_BLOCKS === 0 ? { marketcap: marketCap(context) } : null),
    },
    actions: {
      now: () => ({ actions: latestActions(context) }),
      after: ({ traces }) => (traces.length > 0 ? { actions: latestActions(context) } : null),
    },
  };
  return (channel) => {
    if (Object.hasOwn(feeds, channel)) return feeds[channel];
    return context.watched.has(channel) ? watching(context, channel) : undefined;
  };
}

function steady(read: () => unknown): Feed {
  return { now: read, after: read };
}

/** A block's actions that involve an account. */
function watching({ history }: PushedChain, account: string): Feed {
  return {
    now: () => null,
    after({ num }) {
      const positions = history.actionsOf(account);
      const actions = positions
        .slice(positions.findLastIndex((position) => blockOf(position) < num) + 1)
        .map((position) => actionDocument(history.action(position)));
      return actions.length > 0 ? { actions } : null;
    },
  };

  function blockOf(position: number): number {
    return history.action(position).in.block.num;
  }
}
