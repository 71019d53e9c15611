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
}

export function createKycCases(now: () => number = Date.now): KycCases {
  const submitted = new Map<string, number>();

  function statusOf(actor: string): KycStatus {
    const since = submitted.get(actor);
    if (since === undefined) return 'UNSUBMITTED';
    if (now() - since < PENDING_MS) return 'PENDING';
    return FAILING.includes(actor) ? 'FAILED' : 'PASSED';
  }

  return {
    apply(actor) {
      submitted.set(actor, now());
      return { id: `kyc-${actor}`, submitted: new Date(now()).toISOString() };
    },
    statusOf: (actor) => TIERS.map((tier) => ({ tier, status: statusOf(actor) })),
  };
}
