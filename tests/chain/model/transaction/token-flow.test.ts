import { describe, expect, it } from 'vitest';
import { eosioAccounts } from '#src/chain/config/system-accounts.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import {
  type FlowArrow,
  isRamMove,
  type TokenFlowView,
  tokenFlow,
} from '#src/chain/model/transaction/token-flow.ts';

let ordinal = 0;
function action(
  name: string,
  data: Record<string, unknown> | null,
  { account = 'eosio.token', actor = 'alice', inline = [] as ActionTrace[] } = {},
): ActionTrace {
  return {
    account,
    name,
    data,
    inline,
    ordinal: ++ordinal,
    hexData: null,
    globalSequence: null,
    authorization: [{ actor, permission: 'active' }],
    console: '',
    ramDeltas: [],
    receivers: [account],
  };
}
const transfer = (from: string, to: string, quantity: string, account = 'eosio.token') =>
  action('transfer', { from, to, quantity, memo: '' }, { account });
const system = (name: string, data: Record<string, unknown>, inline: ActionTrace[] = []) =>
  action(name, data, { account: 'eosio', inline });

const flowOf = (...actions: ActionTrace[]) => tokenFlow(actions, eosioAccounts);

/** `transfer alice > bob 1.0000 EOS`, a line an arrow. */
function drawn({ arrows, lanes }: TokenFlowView): string[] {
  const name = (index: number) => lanes[index]?.holder ?? '';
  const what = ({ move }: FlowArrow) =>
    isRamMove(move) ? `${move.bytes} bytes` : formatAsset(move.amount);
  return arrows.map((arrow) =>
    [arrow.kind, name(arrow.from), '>', name(arrow.to), what(arrow)].join(' '),
  );
}

describe('arrows', () => {
  it('follow the order of execution, inline actions after their cause', () => {
    const swap = action(
      'transfer',
      { from: 'alice', to: 'dex', quantity: '1.0000 EOS', memo: '' },
      { inline: [transfer('dex', 'alice', '2.0000 USDT', 'tethertether')] },
    );
    expect(drawn(flowOf(swap, transfer('alice', 'bob', '3.0000 EOS')))).toEqual([
      'transfer alice > dex 1.0000 EOS',
      'transfer dex > alice 2.0000 USDT',
      'transfer alice > bob 3.0000 EOS',
    ]);
  });

  it('mark RAM as a resource and what its market keeps as a fee', () => {
    const sale = system('sellram', { account: 'ivan', bytes: 49_152 }, [
      transfer('eosio.ram', 'ivan', '0.7153 EOS'),
      transfer('ivan', 'eosio.ramfee', '0.0036 EOS'),
      transfer('eosio.ramfee', 'eosio.rex', '0.0036 EOS'),
    ]);
    const flow = flowOf(sale);
    expect(drawn(flow)).toEqual([
      'resource ivan > eosio.ram 49152 bytes',
      'transfer eosio.ram > ivan 0.7153 EOS',
      'fee ivan > eosio.ramfee 0.0036 EOS',
      'fee eosio.ramfee > eosio.rex 0.0036 EOS',
    ]);
    expect([flow.transfers, flow.resources]).toEqual([3, 1]);
  });

  it('take the RAM that the contract logged over the RAM that was requested', () => {
    const log = system('logbuyram', { payer: 'alice', receiver: 'bob', bytes: 8_190 });
    const bought = { payer: 'alice', receiver: 'bob', bytes: 8_192 };
    expect(drawn(flowOf(system('buyrambytes', bought, [log])))).toEqual([
      'resource eosio.ram > bob 8190 bytes',
    ]);
    expect(drawn(flowOf(system('buyrambytes', bought)))).toEqual([
      'resource eosio.ram > bob 8192 bytes',
    ]);
    const abouts = (...logs: ActionTrace[]) =>
      flowOf(system('buyrambytes', bought, logs)).lanes.map(({ ramIsAbout }) => ramIsAbout);
    expect(abouts()).toEqual([true, true]);
    expect(abouts(log)).toEqual([false, false]);
  });

  it('draw nothing for RAM whose bytes are not reported, or of another contract', () => {
    const data = { payer: 'alice', receiver: 'bob', bytes: 8_192 };
    const other = action('buyrambytes', data, { account: 'mallory' });
    expect(drawn(flowOf(other, system('buyram', { ...data, bytes: undefined })))).toEqual([]);
    expect(drawn(flowOf(system('sellram', { account: 'alice', bytes: -1 })))).toEqual([]);
  });

  it('stay in one lane for tokens that were issued, retired or staked', () => {
    const staked = { from: 'alice', receiver: 'bob', stake_net_quantity: '1.0000 EOS' };
    const flow = flowOf(
      action('issue', { to: 'alice', quantity: '5.0000 ABC', memo: '' }),
      action('retire', { quantity: '1.0000 ABC', memo: '' }),
      system('delegatebw', staked),
    );
    expect(drawn(flow)).toEqual([
      'transfer alice > alice 5.0000 ABC',
      'transfer alice > alice 1.0000 ABC',
      'resource alice > alice 1.0000 EOS',
    ]);
  });

  it('survive amounts and names that are no amounts and names', () => {
    const odd = [
      transfer('alice', 'bob', 'a lot'),
      action('transfer', { from: 1, to: null, quantity: '1.0000 EOS' }),
      action('transfer', null),
      transfer('<b>x</b>', 'bob', '1.0000 EOS'),
    ];
    expect(drawn(flowOf(...odd))).toEqual(['transfer <b>x</b> > bob 1.0000 EOS']);
  });
});

