import * as v from 'valibot';
import { isRecord, type JsonRecord } from '../rpc/json.ts';
import type { Asking } from '../rpc/node.ts';
import { sayInstead } from './instead.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

/** PENDING, PASSED, or a word of the service's own for another end. */
type KycStatus = string;

export interface KycCheck {
  readonly chain: string;
  readonly actor: string;
  /** 1 is the light verification; 2 asks for documents too. */
  readonly expectedTier: number;
}

export interface KycOptions extends ServiceOptions {
  /** Whether an account has passed the light verification, as its chain has it. */
  readonly hasPassedLight: (actor: string, asking: Asking) => Promise<boolean>;
  /** Ends with the time or with the signal. Real time unless told. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

const POLL_MS = 2_000;

const countriesAnswer = v.array(
  v.looseObject({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
);
const statusAnswer = v.nullable(
  v.array(
    v.object({
      tier: v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]),
        v.transform(Number),
      ),
      status: v.string(),
    }),
  ),
);
const applyAnswer = v.pipe(
  v.unknown(),
  v.check((body) => isRecord(body) && Object.keys(body).length > 0),
  v.transform((body) => body as JsonRecord),
);

/** The identity verification of a chain's accounts. */
export function createKyc(options: KycOptions) {
  const { hasPassedLight, wait = pause } = options;
  const requester = createRequester(options);

  async function statusOf({ chain, actor, expectedTier }: KycCheck, asking: Asking) {
    const path = servicePath(`${place(chain)}/kyc`, null, { type: 'status', chain, actor });
    const flight = requester.get(path, statusAnswer, asking);
    const records = await sayInstead(flight, 'Could not fetch KYC record', asking.signal);
    if (!records || records.length === 0) throw new Error('KYC Status not found');
    const record = records.find(({ tier }) => tier === expectedTier);
    if (!record) throw new Error('No kyc data matching tier found');
    return record.status;
  }

  return {
    /** Errors are those of the requester. */
    getCountries(chain: string, asking?: Asking) {
      const path = servicePath(`${place(chain)}/kyc`, null, { type: 'countries', chain });
      return requester.get(path, countriesAnswer, asking);
    },

    /**
     * The end of a verification, for which it waits, asking every 2 s while it is PENDING. Throws
     * 'Invalid parameters', 'Could not fetch KYC record', 'KYC Status not found' or 'No kyc data
     * matching tier found'.
     */
    async check(check: KycCheck, asking: Asking = {}): Promise<KycStatus> {
      const { chain, actor, expectedTier } = check;
      if (!chain || !actor || !expectedTier) throw new Error('Invalid parameters');
      const light = hasPassedLight(actor, asking);
      const passed = await sayInstead(light, 'Could not fetch KYC record', asking.signal);
      if (passed) return 'PASSED';
      let status = await statusOf(check, asking);
      while (status === 'PENDING') {
        await wait(POLL_MS, asking.signal);
        asking.signal?.throwIfAborted();
        status = await statusOf(check, asking);
      }
      return status;
    },

    /** Throws 'Could not apply for KYC', where the reply is empty too. */
    apply(chain: string, fields: JsonRecord, asking: Asking = {}): Promise<JsonRecord> {
      const body = { ...fields, type: 'apply' };
      const flight = requester.send('POST', `${place(chain)}/kyc`, body, applyAnswer, asking);
      return sayInstead(flight, 'Could not apply for KYC', asking.signal);
    },
  };
}

function place(chain: string): string {
  return servicePath('', chain);
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done);
    if (signal?.aborted === true) done();
  });
}
