import { texts as textsPart, units } from '../sentence-parts.ts';
import {
  account,
  contractSentences,
  count,
  fieldOf,
  is,
  text,
  texts,
  wholeNumber,
} from './rule.ts';
import type { DecodedAction } from './rule.ts';

const FIO = { code: 'FIO', precision: 9 };
const suf =
  (field: string) =>
  ({ data }: DecodedAction) =>
    units(fieldOf(data, field), FIO);

/** Public addresses with what they receive, such as `ETH:USDT 0x…`; of a chain's own token `BTC bc1…`. */
function mapped({ data }: DecodedAction) {
  const listed = fieldOf(data, 'public_addresses');
  if (!Array.isArray(listed)) return null;
  return textsPart(
    listed.map((_, at) => {
      const [chain, token, to] = ['chain_code', 'token_code', 'public_address'].map((field) =>
        String(fieldOf(data, `public_addresses.${at}.${field}`)),
      );
      return `${chain === token ? token : `${chain}:${token}`} ${to}`;
    }),
  );
}

const actor = account('actor');
const address = { actor, address: text('fio_address') };
const domain = { actor, domain: text('fio_domain') };
const newOwner = text('new_owner_fio_public_key');
/** Empty where the sender owns it. */
const owner = text('owner_fio_public_key');
const to = text('public_address');
const request = { actor, request: text('fio_request_id') };

/** FIO's contracts. Names are addresses (`alice@town`), amounts are in units of 10^-9 FIO. */
export const sentences = contractSentences(
  {
    trnsfiopubky: { actor, amount: suf('amount'), key: text('payee_public_key') },
    trnsloctoks: { actor, amount: suf('amount'), key: text('payee_public_key') },
    regaddress: address,
    regaddressFor: { ...address, key: owner },
    regdomain: domain,
    regdomainFor: { ...domain, key: owner },
    renewaddress: address,
    renewdomain: domain,
    burnaddress: address,
    xferaddress: { ...address, key: newOwner },
    xferdomain: { ...domain, key: newOwner },
    domainPublic: domain,
    domainPrivate: domain,
    addaddress: { ...address, count: count('public_addresses'), mapped },
    remaddress: { ...address, count: count('public_addresses') },
    remalladdr: address,
    addnft: { ...address, count: count('nfts') },
    remnft: { ...address, count: count('nfts') },
    remallnfts: address,
    addbundles: { ...address, count: wholeNumber('bundle_sets') },
    updcryptkey: { ...address, key: text('encrypt_public_key') },
    addperm: { actor, permission: text('permission_name'), grantee: account('grantee_account') },
    remperm: { actor, permission: text('permission_name'), grantee: account('grantee_account') },
    stakefio: { actor, amount: suf('amount') },
    unstakefio: { actor, amount: suf('amount') },
    wraptokens: { actor, amount: suf('amount'), chain: text('chain_code'), to },
    wrapdomain: { ...domain, chain: text('chain_code'), to },
    newfundsreq: { payee: text('payee_fio_address'), payer: text('payer_fio_address') },
    recordobt: { payer: text('payer_fio_address'), payee: text('payee_fio_address') },
    rejectfndreq: request,
    cancelfndreq: request,
    listdomain: { ...domain, amount: suf('sale_price') },
    cxlistdomain: domain,
    buydomain: { ...domain, amount: suf('max_buy_price') },
    voteproducer: { actor, count: count('producers'), producers: texts('producers') },
    voteNone: { actor },
    voteproxy: { actor, proxy: text('proxy') },
    regproxy: address,
    unregproxy: address,
    regproducer: address,
    unregprod: address,
    setfees: { actor },
    burnexpired: {},
    poolAdded: { amount: suf('amount') },
    bpclaim: address,
    tpidclaim: { actor },
  },
  {
    regaddress: ['regaddressFor', 'regaddress'],
    regdomain: ['regdomainFor', 'regdomain'],
    regdomadd: ['regaddressFor', 'regaddress'],
    setdomainpub: [
      ['domainPublic', is('is_public', 1, true)],
      ['domainPrivate', is('is_public', 0, false)],
    ],
    voteproducer: [
      'voteproducer',
      ['voteNone', ({ producers }) => Array.isArray(producers) && producers.length === 0],
    ],
    setfeevote: ['setfees'],
    setfeemult: ['setfees'],
    bundlevote: ['setfees'],
    bppoolupdate: ['poolAdded'],
    fdtnrwdupdat: ['poolAdded'],
    bprewdupdate: ['poolAdded'],
  },
);
