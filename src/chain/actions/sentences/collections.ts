import {
  account,
  accounts,
  amount,
  contractSentences,
  ids,
  name,
  nfts,
  otherToken,
  ownAmount,
  text,
  token,
  wholeNumber,
} from './rule.ts';

const assets = nfts('asset_ids', 'assetids', 'asset_id', 'assetid');
const owned = { owner: account('asset_owner', 'owner'), assets };
const collection = name('collection_name');
const creator = account('authorized_creator', 'authorized_editor', 'author');
const schema = { creator, collection, schema: name('schema_name') };

/** Collections, schemas, templates and the rarer actions of AtomicAssets and SimpleAssets. */
export const sentences = contractSentences(
  {
    setassetdata: { creator, assets },
    createcol: { creator, collection },
    createcolWith: { creator, collection, accounts: accounts('authorized_accounts') },
    setcoldata: { collection },
    addcolauth: { collection, account: account('account_to_add') },
    remcolauth: { collection, account: account('account_to_remove') },
    createschema: schema,
    extendschema: schema,
    createtempl: schema,
    lognewtempl: { ...schema, template: ids('template_id') },
    locktemplate: { creator, collection, template: ids('template_id') },
    announcedepo: {
      owner: account('owner'),
      token: token('symbol_to_announce'),
    },
    addnotifyacc: { collection, account: account('account_to_add') },
    remnotifyacc: { collection, account: account('account_to_remove') },
    forbidnotify: { collection },
    setmarketfee: { collection },
    createauswap: { collection, author: account('new_author') },
    acceptauswap: { collection },
    rejectauswap: { collection },
    setschematyp: schema,
    deltemplate: { creator, collection, template: ids('template_id') },
    redtemplmax: {
      creator,
      collection,
      template: ids('template_id'),
      count: wholeNumber('new_max_supply'),
    },
    settempldata: { creator, collection, template: ids('template_id') },
    logsetdatatl: { collection, template: ids('template_id') },
    logsetdata: owned,
    setrampayer: { payer: account('new_payer'), assets },
    logrampayer: { assets, payer: account('new_ram_payer'), former: account('old_ram_payer') },
    setlastpayer: { owner: account('owner'), collection },
    payofferram: { payer: account('payer'), offer: ids('offer_id') },
    logbackasset: { owner: account('asset_owner'), assets, amount: amount('backed_token') },
    backasset: { payer: account('payer'), assets, amount: amount('token_to_back') },
    withdraw: { owner: account('owner'), amount: amount('token_to_withdraw') },
    update: { creator, assets },
    delegate: { owner: account('owner'), to: account('to'), assets },
    undelegate: owned,
    authorreg: { creator },
    transferf: { from: account('from'), to: account('to'), amount: ownAmount('quantity') },
    issuef: { creator, to: account('to'), amount: ownAmount('quantity') },
    addconftoken: { token: otherToken('token_symbol', 'token_contract') },
    admincoledit: {},
    init: {},
    setversion: { version: text('new_version') },
    burnf: { from: account('from'), amount: ownAmount('quantity') },
  },
  {
    createcol: ['createcolWith', 'createcol'],
    createtempl2: ['createtempl'],
    authorupdate: ['authorreg'],
  },
);
