import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { readCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { OFFER_STATE } from './journal.ts';
import type { Offer } from './journal.ts';
import { fits, indexerRoute, inOrder, listRoute, missing } from './respond.ts';

type Json = Record<string, unknown>;

/** Trade offers between accounts, including closed ones. */
export function offerRoutes(app: Hono, context: ApiContext): void {
  listRoute(app, '/offers', (call) => {
    const catalogue = readCatalogue(context);
    const offers = catalogue.journal.offers
      .filter(
        ({ sender, recipient }) =>
          fits(call, 'account', sender) || fits(call, 'account', recipient),
      )
      .filter(({ sender }) => fits(call, 'sender', sender))
      .filter(({ recipient }) => fits(call, 'recipient', recipient))
      .filter(({ gives, wants }) => [...gives, ...wants].some((id) => fits(call, 'asset_id', id)))
      .map((offer) => offerView(context, catalogue, offer))
      .filter(({ state }) => fits(call, 'state', state));
    const field = call.query('sort') === 'updated' ? 'updated_at_block' : 'created_at_block';
    return inOrder(call, offers, field);
  });

  indexerRoute(app, '/offers/:id', (call) => {
    const catalogue = readCatalogue(context);
    const offer = catalogue.journal.offers.find(({ id }) => id === call.part('id'));
    if (!offer) throw missing('Offer');
    return offerView(context, catalogue, offer);
  });
}

function offerView({ chain }: ApiContext, catalogue: Catalogue, offer: Offer): Json {
  const { id, sender, recipient, memo, gives, wants, made, changed } = offer;
  const assetsOf = (ids: readonly string[]): Json[] =>
    ids.map((asset) => catalogue.asset(asset)).filter((asset) => asset !== null);
  const give = assetsOf(gives);
  const want = assetsOf(wants);
  const isContract = (account: string): boolean =>
    !/^0*$/.test(chain.account(account)?.code_hash ?? '');
  const held =
    give.length === gives.length &&
    want.length === wants.length &&
    give.every(({ owner }) => owner === sender) &&
    want.every(({ owner }) => owner === recipient);
  const fails = offer.state === OFFER_STATE.pending && !held;
  return {
    contract: 'atomicassets',
    offer_id: id,
    sender_name: sender,
    recipient_name: recipient,
    memo,
    state: fails ? OFFER_STATE.invalid : offer.state,
    is_sender_contract: isContract(sender),
    is_recipient_contract: isContract(recipient),
    sender_assets: give,
    recipient_assets: want,
    updated_at_block: changed.block,
    updated_at_time: changed.time,
    created_at_block: made.block,
    created_at_time: made.time,
  };
}
