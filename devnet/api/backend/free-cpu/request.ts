import * as v from '#src/chain/core/schema.ts';
import { SPONSOR } from '../../../sponsor.ts';
import { requestAction, requestHeader } from '../../request-transaction.ts';
import type { RequestAction } from '../../request-transaction.ts';
import type { Params } from '../../params.ts';

const MAX_CPU_MS = 5;

const request = v.object({
  actions: v.pipe(v.array(requestAction), v.nonEmpty()),
  transactionHeader: requestHeader,
  cs: v.number(),
});

export type CpuRequest = v.InferOutput<typeof request>;

/** The request, or the reason for its refusal. */
export function readRequest(body: Params): CpuRequest | string {
  const read = v.safeParse(request, body);
  if (!read.success) return 'Invalid request';
  const { actions, transactionHeader: header, cs } = read.output;
  if (cs !== header.ref_block_prefix - header.ref_block_num - 1) return 'Invalid header';
  if (header.delay_sec > 0) return 'A delayed transaction is not paid for';
  if (header.max_cpu_usage_ms < 1 || header.max_cpu_usage_ms > MAX_CPU_MS)
    return `No more than ${MAX_CPU_MS} ms are paid for`;
  const [first, ...others] = actions;
  if (!first || !isGift(first)) return `The first action must send 1.0 CPU of ${SPONSOR.account}`;
  const misused = others.some(({ authorization }) =>
    authorization.some(({ actor }) => actor === SPONSOR.account),
  );
  return misused ? `${SPONSOR.account} authorises no other action` : read.output;
}

/** The beneficiary: the receiver of the sponsor's token. */
export function beneficiary({ actions: [first] }: CpuRequest): string {
  return first && typeof first.data === 'object' ? String(first.data['to']) : '';
}

function isGift({ account, name: action, authorization, data }: RequestAction): boolean {
  const [level, ...more] = authorization;
  return (
    account === SPONSOR.contract &&
    action === 'transfer' &&
    more.length === 0 &&
    level?.actor === SPONSOR.account &&
    level.permission === SPONSOR.permission &&
    typeof data === 'object' &&
    data['from'] === SPONSOR.account &&
    data['quantity'] === `1.0 ${SPONSOR.symbol.code}`
  );
}
