import { useState } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import { isName } from '#src/chain/core/name.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { lookUpIsProxy, proxyStore } from '#src/stores/account/account-votes.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { proxiesStore } from '#src/stores/vote/proxies.ts';

/** The proxies that the form offers: the heaviest, and the typed one. */
export function useLendProxy(needsProxy: boolean, initial: string) {
  const format = useFormat();
  const [proxy, setProxy] = useState(initial);
  const { state: list } = useLoad(proxiesStore, needsProxy ? '' : null);
  const { state: typed } = useLoad(proxyStore, needsProxy && isName(proxy) ? proxy : null);
  const choices = list.kind === 'ready' ? list.value : [];
  return {
    votes: format.number(limits.rexVotes),
    choices,
    isProxy: (name: string) => {
      if (choices.some(({ account }) => account === name)) return true;
      if (name !== proxy || typed.kind !== 'ready') return undefined;
      return typed.value.voter?.isProxy ?? false;
    },
    onProxy: (name: string) => {
      setProxy(name);
      void lookUpAccount(name);
    },
    /** Looks a name up once more: a form can be sent before its fields were checked. */
    isRefused: async (name: string) => {
      setProxy(name);
      if ((await lookUpAccount(name)) === 'missing') return true;
      return (await lookUpIsProxy(name)) === false;
    },
  };
}
