import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import * as v from '../core/schema.ts';
import { isRecord, type JsonRecord } from '../rpc/json.ts';
import type { RequestOptions } from '../rpc/node.ts';
import { idText, number, rows, rowsIn, text } from './fields.ts';
import { withMessage } from '../rpc/fallback.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

/** PASSED, FAILED, UNSUBMITTED, or another final status of the service; PENDING where it had none in time. */
export type KycStatus = string;

export interface KycCheck {
  readonly chain: string;
  readonly actor: string;
  /** 1 is the light verification. 2 also requires documents. */
  readonly expectedTier: number;
}

export interface KycOptions extends ServiceOptions {
  /** Whether an account has passed the light verification, by its chain's record. */
  readonly hasPassedLight: (actor: string, requestOptions: RequestOptions) => Promise<boolean>;
  /** Ends after the time or on abort. A timer by default. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

const countriesResponse = rowsIn('content', v.looseObject({ id: idText }));
const statusResponse = v.nullable(rows(v.object({ tier: number, status: text })));
const applyResponse = v.pipe(
  v.unknown(),
  v.check((body) => isRecord(body) && Object.keys(body).length > 0),
  v.transform((body) => body as JsonRecord),
);

/** The identity verification of a chain's accounts. */
export function createKyc(options: KycOptions) {
  const { hasPassedLight, wait = pause } = options;
  const requester = createRequester(options);

  async function statusOf(
    { chain, actor, expectedTier }: KycCheck,
    requestOptions: RequestOptions,
  ) {
    const light = hasPassedLight(actor, requestOptions);
    if (await withMessage(light, messages.kycNotFetched, requestOptions.signal)) return 'PASSED';
    const path = servicePath(`${chainPath(chain)}/kyc`, null, { type: 'status', chain, actor });
    const request = requester.get(path, statusResponse, requestOptions);
    const records = await withMessage(request, messages.kycNotFetched, requestOptions.signal);
    if (!records || records.length === 0) throw new Error(messages.kycNotFetched);
    const record = records.find(({ tier }) => tier === expectedTier);
    if (!record) throw new Error(messages.kycTierNotFound);
    if (!record.status) throw new Error(messages.kycStatusNotFound);
    return record.status;
  }

  return {
    /**
     * The countries in which accounts can be verified, as ISO 3166 two-letter codes. Errors are those
     * of the requester.
     */
    async getCountries(chain: string): Promise<string[]> {
      const path = servicePath(`${chainPath(chain)}/kyc`, null, { type: 'countries', chain });
      const countries = await requester.get(path, countriesResponse);
      const codes = new Set(countries.map(({ id }) => id.toUpperCase()));
      return [...codes].filter((code) => /^[A-Z]{2}$/.test(code)).toSorted();
    },

    /**
     * Waits for the final status of a verification. Polls every 2 s while it is PENDING, up to a
     * limit, first the light verification, then the tier's. Throws 'Invalid parameters', 'Could not fetch KYC
     * record', 'No kyc data matching tier found' or 'KYC Status not found'.
     */
    async check(check: KycCheck, requestOptions: RequestOptions = {}): Promise<KycStatus> {
      const { chain, actor, expectedTier } = check;
      if (!chain || !actor || !expectedTier) throw new Error(messages.invalidParameters);
      let status = await statusOf(check, requestOptions);
      for (let polls = 0; status === 'PENDING' && polls < limits.kycPolls; polls++) {
        await wait(limits.kycPollMs, requestOptions.signal);
        requestOptions.signal?.throwIfAborted();
        status = await statusOf(check, requestOptions);
      }
      return status;
    },

    /**
     * Throws 'Could not apply for KYC', also if the response is empty.
     * @param fields actor, permission, chainId, the signed transaction and its signatures
     */
    apply(chain: string, fields: JsonRecord): Promise<JsonRecord> {
      const body = { ...fields, type: 'apply', chain };
      const request = requester.send('POST', `${chainPath(chain)}/kyc`, body, applyResponse);
      return withMessage(request, messages.kycNotApplied);
    },
  };
}

function chainPath(chain: string): string {
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
