import type { Action } from '../../actions/action.ts';
import { withFioDefaults } from '../../actions/fio-defaults.ts';
import { fioEndpoints } from '../../actions/fio-endpoints.ts';
import { registerProxyOfFio } from '../../actions/fio-vote.ts';
import { actionType } from '../../model/abi/action-type.ts';
import { typeShape } from '../../model/abi/type.ts';
import { abiView } from '../../model/abi/view.ts';
import { readFioFees } from '../../tables/fio-money.ts';
import { fioAddressesOf } from '../../tables/fio-names.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Endpoints that charge their fee per thousand bytes of the transaction. */
const BY_SIZE: ReadonlySet<string> = new Set(['msig_propose', 'auth_update']);

/** Maximum bytes of header, authorizations and the rest. */
const AROUND = 400;

/**
 * Completes actions for FIO's contracts: maximum fee, actor, and FIO address. Existing fields are
 * kept. An action without a fee gets no maximum.
 */
export async function completeFioActions(
  access: ChainAccess,
  actions: readonly Action[],
): Promise<Action[]> {
  const fioActions = actions.map(asOnFio);
  const fieldsOf = await readFields(access, fioActions);
  const isMissing = (field: string) =>
    fioActions.filter(
      (action) => fieldsOf(action).includes(field) && action.data[field] === undefined,
    );
  const owners = new Set(isMissing('fio_address').map(actorOf));
  const [fees, addresses] = await Promise.all([
    isMissing('max_fee').length > 0 ? readFioFees(access.pool) : new Map<string, bigint>(),
    Promise.all([...owners].map((owner) => addressesOf(access, owner))),
  ]);
  const owned = new Map(addresses);
  return fioActions.map((action) => {
    const actor = actorOf(action);
    const tpid = access.config.fioFeesAccount ?? '';
    const facts = { actor, tpid, addresses: owned.get(actor) ?? [] };
    return withFioDefaults(action, fieldsOf(action), { ...facts, fees: feesFor(action, fees) });
  });
}

const actorOf = ({ authorization }: Action) => authorization[0]?.actor ?? '';

/** FIO has two actions where other chains have one with a flag. */
function asOnFio(action: Action): Action {
  const { account, name, data, authorization } = action;
  if (account !== 'eosio' || name !== 'regproxy' || data.isproxy === undefined) return action;
  const isProxy = data.isproxy === true || data.isproxy === 1;
  return { ...registerProxyOfFio(actorOf(action), isProxy), authorization };
}

/** The field names of each action, from its contract's ABI. */
async function readFields(
  { node }: ChainAccess,
  actions: readonly Action[],
): Promise<(action: Action) => readonly string[]> {
  const contracts = [...new Set(actions.map(({ account }) => account))];
  const abis = new Map(
    await Promise.all(
      contracts.map(async (one) => [one, abiView((await node.getAbi(one)).abi)] as const),
    ),
  );
  return ({ account, name }) => {
    const abi = abis.get(account);
    const type = abi && actionType(abi, name);
    const shape = abi && type !== undefined ? typeShape(abi, type) : null;
    return shape?.kind === 'struct' ? shape.fields.map((field) => field.name) : [];
  };
}

async function addressesOf({ pool }: ChainAccess, owner: string) {
  const { rows } = await fioAddressesOf(pool, owner);
  return [owner, rows.map(({ name }) => name)] as const;
}

/** JSON is longer than packed data, so the allowed fee is never too low. */
function feesFor({ name, data }: Action, fees: ReadonlyMap<string, bigint>) {
  const endpoint = fioEndpoints.get(name) ?? '';
  const fee = fees.get(endpoint);
  if (fee === undefined || !BY_SIZE.has(endpoint)) return fees;
  const text = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const thousands = Math.ceil((text.length + AROUND) / 1000);
  return new Map([[endpoint, fee * BigInt(thousands)]]);
}
