import type { Recording } from '../recording.ts';

/**
 * The kind of a recording, which names its file: `/v1/chain/get_info` is `v1_chain_get_info`,
 * `/v2/history/get_actions` is `hyperion_history_get_actions`, `/api/balances/eos/alice` is
 * `light_balances`. What a node refused is of the kind `errors`.
 */
export function kindOf({ request, status }: Pick<Recording, 'request' | 'status'>): string {
  const [path = ''] = request.path.split('?');
  const parts = path.split('/').filter(Boolean);
  const [first = '', second = '', third = ''] = parts;
  if (first === 'v1' && status >= 400) return 'errors';
  if (first === 'v2') return ['hyperion', second, third].filter(Boolean).join('_');
  if (first === 'api') return `light_${second}`;
  if (first === 'atomicassets') return `atomicassets_${third}`;
  return [first, second, third].filter(Boolean).join('_');
}
