import * as v from '../core/schema.ts';
import { isRecord, type JsonRecord } from '../rpc/json.ts';
import { figure, part, text } from './fields.ts';
import { orAnyError } from '../rpc/fallback.ts';
import { createRequester, servicePath, type ServiceOptions } from './requester.ts';

const LOGIN_PATHS = { 2: '/v2/users/login', 3: '/v3/users/login' } as const;
const LEGAL = 'legal-doc-status';

/** Values of the service. Any other value counts as FALSE. */
const AVAILABILITY = ['TRUE', 'FALSE', 'NEEDS_KYC'] as const;
export type Availability = (typeof AVAILABILITY)[number];

const available = v.fallback(v.picklist(AVAILABILITY), 'FALSE');

/** The service is available unless it states otherwise. */
const locationAllowed = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (isRecord(value) ? value.allowed : value) !== false),
  ),
  true,
);

const entries = { fiat: available, bridge: available, swap: available, loan: available };
const featuresResponse = v.pipe(
  v.object({ ...entries, location: locationAllowed }),
  v.transform(({ location, ...features }) => ({ ...features, locationAllowed: location })),
);
const namesFeature = v.custom<JsonRecord>(
  (body) => isRecord(body) && Object.keys(entries).some((name) => name in body),
);

/** Used if the service fails: no feature is available, no location is blocked. */
const NO_FEATURES: Features = {
  fiat: 'FALSE',
  bridge: 'FALSE',
  swap: 'FALSE',
  loan: 'FALSE',
  locationAllowed: true,
};

const token = v.pipe(v.string(), v.nonEmpty());
const sessionResponse = v.looseObject({ token });
const legalResponse = v.looseObject({ termsOfService: v.boolean() });
const emptyResponse = v.unknown();

const userResponse = v.object({
  token,
  refreshToken: text,
  /** Seconds or milliseconds, depending on the service. */
  expiresAt: figure,
  user: part({ id: text, email: text, chainAccount: text, status: text }),
});

const ipInfoResponse = v.looseObject({
  ip: v.string(),
  country_code: text,
  country_name: text,
  region_code: text,
  region_name: text,
  city: text,
});

export interface Features extends Readonly<Record<keyof typeof entries, Availability>> {
  readonly locationAllowed: boolean;
}

export type NewUser = v.InferOutput<typeof userResponse>;

/** The service for users' sessions and consents. Errors are those of the requester. */
export function createAccountService(options: ServiceOptions) {
  const requester = createRequester(options);
  const ofAccount = (version: string, account: string, call: string) =>
    `${servicePath(version, account)}/${call}`;

  return {
    /** The visitor's location, by IP address. */
    getIpInfo: () => requester.get('/v1/kyc/ip-info', ipInfoResponse),

    /** The features an account may use. None if the service fails. */
    async getFeatures(account: string): Promise<Features> {
      const path = ofAccount('/v2/kyc/by-chain-account', account, 'available-features');
      const response = v.pipe(namesFeature, featuresResponse);
      return orAnyError(requester.get(path, response), NO_FEATURES);
    },

    /** @param fields email, name, chainAccount, activePublicKey, ownerPublicKey, verificationCode */
    createUser: (fields: JsonRecord): Promise<NewUser> =>
      requester.send('POST', '/v2/users/create', fields, userResponse),

    /**
     * The bearer token of a session.
     * @param fields for version 2 chainAccount and signature; for version 3 signer, signature and
     * the signed transaction; for both an email and verificationCode if required
     */
    async login(fields: JsonRecord, version: 2 | 3 = 3): Promise<string> {
      const path = LOGIN_PATHS[version];
      return (await requester.send('POST', path, fields, sessionResponse)).token;
    },

    /** Whether an account has accepted the terms of service. */
    async hasAgreed(account: string): Promise<boolean> {
      const path = ofAccount('/v1/users/by-chain-account', account, LEGAL);
      return (await requester.get(path, legalResponse)).termsOfService;
    },

    async agree(token: string): Promise<void> {
      const path = `/v1/users/me/${LEGAL}`;
      const body = { termsOfService: true };
      await requester.send('PATCH', path, body, emptyResponse, { token });
    },
  };
}
