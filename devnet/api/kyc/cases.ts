/** What a verification may come to. */
export type KycStatus = 'PENDING' | 'PASSED' | 'FAILED' | 'UNSUBMITTED';

export interface KycRecord {
  tier: number;
  status: KycStatus;
}

/** How long a verification takes here, milliseconds. */
const PENDING_MS = 6_000;
/** Who fails whatever is sent in. */
const FAILING = ['mallory'];
const TIERS = [1, 2];

/** Verifications that were applied for; each ends by itself after some seconds. */
export interface KycCases {
  apply(actor: string): { id: string; submitted: string };
  statusOf(actor: string): KycRecord[];
  /** Ends those whose time has come. */
  settle(): void;
}

interface Surroundings {
  now(): number;
  /** Writes down that someone was verified. Where it throws it is tried again later. */
  approve(actor: string): void;
}

export function createKycCases({ now, approve }: Surroundings): KycCases {
  const submitted = new Map<string, number>();
  const ended = new Map<string, KycStatus>();

  function settle(): void {
    for (const [actor, since] of submitted) {
      if (now() - since < PENDING_MS) continue;
      try {
        if (!FAILING.includes(actor)) approve(actor);
        submitted.delete(actor);
        ended.set(actor, FAILING.includes(actor) ? 'FAILED' : 'PASSED');
      } catch {
        // It stays pending until it can be written down.
      }
    }
  }

  function statusOf(actor: string): KycStatus {
    return submitted.has(actor) ? 'PENDING' : (ended.get(actor) ?? 'UNSUBMITTED');
  }

  return {
    apply(actor) {
      submitted.set(actor, now());
      return { id: `kyc-${actor}`, submitted: new Date(now()).toISOString() };
    },
    statusOf(actor) {
      settle();
      return TIERS.map((tier) => ({ tier, status: statusOf(actor) }));
    },
    settle,
  };
}
