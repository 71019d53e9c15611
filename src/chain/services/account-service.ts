import * as v from 'valibot';
import type { JsonRecord } from '../rpc/json.ts';
import type { Asking } from '../rpc/node.ts';
import { takeInstead } from './instead.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

const LOGIN_PATHS = { 2: '/v2/users/login', 3: '/v3/users/login' } as const;

/** What an account may use, by feature, and whether the service is offered where it is. */
const featuresAnswer = v.looseObject({
  features: v.record(v.string(), v.boolean()),
  locationAllowed: v.optional(v.boolean(), true),
});

const sessionAnswer = v.looseObject({ token: v.pipe(v.string(), v.nonEmpty()) });
const legalAnswer = v.looseObject({ termsOfService: v.boolean() });
const record = v.looseObject({});

export interface Features {
  /** A feature that is not named is not available. */
  readonly features: Readonly<Record<string, boolean>>;
  readonly locationAllowed: boolean;
}

/** Taken where the service does not answer: nothing is available, nowhere is forbidden. */
const NO_FEATURES: Features = { features: {}, locationAllowed: true };

/** The service that keeps users' sessions and consents. Errors are those of the requester. */
export function createAccountService(options: ServiceOptions) {
  const requester = createRequester(options);
  const ofAccount = (version: string, account: string, call: string) =>
    `${servicePath(version, account)}/${call}`;

  return {
    getIpInfo: (asking?: Asking) => requester.get('/v1/kyc/ip-info', record, asking),

    /** None where the service fails. */
    async getFeatures(account: string, asking: Asking = {}): Promise<Features> {
      const path = ofAccount('/v2/kyc/by-chain-account', account, 'available-features');
      const flight = requester.get(path, featuresAnswer, asking);
      const { features, locationAllowed } = await takeInstead(flight, NO_FEATURES, asking.signal);
      return { features, locationAllowed };
    },

    createUser: (fields: JsonRecord, asking?: Asking) =>
      requester.send('POST', '/v2/users/create', fields, record, asking),

    /** The bearer token of a session. */
    async login(fields: JsonRecord, version: 2 | 3 = 3, asking?: Asking): Promise<string> {
      const path = LOGIN_PATHS[version];
      return (await requester.send('POST', path, fields, sessionAnswer, asking)).token;
    },

    /** Whether an account has agreed to the terms of service. */
    async hasAgreed(account: string, asking?: Asking): Promise<boolean> {
      const path = ofAccount('/v1/users/by-chain-account', account, 'legal-doc-status');
      return (await requester.get(path, legalAnswer, asking)).termsOfService;
    },

    async agree(token: string, asking: Asking = {}): Promise<void> {
      const path = '/v1/users/me/legal-doc-status';
      const body = { termsOfService: true };
      await requester.send('PATCH', path, body, record, { ...asking, token });
    },
  };
}
