import { atomicMarket } from '../../contracts/atomicmarket.ts';
import { act, active, openAccount, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { deployNative, lendCode } from '../deploy.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';
import { idOf, NFT_CHAINS } from './collectibles.ts';

const CONTRACT = 'atomicmarket';

/**
 * Sales of NFTs with each outcome: open, sold, cancelled, and announced without an offer. Vaulta's token has a contract that this market does not listen to.
 */
export function nftMarket(runner: StoryRunner, amounts: Amounts): void {
  const { key, vaulta } = runner.chain.spec;
  if (!NFT_CHAINS.includes(key) || vaulta) return;
  const funds = { bytes: 256 * 1024, net: amounts.whole(100), cpu: amounts.whole(100) };
  runner.send(openAccount('eosio', CONTRACT, funds));
  runner.wait(2);
  deployNative(runner, CONTRACT, CONTRACT, atomicMarket.abi);
  lendCode(runner, CONTRACT);

  const { code, precision } = runner.chain.spec.symbol;
  let made = 0;
  const announce = (seller: string, index: number, price: number): StoryAction => {
    made += 1;
    return market('announcesale', seller, {
      seller,
      asset_ids: [idOf(index)],
      listing_price: amounts.whole(price),
      settlement_symbol: `${precision},${code}`,
      maker_marketplace: '',
    });
  };
  const sell = (seller: string, index: number, price: number): string => {
    runner.send([announce(seller, index, price), offerOf(seller, index)]);
    runner.wait(60);
    return String(made);
  };

  const sold = sell('dave', 14, 12);
  const paid = amounts.whole(12);
  runner.send([
    transfer('grace', CONTRACT, paid, 'deposit'),
    market('purchasesale', 'grace', {
      buyer: 'grace',
      sale_id: sold,
      intended_delphi_median: 0,
      taker_marketplace: '',
    }),
  ]);
  runner.wait(60);
  const regretted = sell('bob', 6, 90);
  runner.send([market('cancelsale', 'bob', { sale_id: regretted })]);
  runner.wait(60);
  sell('bob', 7, 30);
  sell('judy', 10, 25);
  sell('carol', 13, 7);
  runner.send([announce('frank', 19, 5)]);
  runner.wait(60);
}

function offerOf(sender: string, index: number): StoryAction {
  return act('atomicassets', 'createoffer', active(sender), {
    sender,
    recipient: CONTRACT,
    sender_asset_ids: [idOf(index)],
    recipient_asset_ids: [],
    memo: 'sale',
  });
}

function market(name: string, by: string, data: Record<string, unknown>): StoryAction {
  return act(CONTRACT, name, active(by), data);
}
