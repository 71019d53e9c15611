/**
 * Contracts that exist to send advertising to accounts that did not ask for it, and accounts that
 * paid them to. EOS, June 2018 to 2019; put together on 2026-11-21.
 *
 * Sources, all public: the list of ignored actions of Hyperion (`definitions/blacklists.js` of
 * eosrio/hyperion-history-api), the filters that the READMEs of EOSIO's mongo_db_plugin and of
 * EOS42's and Attic Lab's history plugins advise, the spam list of a mobile wallet, and
 * published records of what two accounts were sent in 2018.
 *
 * To add an account: one line in the list it belongs to, with a source above. An account whose
 * contract is also used honestly goes into `actions`, with the action that advertises.
 */

/** These contracts send nothing but advertising. */
export const contracts = [
  '1hello1world',
  'alert.x',
  'betdicealert',
  'blocktwitter',
  'contractbase',
  'cryptohongbo',
  'eosblackdrop',
  'eoseosaddddd',
  'eosjackscool',
  'eosonthefly1',
  'eosplayaloud',
  'eospromoter1',
  'eospromotera',
  'experimentms',
  'gameboylucky',
  'goldioioioio',
  'gu2tembqgage',
  'justgamemora',
  'lelego.x',
  'message.bank',
  'message.x',
  'myeosgateway',
  'news.x',
  'okbetteam111',
  'rockscissors',
];

/** As `contract::action`. */
export const actions = [
  '2g1com.x::broadcast',
  '2g1com.x::transfer',
  'betdiceadmin::promote',
  'bingobetserv::notify',
  'candy.pra::broadcast',
  'cryptotim.e::broadcast',
  'ecafofficiel::arbitration',
  'eosbaycasino::ping',
  'eosisrocking::broadcast',
  'eospromdress::dice',
  'eoswin.com::news',
  'imfatfishman::recruit',
  // A public test contract for notifications that advertisers used.
  'watchdoggiee::ping',
  'watchdoggiee::promote',
  'wizznetwork1::broadcast',
  'yumgamealert::push',
];

/** Accounts that signed the advertising actions. */
export const senders = [
  'gameboyadmin',
  'gm2tkmbyguge',
  'messcomposer',
  'nvzhuangyuan',
  'smallaccount',
  'xzleoswallet',
  'yourman.bank',
];
