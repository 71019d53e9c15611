import type { ActionContent, SentenceKey } from '#src/chain/actions/sentence.ts';

type Data = Record<string, unknown>;
const of =
  (account: string) =>
  (name: string, data: Data): ActionContent => ({ account, name, data });
const eosio = of('eosio');
const token = of('any.token');
const vaulta = of('core.vaulta');
const wram = of('eosio.wram');
const decide = of('telos.decide');
const forum = of('eosio.forum');
const stake = (name: string, cpu: string, net: string, more: Data = {}) =>
  eosio(name, {
    from: 'alice',
    receiver: 'bob',
    ...more,
    ...(name === 'delegatebw'
      ? { stake_cpu_quantity: cpu, stake_net_quantity: net }
      : { unstake_cpu_quantity: cpu, unstake_net_quantity: net }),
  });
const [SOME, NONE] = ['1.0000 EOS', '0.0000 EOS'];
const give = { transfer: true };
const power = (cpu_frac: number, net_frac: number | string) =>
  eosio('powerup', {
    payer: 'alice',
    receiver: 'bob',
    days: 1,
    cpu_frac,
    net_frac,
    max_payment: SOME,
  });
const alice = { account: 'alice' };
const limit = (allow_perms: readonly string[], disallow_perms: readonly string[]) =>
  eosio('limitauthchg', { ...alice, allow_perms, disallow_perms });
const ballot = { voter: 'alice', ballot_name: 'ballot1' };
const proposal = { voter: 'alice', proposal_name: 'upgrade' };
const key = { finalizer_name: 'bpone', finalizer_key: 'PUB_BLS_x' };
const peer = { proposer_finalizer_name: 'bpone', key: 'PUB_K1_x' };

