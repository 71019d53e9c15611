import type { Failure } from '#src/chain/model/shared/load-state.ts';
import type { Messages } from '#src/i18n/messages.ts';

/** Title and text of an endpoint's failure. `stale`: an older value is still shown. */
export function failureWords(
  { endpoint, refused }: Failure,
  { state }: Messages,
  stale = false,
): { title: string; text: string } {
  const host = endpoint === null ? null : (URL.parse(endpoint)?.host ?? endpoint);
  if (host === null) return { title: state.failedTitle, text: state.noEndpoint };
  if (refused) return { title: state.refusedTitle, text: state.refused(host) };
  return { title: state.failedTitle, text: stale ? state.stale(host) : state.failed(host) };
}
