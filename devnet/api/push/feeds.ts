import type { Block } from '../../types.ts';
import { marketCap } from '../backend/prices.ts';
import type { ApiContext } from '../context.ts';
import { actionDocument } from '../hyperion/action-document.ts';
import { latestActions, throughput } from '../market/activity.ts';
import { infoJson } from '../node/info.ts';

/** What a channel tells: at once to whoever begins to listen, and when a block was closed. */
export interface Feed {
  now(): unknown;
  /** Null where the block is no news. */
  after(block: Block): unknown;
}

/** What the channel tells of. */
export type PushedChain = Omit<ApiContext, 'demoAccounts'>;

/** Blocks between two prices. */
const PRICE_BLOCKS = 20;

/** The channels of the push channel, and one for each account that is watched. */
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

/** The actions of a block that an account had a part in. */
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
