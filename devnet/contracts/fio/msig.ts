import type { ActionHandler, NativeContract } from '../../engine/contract.ts';
import { action } from '../../engine/contract.ts';
import { msig } from '../msig/msig.ts';
import { msigAbi } from '../msig/rows.ts';
import { takeFee } from './fees.ts';

type Args = Record<string, string> & { max_fee: bigint; level?: { actor: string } };

/** Position of the maximum fee in the published ABI: before these fields. */
const before: Record<string, string> = {
  approve: 'proposal_hash',
  cancel: '',
  exec: 'executer',
  invalidate: '',
  propose: 'trx',
  unapprove: '',
};

/** FIO's eosio.msig: each action charges its signer a fee. */
export const fioMsig: NativeContract = {
  ...msig,
  name: 'fio.msig',
  abi: {
    ...msigAbi,
    structs: msigAbi.structs.map((struct) =>
      struct.name in before
        ? { ...struct, fields: withMaxFee(struct.fields, before[struct.name] ?? '') }
        : struct,
    ),
  },
  actions: Object.fromEntries(
    Object.entries(msig.actions).map(([name, run]) => [name, paid(`msig_${name}`, run)]),
  ),
};

function paid(endpoint: string, run: ActionHandler): ActionHandler {
  const takeIts = action<Args>((context, args) => {
    const { max_fee, level, canceler, executer, proposer, account } = args;
    const actor = level?.actor ?? canceler ?? executer ?? account ?? proposer ?? '';
    takeFee(context, endpoint, { actor, max_fee });
  });
  return (context, args) => {
    run(context, args);
    takeIts(context, args);
  };
}

function withMaxFee(fields: readonly { name: string; type: string }[], next: string) {
  const fee = { name: 'max_fee', type: 'uint64' };
  const at = fields.findIndex(({ name }) => name === next);
  return at < 0 ? [...fields, fee] : [...fields.slice(0, at), fee, ...fields.slice(at)];
}