describe('parties', () => {
  it('begin with the signer, and have what the transaction left them', () => {
    const flow = flowOf(
      action('claim', {}, { account: 'payer', inline: [transfer('payer', 'bob', '1.0000 EOS')] }),
      transfer('bob', 'alice', '0.4000 EOS'),
    );
    const nets = flow.lanes.map(({ holder, changes }) => [
      holder,
      ...changes.map(({ amount }) => formatAsset(amount)),
    ]);
    expect(nets).toEqual([
      ['alice', '0.4000 EOS'],
      ['payer', '-1.0000 EOS'],
      ['bob', '0.6000 EOS'],
    ]);
  });

  it('have a role only where the actions or the system name it', () => {
    const sale = system('sellram', { account: 'ivan', bytes: 10 }, [
      transfer('eosio.ram', 'ivan', '0.7153 EOS'),
      transfer('ivan', 'eosio.ramfee', '0.0036 EOS'),
      transfer('ivan', 'bob', '0.0036 EOS'),
    ]);
    const roles = flowOf(sale).lanes.map(({ holder, role }) => [holder, role]);
    expect(roles).toEqual([
      ['ivan', 'seller'],
      ['eosio.ram', 'ramMarket'],
      ['eosio.ramfee', 'ramFees'],
      ['bob', null],
    ]);
    const paid = flowOf(transfer('alice', 'bob', '1.0000 EOS'));
    expect(paid.lanes.map(({ role }) => role)).toEqual(['signer', null]);
  });

  it('count gained and lost RAM', () => {
    const flow = flowOf(system('ramtransfer', { from: 'alice', to: 'bob', bytes: 100 }));
    expect(flow.lanes.map(({ ram }) => ram)).toEqual([-100, 100]);
  });

  it('have the RAM of a gift, and of a returned one what the contract logs for the gifter', () => {
    const gift = system('giftram', { from: 'alice', to: 'bob', bytes: 100, memo: '' });
    expect(drawn(flowOf(gift))).toEqual(['resource alice > bob 100 bytes']);
    const logs = [
      system('logramchange', { owner: 'bob', bytes: '-100', ram_bytes: '5000' }),
      system('logramchange', { owner: 'alice', bytes: '100', ram_bytes: '7000' }),
    ];
    const returned = system('ungiftram', { from: 'bob', to: 'alice', memo: '' }, logs);
    expect(drawn(flowOf(returned))).toEqual(['resource bob > alice 100 bytes']);
    expect(flowOf(returned).lanes.find(({ holder }) => holder === 'bob')?.ram).toBe(-100);
    // A source that leaves out inline actions does not have the figure.
    expect(flowOf(system('ungiftram', { from: 'bob', to: 'alice', memo: '' })).arrows).toEqual([]);
  });

  it('have the RAM that the wrapper gave once, by the action of the system contract', () => {
    const flow = flowOf(
      action(
        'giftram',
        { from: 'alice', receiver: 'bob', ram_bytes: 100, memo: '' },
        {
          account: 'core.vaulta',
          inline: [system('giftram', { from: 'alice', to: 'bob', bytes: 100, memo: '' })],
        },
      ),
    );
    expect(drawn(flow)).toEqual(['resource alice > bob 100 bytes']);
  });

  it('beyond five keep the signer and the four that moved the most', () => {
    const names = ['bob', 'carol', 'dave', 'erin', 'frank', 'grace'];
    const flow = flowOf(
      ...names.map((to, index) => transfer('alice', to, `${index + 1}.0000 EOS`)),
    );
    expect(flow.lanes.map(({ holder }) => holder)).toEqual([
      'alice',
      'dave',
      'erin',
      'frank',
      'grace',
    ]);
    expect(flow.others.map(({ holder }) => holder)).toEqual(['bob', 'carol']);
    expect(flow.arrows).toHaveLength(4);
    expect(flow.transfers).toBe(6);
  });

  it('are none where nothing moved', () => {
    expect(flowOf(action('hello', { quantity: '1.0000 EOS' })).lanes).toEqual([]);
  });
});
