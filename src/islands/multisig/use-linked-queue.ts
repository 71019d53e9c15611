import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { compactActions, readActionText } from '#src/chain/model/signing/queued-action.ts';
import { reportForm } from '#src/stores/form/form-link.ts';
import { useLinked } from '#src/stores/form/link-fill.ts';
import { LONGEST_IN_LINK, queryOf } from '#src/stores/form/link-values.ts';
import { $queue, setQueue, showQueue } from '#src/stores/multisig/multisig.ts';
import { useUrl } from '#src/stores/url.ts';
import { isTypedAddress } from '#src/stores/change-url.ts';

/** Query parameter: the actions of the queue as a JSON list. */
const PARAMETER = 'actions';

/**
 * The queue in links to the form. A link's actions are shown in place of this tab's queue. They are not
 * stored until one is changed, since they would return without the notice. Clearing the link brings
 * the tab's queue back.
 */
export function useLinkedQueue(): { readonly isQueueTooLong: boolean } {
  const url = useUrl();
  const id = useId();
  const queue = useStore($queue);
  const [own] = useState(queue);
  useLinked([PARAMETER], { onClear: () => setQueue(own), includeInternalLinks: true });
  const fill = useEffectEvent(() => {
    const text = url && !isTypedAddress(url) ? url.searchParams.get(PARAMETER) : null;
    const given = text === null || text.length > LONGEST_IN_LINK ? null : readActionText(text);
    if (given) showQueue(given.map((action) => ({ id: crypto.randomUUID(), action })));
  });
  useEffect(() => fill(), []);
  const text = queue.length === 0 ? '' : compactActions(queue.map(({ action }) => action));
  useEffect(() => {
    reportForm(id, queryOf({ text }, { text: '' }, { [PARAMETER]: 'text' }));
  }, [id, text]);
  useEffect(() => () => reportForm(id, null), [id]);
  return { isQueueTooLong: text.length > LONGEST_IN_LINK };
}
