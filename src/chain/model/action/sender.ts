import { textOf } from '../../rpc/json.ts';
import type { ActionView } from './action.ts';

type Sent = Pick<ActionView, 'data' | 'authorization'>;

/** Who sent an action: the payer of a transfer, else the first signer. */
export function senderOf({ data, authorization }: Sent): string | null {
  return textOf(data?.from) ?? authorization[0]?.actor ?? null;
}

/** Whether any of these accounts paid or signed. */
export function isSentBy({ data, authorization }: Sent, senders: ReadonlySet<string>): boolean {
  const from = textOf(data?.from);
  return (
    (from !== null && senders.has(from)) || authorization.some(({ actor }) => senders.has(actor))
  );
}
