import { wallets } from '#src/chain/sign/wallets/table.ts';
import type { EntryId } from '#src/directory.ts';

/** Names of contracts, actions and programs that entries are found by in every language. */
const chainWords: Partial<Readonly<Record<EntryId, string>>> = {
  transfer: 'memo',
  'transfer-multi': 'batch',
  'transfer-batch': 'batch',
  'ram-buy': 'buyram buyrambytes',
  'ram-sell': 'sellram',
  'ram-transfer': 'ramtransfer ramburn',
  'ram-gift': 'giftram ungiftram',
  'ram-wrap': 'WRAM',
  vote: 'voteproducer BP',
  proxy: 'voteproducer',
  'proxy-register': 'regproxy',
  'proxy-unregister': 'regproxy',
  'rex-lend': 'deposit',
  'rex-unlend': 'withdraw',
  'rex-savings': 'mvtosavings mvfrsavings',
  'wallet-msig': 'msig multisig eosio.msig propose',
  'msigs-requested': 'msig multisig eosio.msig approve unapprove',
  msigs: 'msig multisig eosio.msig exec',
  'create-account': 'newaccount',
  permissions: 'deleteauth',
  decode: 'JSON QR',
  'upload-contract': 'ABI',
  contract: 'ABI',
  endpoints: 'API RPC nodeos Hyperion',
  hyperion: 'API',
  developers: 'API',
  live: 'stream',
  tokens: 'price',
  wallets: ['login', ...wallets.flatMap(({ name, type }) => (type === 'key' ? [] : name))].join(
    ' ',
  ),
};

/** All words that an entry is found by. `ofLanguage`: those of the page's language. */
export function searchWordsOf(
  id: EntryId,
  ofLanguage: Readonly<Partial<Record<EntryId, string>>>,
): string {
  return `${ofLanguage[id] ?? ''} ${chainWords[id] ?? ''}`;
}
