import { accountInfo } from '../../contracts/account-info.ts';
import { proxyInfo } from '../../contracts/proxy-info.ts';
import { act, active, openAccount, system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { EXCHANGE, PROXY } from '../cast.ts';
import { deployNative, lendCode } from '../deploy.ts';
import type { StoryRunner } from '../story-runner.ts';

const INFO = 'account.info';
const PROXIES = 'regproxyinfo';

/** Account descriptions. The last one is unsolicited and untrustworthy. */
const DESCRIPTIONS = [
  {
    account_name: 'alice',
    modifier: 'alice',
    title: 'Alice of the test chain',
    avatar: '205e460b479e2e5b48aec07710c08d50',
    desc: 'Holds a bit of everything.',
    url: 'https://alice.example',
  },
  {
    account_name: EXCHANGE,
    modifier: EXCHANGE,
    title: 'Big Exchange',
    avatar: '',
    desc: 'Deposits need the memo you were given.',
    url: 'https://exchange.example',
  },
  {
    account_name: 'judy',
    modifier: 'mallory',
    title: '<script>alert(1)</script>',
    avatar: 'javascript:alert(1)',
    desc: '\u202eElpmaxe\u202c "><img src=x onerror=alert(1)>',
    url: 'javascript:alert(document.domain)',
  },
];

const PROFILES = [
  {
    proxy: PROXY,
    name: 'Wise Proxy',
    slogan: 'We read what we vote for',
    philosophy:
      'Producers that answer at night, publish what they earn and run more than one node.',
    background: 'Three people who have followed the test chain since its first block.',
    website: 'https://wise-proxy.example',
    logo_256: '',
    telegram: 'wiseproxy',
    steemit: '',
    twitter: 'wiseproxy',
    wechat: '',
  },
  {
    proxy: 'mallory',
    name: '<b>Official</b> Proxy',
    slogan: 'Vote & claim 5,000 tokens',
    philosophy: '[Claim](https://claim-rewards.example) <img src=x onerror=alert(1)>',
    background: '\u202eEvil background\u202c',
    website: 'https://phishing.example',
    logo_256: 'https://phishing.example/x.svg',
    telegram: '',
    steemit: '',
    twitter: '"><script>alert(1)</script>',
    wechat: '',
  },
];

/** Account descriptions by owners and others, and profiles of proxies. */
export function about(runner: StoryRunner, amounts: Amounts): void {
  const funds = { bytes: 64 * 1024, net: amounts.whole(10), cpu: amounts.whole(10) };
  for (const name of [INFO, PROXIES]) runner.send(openAccount('eosio', name, funds));
  runner.wait(2);
  deployNative(runner, INFO, 'account.info', accountInfo.abi);
  lendCode(runner, INFO);
  deployNative(runner, PROXIES, 'regproxyinfo', proxyInfo.abi);

  for (const description of DESCRIPTIONS) {
    const { account_name, modifier } = description;
    runner.send([
      transfer(modifier, INFO, amounts.units(1_000n), account_name),
      act(INFO, 'update', active(modifier), description),
    ]);
    runner.wait(5);
  }
  runner.send([system('regproxy', 'mallory', { proxy: 'mallory', isproxy: true })]);
  for (const profile of PROFILES) {
    runner.send([act(PROXIES, 'set', active(profile.proxy), profile)]);
    runner.wait(5);
  }
}
