import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract, TableAccess } from '../../engine/contract.ts';
import { fioCheck, fioSigned } from './checks.ts';
import { abiOf } from '../abi.ts';
import { takeFee } from './fees.ts';
import type { Payment } from './fees.ts';
import { ownAddress, requireAddress, seconds } from './lookup.ts';
import { nextId, wide } from './rows.ts';

const REQUESTS = 'fio.reqobt';
/** Lengths of the encrypted texts. */
const CONTENT = { least: 64, most: 432 };

/** The status of a request, and of a payment without one. */
const PENDING = 0;
const REJECTED = 1;
const PAID = 2;
const CANCELLED = 3;
const UNASKED = 4;

/** A request for funds, a payment record, or both. */
interface Request {
  id: bigint;
  fio_request_id: bigint;
  payer_fio_addr_hex: bigint;
  payee_fio_addr_hex: bigint;
  fio_data_type: number;
  req_time: bigint;
  payer_fio_addr: string;
  payee_fio_addr: string;
  payer_account: string;
  payee_account: string;
  req_content: string;
  obt_content: string;
  obt_time: bigint;
}

type Parties = Payment & { payer_fio_address: string; payee_fio_address: string; content: string };
type ById = Payment & { fio_request_id: string };

const requests = (context: ApplyContext): TableAccess<Request> =>
  context.table('fiotrxtss', REQUESTS, REQUESTS);

const newfundsreq = action<Parties>((context, args) => {
  ownAddress(context, args.payee_fio_address, args.actor, 'payee_fio_address');
  checkContent(args);
  const row = between(context, args);
  const status = { fio_data_type: PENDING, req_time: seconds(context), req_content: args.content };
  requests(context).put({ ...row, fio_request_id: row.id, ...status }, args.actor);
  const response = { fio_request_id: row.id, status: 'requested' };
  takeFee(
    context,
    'new_funds_request',
    { ...args, fio_address: args.payee_fio_address },
    { response },
  );
});

const recordobt = action<Parties & { fio_request_id: string }>((context, args) => {
  ownAddress(context, args.payer_fio_address, args.actor, 'payer_fio_address');
  checkContent(args);
  const paid = { obt_time: seconds(context), obt_content: args.content };
  if (args.fio_request_id === '') {
    const row = between(context, args);
    requests(context).put({ ...row, fio_data_type: UNASKED, ...paid }, args.actor);
  } else {
    const row = pending(context, args.fio_request_id);
    fioSigned(row.payer_account === args.actor);
    requests(context).put({ ...row, fio_data_type: PAID, ...paid });
  }
  const response = { status: 'sent_to_blockchain' };
  takeFee(
    context,
    'record_obt_data',
    { ...args, fio_address: args.payer_fio_address },
    { response },
  );
});

const rejectfndreq = action<ById>((context, args) => {
  const row = pending(context, args.fio_request_id);
  fioSigned(row.payer_account === args.actor);
  requests(context).put({ ...row, fio_data_type: REJECTED });
  const response = { status: 'request_rejected' };
  takeFee(
    context,
    'reject_funds_request',
    { ...args, fio_address: row.payer_fio_addr },
    { response },
  );
});

const cancelfndreq = action<ById>((context, args) => {
  const row = pending(context, args.fio_request_id);
  fioSigned(row.payee_account === args.actor);
  requests(context).put({ ...row, fio_data_type: CANCELLED });
  const response = { status: 'cancelled' };
  takeFee(
    context,
    'cancel_funds_request',
    { ...args, fio_address: row.payee_fio_addr },
    { response },
  );
});

function checkContent({ content }: Parties): void {
  const { least, most } = CONTENT;
  const fits = content.length >= least && content.length <= most;
  fioCheck(fits, 'content', content, `Requires min ${least} max ${most} size`);
}

/** A new row for two addresses. */
function between(context: ApplyContext, args: Parties): Request {
  const payer = requireAddress(context, args.payer_fio_address, 'payer_fio_address');
  const payee = requireAddress(context, args.payee_fio_address, 'payee_fio_address');
  return {
    id: nextId(requests(context)),
    fio_request_id: 0n,
    fio_data_type: PENDING,
    payer_fio_addr: payer.name,
    payer_fio_addr_hex: payer.namehash,
    payee_fio_addr: payee.name,
    payee_fio_addr_hex: payee.namehash,
    payer_account: payer.owner_account,
    payee_account: payee.owner_account,
    req_time: 0n,
    req_content: '',
    obt_time: 0n,
    obt_content: '',
  };
}

function pending(context: ApplyContext, id: string): Request {
  const row = /^\d{1,15}$/.test(id) ? requests(context).get(BigInt(id)) : undefined;
  fioCheck(row, 'fio_request_id', id, 'No such FIO Request');
  const open = row.fio_data_type === PENDING;
  fioCheck(open, 'fio_request_id', id, 'Only pending requests can be responded.');
  return row;
}

// The contract takes the actor as text here, as no other does.
const paid = 'max_fee int64, actor string, tpid string';
const parties = 'payer_fio_address string, payee_fio_address string, content string';

/** fio.reqobt: requests for funds and payment records. */
export const fioRequests: NativeContract = {
  name: REQUESTS,
  abi: abiOf({
    structs: {
      newfundsreq: `${parties}, ${paid}`,
      recordobt: `fio_request_id string, ${parties}, ${paid}`,
      rejectfndreq: `fio_request_id string, ${paid}`,
      cancelfndreq: `fio_request_id string, ${paid}`,
      fiotrxt_info:
        'id uint64, fio_request_id uint64, payer_fio_addr_hex uint128, payee_fio_addr_hex uint128, fio_data_type uint8, req_time uint64, payer_fio_addr string, payee_fio_addr string, payer_account name, payee_account name, req_content string, obt_content string, obt_time uint64',
    },
    actions: ['newfundsreq', 'recordobt', 'rejectfndreq', 'cancelfndreq'],
    tables: { fiotrxtss: 'fiotrxt_info' },
  }),
  actions: { newfundsreq, recordobt, rejectfndreq, cancelfndreq },
  tables: {
    fiotrxtss: table<Request>(
      'fiotrxt_info',
      ({ id }) => id,
      ({ fio_request_id }) => fio_request_id,
      wide(({ payer_fio_addr_hex }) => payer_fio_addr_hex),
      wide(({ payee_fio_addr_hex }) => payee_fio_addr_hex),
    ),
  },
};