/** As `documentedActions`, of the system's contracts, tokens, governance and services. */
export const documentedSystem: Partial<Record<SentenceKey, ActionContent>> = {
  'token.issuefixed': token('issuefixed', { to: 'alice', supply: SOME, memo: '' }),
  'token.setmaxsupply': token('setmaxsupply', { issuer: 'alice', maximum_supply: SOME }),
  'system.delegatebw': stake('delegatebw', SOME, SOME),
  'system.delegatebwCpu': stake('delegatebw', SOME, NONE),
  'system.delegatebwNet': stake('delegatebw', NONE, SOME),
  'system.delegatebwGive': stake('delegatebw', SOME, SOME, give),
  'system.giveCpu': stake('delegatebw', SOME, NONE, give),
  'system.giveNet': stake('delegatebw', NONE, SOME, give),
  'system.undelegatebw': stake('undelegatebw', SOME, SOME),
  'system.undelegatebwCpu': stake('undelegatebw', SOME, NONE),
  'system.undelegatebwNet': stake('undelegatebw', NONE, SOME),
  'administration.giftram': eosio('giftram', { from: 'alice', to: 'bob', bytes: 9, memo: '' }),
  'administration.ungiftram': eosio('ungiftram', { from: 'bob', to: 'alice', memo: '' }),
  'system.powerup': power(5, '7'),
  'system.powerupCpu': power(5, 0),
  'system.powerupNet': power(0, '7'),
  'administration.clearabi': eosio('setabi', { account: 'alice', abi: '' }),
  'other.noop': of('greymassnoop')('noop', {}),
  'other.nonce': { account: 'eosio.null', name: 'nonce', data: null },
  'rex.powupresult': of('eosio.reserv')('powupresult', { fee: SOME, powup_net: 1, powup_cpu: 2 }),
  'fio.burnexpired': of('fio.address')('burnexpired', { offset: 0, limit: 15 }),
  'fio.poolAdded': of('fio.treasury')('bppoolupdate', { amount: 7 }),
  'proton.reqperm': of('eosio.proton')('reqperm', { acc: 'alice', permission: 'basic' }),
  'proton.claimreward': of('cfund.proton')('claimreward', alice),
  'administration.setpriv': eosio('setpriv', { ...alice, is_priv: 1 }),
  'administration.unsetpriv': eosio('setpriv', { ...alice, is_priv: 0 }),
  'administration.setalimits': eosio('setalimits', {
    ...alice,
    ram_bytes: -1,
    net_weight: '-1',
    cpu_weight: 5,
  }),
  'administration.setacctram': eosio('setacctram', { ...alice, ram_bytes: 9 }),
  'administration.setacctnet': eosio('setacctnet', { ...alice, net_weight: 9 }),
  'administration.setacctcpu': eosio('setacctcpu', { ...alice, cpu_weight: 9 }),
  'administration.resetlimit': eosio('setacctcpu', { ...alice, cpu_weight: null }),
  'administration.voteupdate': eosio('voteupdate', { voter_name: 'alice' }),
  'administration.unvest': eosio('unvest', {
    ...alice,
    unvest_net_quantity: SOME,
    unvest_cpu_quantity: SOME,
  }),
  'administration.limitAuthOnly': limit(['owner'], []),
  'administration.limitAuthNot': limit([], ['claims']),
  'administration.limitAuthOff': limit([], []),
  'administration.limitauthchg': eosio('limitauthchg', alice),
  'administration.rmvproducer': eosio('rmvproducer', { producer: 'bpone' }),
  'proton.kickbp': eosio('kickbp', { producer: 'bpone' }),
  'administration.activate': eosio('activate', { feature_digest: 'ab' }),
  'administration.setparams': eosio('setparams', { params: {} }),
  'administration.setprods': eosio('setprods', { schedule: [{}, {}] }),
  'administration.setram': eosio('setram', { max_ram_size: '68719476736' }),
  'administration.setramrate': eosio('setramrate', { bytes_per_block: 1024 }),
  'administration.setinflation': eosio('setinflation', { annual_rate: 100 }),
  'administration.setschedule': eosio('setschedule', {
    start_time: '2026-01-02T03:04:05',
    continuous_rate: '0.04',
  }),
  'administration.delschedule': eosio('delschedule', { start_time: '2026-01-02T03:04:05' }),
  'administration.execschedule': eosio('execschedule', {}),
  'administration.setpayfactor': eosio('setpayfactor', {
    inflation_pay_factor: 1,
    votepay_factor: 1,
  }),
  'administration.setrex': eosio('setrexmature', { sell_matured_rex: true }),
  'administration.cfgpowerup': eosio('cfgpowerup', { args: {} }),
  'administration.switchtosvnn': eosio('switchtosvnn', {}),
  'administration.regfinkey': eosio('regfinkey', { ...key, proof_of_possession: 'SIG_BLS_x' }),
  'administration.actfinkey': eosio('actfinkey', key),
  'administration.delfinkey': eosio('delfinkey', key),
  'administration.regpeerkey': eosio('regpeerkey', peer),
  'administration.delpeerkey': eosio('delpeerkey', peer),
  'administration.denynames': eosio('denynames', { patterns: ['scam'] }),
  'administration.undenynames': eosio('undenynames', { patterns: ['scam'] }),
  'administration.wasmcfg': eosio('wasmcfg', { settings: 'high' }),
  'governance.regvoter': decide('regvoter', {
    voter: 'alice',
    treasury_symbol: '4,VOTE',
    referrer: null,
  }),
  'governance.unregvoter': decide('unregvoter', { voter: 'alice', treasury_symbol: '4,VOTE' }),
  'governance.castvote': decide('castvote', { ...ballot, options: ['yes'] }),
  'governance.unvoteall': decide('unvoteall', ballot),
  'governance.stake': decide('stake', { voter: 'alice', quantity: '1.0000 VOTE' }),
  'governance.unstake': decide('unstake', { voter: 'alice', quantity: '1.0000 VOTE' }),
  'governance.voteYes': forum('vote', { ...proposal, vote: 1, vote_json: '' }),
  'governance.voteNo': forum('vote', { ...proposal, vote: 0, vote_json: '' }),
  'governance.vote': forum('vote', { ...proposal, vote: 255, vote_json: '' }),
  'governance.unvote': forum('unvote', proposal),
  'governance.propose': forum('propose', {
    proposer: 'alice',
    proposal_name: 'upgrade',
    title: 'Upgrade',
    proposal_json: '',
  }),
  'governance.expire': forum('expire', { proposal_name: 'upgrade' }),
  'governance.set': of('regproxyinfo')('set', { proxy: 'alice', name: 'Alice' }),
  'governance.remove': of('regproxyinfo')('remove', { proxy: 'alice' }),
  'services.pushtx': of('eosio.evm')('pushtx', { miner: 'alice', rlptx: 'f8' }),
  'services.write': of('delphioracle')('write', { owner: 'bpone', quotes: [{}] }),
  'services.require': of('eosio.assert')('require', {
    chain_params_hash: '00',
    manifest_id: '00',
    actions: [{}],
    abi_hashes: ['00'],
  }),
  'services.mine': of('m.federation')('mine', { miner: 'alice', nonce: 'ab' }),
  'services.claimmines': of('m.federation')('claimmines', { receiver: 'alice' }),
  'services.claimrewards': of('eosio.bpay')('claimrewards', { owner: 'bpone' }),
  'services.setland': of('m.federation')('setland', { ...alice, land_id: '1099512960399' }),
  'vaulta.swapto': vaulta('swapto', { from: 'alice', to: 'bob', quantity: SOME, memo: '' }),
  'vaulta.swaptrace': vaulta('swaptrace', { ...alice, quantity: SOME }),
  'vaulta.swapexcess': vaulta('swapexcess', { ...alice, eos_before: SOME }),
  'vaulta.enforcebal': vaulta('enforcebal', { ...alice, expected_eos_balance: SOME }),
  'vaulta.blockswapto': vaulta('blockswapto', { ...alice, block: true }),
  'vaulta.allowswapto': vaulta('blockswapto', { ...alice, block: 0 }),
  'vaulta.newaccount2': vaulta('newaccount2', { creator: 'alice', name: 'bob', key: 'PUB_K1_x' }),
  'vaulta.noop': vaulta('noop', { memo: 'hi' }),
  'vaulta.noopSilent': vaulta('noop', { memo: '' }),
  'vaulta.init': vaulta('init', { maximum_supply: '1.0000 A' }),
  'vaulta.unwrap': wram('unwrap', { owner: 'alice', bytes: 9 }),
  'vaulta.addegress': wram('addegress', { accounts: ['alice'] }),
  'vaulta.removeegress': wram('removeegress', { accounts: ['alice'] }),
};
