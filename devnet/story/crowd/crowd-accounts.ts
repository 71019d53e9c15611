import { keyAuthority, openAccount, publicKeyAuthority, transfer } from '../actions.ts';
import { passkey } from '../passkey.ts';
import type { Authority } from '../../types.ts';
import {
  AIRDROPS,
  ARCHIVE,
  CITIZENS,
  citizens,
  COLLECTOR,
  COUNCIL,
  GUESTBOOK,
  HERMIT,
  LOOKALIKES,
  MAKER,
  MANAGER,
  MINTS,
  PASSKEYS,
  PATIENT,
  PAYROLL,
  POWERUP_SERVICE,
  PRIZES,
  PRODUCER_JSON,
  PROXIES,
  RAM_TRADERS,
  SMALL_PRODUCERS,
  WHALES,
} from './cast.ts';
import { sendInPacks } from './context.ts';
import type { CrowdContext } from './context.ts';

const KIB = 1024;
const DAY = 24 * 60 * 60;

/** An account's RAM, stake for each of NET and CPU, and liquid tokens, in whole tokens. */
interface Opening {
  names: readonly string[];
  kib: number;
  stake: number;
  funds: number;
}

const OPENINGS: readonly Opening[] = [
  { names: WHALES, kib: 16, stake: 60_000, funds: 1_500_000 },
  { names: CITIZENS, kib: 6, stake: 4, funds: 60 },
  { names: RAM_TRADERS, kib: 64, stake: 50, funds: 40_000 },
  { names: SMALL_PRODUCERS.map(({ name }) => name), kib: 12, stake: 20, funds: 500 },
  { names: Object.values(PROXIES), kib: 8, stake: 10, funds: 25 },
  { names: AIRDROPS.map(({ issuer }) => issuer), kib: 256, stake: 80, funds: 10 },
  { names: MINTS, kib: 128, stake: 80, funds: 10 },
  { names: [COLLECTOR, MANAGER], kib: 64, stake: 40, funds: 100 },
  { names: [PAYROLL, POWERUP_SERVICE], kib: 64, stake: 500, funds: 90_000 },
  { names: [GUESTBOOK, ARCHIVE, PRODUCER_JSON], kib: 1024, stake: 400, funds: 50 },
  { names: [...LOOKALIKES, PRIZES], kib: 16, stake: 20, funds: 100 },
];

/** Creates accounts, several in a transaction, with initial balances. */
export function crowdAccounts({ runner, amounts }: CrowdContext): void {
  const stake = amounts.whole(1_000);
  runner.send(openAccount('eosio', MAKER, { bytes: 256 * KIB, net: stake, cpu: stake }));
  runner.send([transfer('eosio', MAKER, amounts.whole(12_000_000), 'float')]);
  runner.wait(2);
  for (const { names, kib, stake: tokens, funds } of OPENINGS) {
    const half = amounts.whole(tokens);
    const opened = names.flatMap((name) => [
      ...openAccount(MAKER, name, { bytes: kib * KIB, net: half, cpu: half }),
      transfer(MAKER, name, amounts.whole(funds), 'to begin with'),
    ]);
    sendInPacks(runner, opened, 20);
  }
  openRare({ runner, amounts });
}

/** Rare accounts: without keys, with passkeys, with waits, and a council. */
function openRare({ runner, amounts }: Pick<CrowdContext, 'runner' | 'amounts'>): void {
  const half = amounts.whole(3);
  const funds = { bytes: 8 * KIB, net: half, cpu: half };
  const open = (name: string, owner: Authority, active: Authority): void => {
    runner.send(openAccount(MAKER, name, funds, { owner, active }));
    runner.wait(2);
  };
  open(HERMIT, keyAuthority(HERMIT), keyAuthority(HERMIT));
  open(
    PASSKEYS,
    publicKeyAuthority(passkey('owner', 'wallet.example')),
    publicKeyAuthority(passkey('active', 'wallet.example')),
  );
  open(PATIENT, keyAuthority(PATIENT), waiting(keyAuthority(PATIENT), DAY, 7 * DAY, 30 * DAY));
  const seats = citizens(0, 5);
  open(COUNCIL, seated(seats, 'owner', 4), seated(seats, 'active', 3));
  for (const name of [PASSKEYS, PATIENT, COUNCIL])
    runner.send([transfer(MAKER, name, amounts.whole(250), 'to begin with')]);
  runner.wait(2);
}

/** A key, or the longest wait instead of it: each weighs one more. */
function waiting(authority: Authority, ...seconds: number[]): Authority {
  const waits = seconds.map((wait_sec, index) => ({ wait_sec, weight: index + 1 }));
  const keys = authority.keys.map((one) => ({ ...one, weight: waits.length }));
  return { ...authority, threshold: waits.length, keys, waits };
}

function seated(names: readonly string[], permission: string, threshold: number): Authority {
  const accounts = names.map((actor) => ({ permission: { actor, permission }, weight: 1 }));
  return { threshold, keys: [], accounts, waits: [] };
}
