import { createECDH, createHash } from 'node:crypto';
import { formatPublicKey } from '#src/chain/core/key.ts';
import { keyAuthority, openAccount, publicKeyAuthority, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import {
  AIRDROP,
  AIRDROP_HOLDERS,
  BUSY,
  DEMO,
  ENCLAVE,
  EXCHANGE,
  IDLE,
  PEOPLE,
  PRODUCERS,
  PROXY,
  SCAM,
  TRADER,
  TREASURY,
} from '../cast.ts';
import type { StoryRunner } from '../story-runner.ts';

/** Short names need an auction, so the system account creates them. */
const SYSTEM = 'eosio';

/** Creates accounts and distributes the first tokens. */
export function founding(runner: StoryRunner, amounts: Amounts): void {
  const open = (creator: string, name: string, bytes: number, stake: number): void => {
    const half = amounts.whole(stake);
    runner.send(openAccount(creator, name, { bytes, net: half, cpu: half }));
    runner.wait(2);
  };

  for (const { name, funds } of [...DEMO, ...PEOPLE]) {
    open(SYSTEM, name, 64 * 1024, 50);
    runner.send([transfer(SYSTEM, name, amounts.whole(funds), 'welcome')]);
    runner.wait(1);
  }
  for (const { name } of PRODUCERS) open(SYSTEM, name, 8 * 1024, 10);
  // A share that makes others' stake worth about as much as on a public chain.
  open(SYSTEM, EXCHANGE, 256 * 1024, 200_000_000);
  runner.send([transfer(SYSTEM, EXCHANGE, amounts.whole(2_000_000), 'cold wallet')]);
  runner.wait(1);

  open('alice', TRADER, 16 * 1024, 100);
  open('alice', PROXY, 16 * 1024, 20);
  open('alice', IDLE, 4 * 1024, 1);
  open('bob', AIRDROP, 512 * 1024, 50);
  open('mallory', SCAM, 256 * 1024, 40);
  for (const name of AIRDROP_HOLDERS) open('bob', name, 4 * 1024, 1);
  runner.send([transfer('alice', TRADER, amounts.whole(2_000), 'float')]);

  openSpecial(runner, amounts);
}

/** Accounts with unusual authorities. */
function openSpecial(runner: StoryRunner, amounts: Amounts): void {
  const stake = amounts.whole(2);
  const funds = { bytes: 8 * 1024, net: stake, cpu: stake };
  runner.send(
    openAccount('carol', TREASURY, funds, {
      owner: sharedAuthority('owner'),
      active: sharedAuthority('active'),
    }),
  );
  runner.send(
    openAccount('alice', ENCLAVE, funds, {
      owner: keyAuthority(ENCLAVE),
      active: publicKeyAuthority(enclaveKey()),
    }),
  );
  runner.send(openAccount('alice', BUSY, { ...funds, cpu: amounts.fine(170) }));
  runner.send([transfer('alice', BUSY, amounts.whole(20), 'spend it well')]);
  runner.send([transfer('carol', TREASURY, amounts.whole(25_000), 'first deposit')]);
  runner.wait(5);
}

/** Two of three people, or one of them after three days. */
function sharedAuthority(permission: string): ReturnType<typeof keyAuthority> {
  return {
    threshold: 2,
    keys: [],
    accounts: ['alice', 'bob', 'carol'].map((actor) => ({
      permission: { actor, permission },
      weight: 1,
    })),
    waits: [{ wait_sec: 3 * 24 * 60 * 60, weight: 1 }],
  };
}

/** An R1 key, like those of secure enclaves. */
function enclaveKey(): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(createHash('sha256').update(`pronghorn-devnet:${ENCLAVE}`).digest());
  const data = Uint8Array.from(curve.getPublicKey(null, 'compressed'));
  return formatPublicKey({ type: 'R1', data });
}
