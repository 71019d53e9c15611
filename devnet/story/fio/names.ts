import { HOSTILE_MEMOS } from '../memos.ts';
import type { StoryRunner } from '../story-runner.ts';
import { doing, fioAccountOf, fioKeyOf, sendAs } from './people.ts';

const CONTRACT = 'fio.address';
const DAY = 86_400;
/** Days after which an unrenewed domain has expired. */
const FORGOTTEN = 380;

/** Domains that stay valid for a long time. */
const LASTING = [
  ['alice', 'pronghorn'],
  ['bob', 'edge'],
  ['mallory', 'pr0nghorn'],
] as const;
const YEARS_AHEAD = 8;

const by = (who: string, name: string, data: Record<string, unknown>) =>
  doing(who, CONTRACT, name, data);
const register = (runner: StoryRunner, who: string, fio_address: string): void =>
  sendAs(runner, who, by(who, 'regaddress', { fio_address, owner_fio_public_key: fioKeyOf(who) }));
const registerDomain = (runner: StoryRunner, who: string, fio_domain: string): void =>
  sendAs(runner, who, by(who, 'regdomain', { fio_domain, owner_fio_public_key: fioKeyOf(who) }));
const link = (chain_code: string, public_address: string, token_code = chain_code) => ({
  token_code,
  chain_code,
  public_address,
});

/** Expired domains, and one that was renewed in time. */
export function runOldNames(runner: StoryRunner): void {
  for (const [who, domain] of [
    ['dave', 'forgotten'],
    ['ivan', 'abandoned'],
    ['erin', 'renewed'],
  ] as const) {
    registerDomain(runner, who, domain);
    register(runner, who, `${who}@${domain}`);
  }
  sendAs(runner, 'erin', by('erin', 'renewdomain', { fio_domain: 'renewed' }));
  runner.wait(FORGOTTEN * DAY);
}

/** Current domains and addresses, their mappings and transfers. */
export function runNames(runner: StoryRunner): void {
  registerDomain(runner, 'alice', 'pronghorn');
  sendAs(runner, 'alice', by('alice', 'setdomainpub', { fio_domain: 'pronghorn', is_public: 1 }));
  registerDomain(runner, 'bob', 'edge');
  registerDomain(runner, 'mallory', 'pr0nghorn');
  for (const who of ['alice', 'carol', 'dave', 'grace', 'heidi'])
    register(runner, who, `${who}@pronghorn`);
  register(runner, 'alice', 'shop@pronghorn');
  register(runner, 'bob', 'bob@edge');
  register(runner, 'mallory', 'alice@pr0nghorn');
  for (const [who, fio_domain] of LASTING)
    for (let years = 0; years < YEARS_AHEAD; years++)
      sendAs(runner, who, by(who, 'renewdomain', { fio_domain }));
  linkAddresses(runner);
  handOn(runner);
  grantDomain(runner);
}

function linkAddresses(runner: StoryRunner): void {
  const add = (who: string, fio_address: string, public_addresses: object[]): void =>
    sendAs(runner, who, by(who, 'addaddress', { fio_address, public_addresses }));
  add('alice', 'alice@pronghorn', [
    link('FIO', fioKeyOf('alice')),
    link('BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
    link('ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
    link('ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'USDC'),
    link('EOS', 'alice'),
  ]);
  add('bob', 'bob@edge', [
    link('FIO', fioKeyOf('bob')),
    link('BTC', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'),
  ]);
  const hostile = HOSTILE_MEMOS.filter((memo) => memo.length <= 100).slice(0, 5);
  add(
    'mallory',
    'alice@pr0nghorn',
    hostile.map((memo, index) => link(`BAD${index}`, memo)),
  );

  const nft = { chain_code: 'ETH', contract_address: '0x06012c8cf97bead5deae237070f9587f8e7a266d' };
  sendAs(
    runner,
    'alice',
    by('alice', 'addnft', {
      fio_address: 'alice@pronghorn',
      nfts: [
        {
          ...nft,
          token_id: '101',
          url: 'https://pictures.example/101.png',
          hash: '',
          metadata: '',
        },
        { ...nft, token_id: '102', url: 'javascript:alert(1)', hash: '', metadata: '{"a":1}' },
      ],
    }),
  );
}

/** Transferred, sold and burned names, and new bundled transactions. */
function handOn(runner: StoryRunner): void {
  const to = (who: string) => ({ new_owner_fio_public_key: fioKeyOf(who) });
  registerDomain(runner, 'frank', 'formerly');
  sendAs(runner, 'frank', by('frank', 'xferdomain', { fio_domain: 'formerly', ...to('grace') }));
  const shop = { fio_address: 'shop@pronghorn' };
  sendAs(runner, 'alice', by('alice', 'xferaddress', { ...shop, ...to('judy') }));
  register(runner, 'heidi', 'mistake@pronghorn');
  sendAs(runner, 'heidi', by('heidi', 'burnaddress', { fio_address: 'mistake@pronghorn' }));
  const bundles = { fio_address: 'carol@pronghorn', bundle_sets: 2 };
  sendAs(runner, 'carol', by('carol', 'addbundles', bundles));
}

/** Bob's domain is private, with grants to some accounts; one is revoked. */
function grantDomain(runner: StoryRunner): void {
  const grant = (name: string, grantee: string, more: object): void =>
    sendAs(
      runner,
      'bob',
      doing('bob', 'fio.perms', name, {
        grantee_account: fioAccountOf(grantee),
        object_name: 'edge',
        ...more,
        permission_name: 'register_address_on_domain',
      }),
    );
  for (const friend of ['carol', 'dave', 'mallory'])
    grant('addperm', friend, { permission_info: '' });
  register(runner, 'carol', 'carol@edge');
  grant('remperm', 'mallory', {});
}
