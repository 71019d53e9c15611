/** State of a verification. */
export type KycStatus = 'PENDING' | 'PASSED' | 'FAILED' | 'UNSUBMITTED';

export interface KycRecord {
  tier: number;
  status: KycStatus;
}

/** Duration of a verification, milliseconds. */
const PENDING_MS = 6_000;
/** The account that always fails. */
const FAILING = ['mallory'];
const TIERS = [1, 2];

/** Running verifications. Each ends by itself after some seconds. */
export interface KycCases {
  apply(actor: string): { id: string; submitted: string };
  statusOf(actor: string): KycRecord[];
  /** Ends the ones that are due. */
  settle(): void;
}

interface Surroundings {
  now(): number;
  /** Records a success. If it throws, it is retried later. */
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
        // Stays pending until it can be recorded.
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
