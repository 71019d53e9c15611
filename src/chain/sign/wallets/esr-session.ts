import {
  AbstractWalletPlugin,
  PermissionLevel,
  PrivateKey,
  PublicKey,
  ResolvedSigningRequest,
  Serializer,
} from '@wharfkit/session';
import type {
  CallbackPayload,
  LoginContext,
  PromptElement,
  SigningRequest,
  SigningRequestEncodingOptions,
  TransactContext,
  UserInterface,
  WalletPluginLoginResponse,
  WalletPluginSignResponse,
} from '@wharfkit/session';
import {
  createIdentityRequest,
  extractSignaturesFromCallback,
  generateReturnUrl,
  LinkInfo,
  sealMessage,
  setTransactionCallback,
  verifyLoginCallbackResponse,
  waitForCallback,
} from '@wharfkit/protocol-esr';
import { esrRelay } from '../../config/connections.ts';
import { ownPrompt } from '../session/user-interface.ts';
import { WalletError } from './failure.ts';

interface EsrOptions {
  readonly id: string;
  readonly name: string;
  /** URL scheme that opens the wallet. */
  readonly scheme: 'esr' | 'proton' | 'proton-dev';
  readonly service?: string | undefined;
}

/**
 * A wallet that answers signing requests (EEP-7): scanned, opened on this device, or sent over the
 * encrypted channel from the login. The response comes back over a relay.
 */
export class EsrSession extends AbstractWalletPlugin {
  readonly id: string;
  readonly #options: EsrOptions;

  constructor(options: EsrOptions) {
    super();
    this.id = options.id;
    this.#options = options;
    this.metadata.name = options.name;
  }

  async login(context: LoginContext): Promise<WalletPluginLoginResponse> {
    const { callback, request, sameDeviceRequest, requestKey, privateKey } =
      await createIdentityRequest(context, this.#service());
    const prompt = this.#prompt(context.ui, 'login', this.#elements(request, sameDeviceRequest));
    const payload = await Promise.race([this.#callback(callback, context.ui), prompt]);
    await verifyLoginCallbackResponse(payload, context);
    const { link_ch, link_key, link_name } = payload;
    if (link_ch && link_key && link_name)
      this.data = {
        requestKey: String(requestKey),
        privateKey: String(privateKey),
        signerKey: String(PublicKey.from(link_key)),
        channelUrl: link_ch,
        channelName: link_name,
      };
    const resolved = await this.#resolved(payload, context.esrOptions);
    return {
      chain: resolved.chainId,
      permissionLevel: PermissionLevel.from({ actor: payload.sa, permission: payload.sp }),
      identityProof: resolved.getIdentityProof(payload.sig),
    };
  }

  async sign(
    resolved: ResolvedSigningRequest,
    context: TransactContext,
  ): Promise<WalletPluginSignResponse> {
    const { ui } = context;
    if (!ui) throw new Error('No user interface');
    const expiration = resolved.transaction.expiration;
    const request = await context.createRequest({ transaction: resolved.transaction });
    request.setInfoKey('link', LinkInfo.from({ expiration }));
    const callback = setTransactionCallback(request, this.#service());
    const sameDevice = request.clone();
    sameDevice.setInfoKey('same_device', true);
    const returnUrl = generateReturnUrl();
    if (returnUrl !== undefined) sameDevice.setInfoKey('return_path', returnUrl);

    const end = expiration.toDate();
    const prompt = this.#prompt(ui, 'sign', [
      { type: 'countdown', data: { end: end.toISOString() } },
      ...this.#elements(request, sameDevice),
    ]);
    // If this fails or does not end, the code on the screen can still be scanned.
    this.#push(request).catch(() => undefined);
    const payload = await before(end, Promise.race([this.#callback(callback, ui), prompt]));
    const signatures = extractSignaturesFromCallback(payload);
    if (signatures.length === 0) throw new WalletError('rejected', 'Nothing was signed');
    return { signatures, resolved: await this.#resolved(payload, context.esrOptions) };
  }

  #service(): string {
    return this.#options.service ?? esrRelay;
  }

  #write(request: SigningRequest): string {
    return request.encode(true, false, `${this.#options.scheme}:`);
  }

  #elements(request: SigningRequest, sameDevice: SigningRequest): PromptElement[] {
    const label = this.#options.name;
    return [
      { type: 'qr', data: this.#write(request) },
      { type: 'link', label, data: { href: this.#write(sameDevice), label, variant: 'primary' } },
    ];
  }

  /** Never resolves: it ends when the prompt is closed. */
  #prompt(ui: UserInterface, what: 'login' | 'sign', elements: PromptElement[]): Promise<never> {
    const shown = ui.prompt(ownPrompt(what, this.#options.name, elements));
    return shown.then(() => new Promise<never>(() => undefined));
  }

  #callback(callback: unknown, ui: UserInterface): Promise<CallbackPayload> {
    return waitForCallback(callback, undefined, ui.getTranslate(this.id));
  }

  /**
   * The response repeats the request in the wallet's own scheme, which the library does not know.
   */
  #resolved(payload: CallbackPayload, options: SigningRequestEncodingOptions) {
    const req = payload.req.replace(/^[a-z-]+:(?:\/\/)?/, 'esr:');
    return ResolvedSigningRequest.fromPayload({ ...payload, req }, options);
  }

  /**
   * Sends the request to the wallet over the channel from the login, if there is one. What is sent is
   * passed on to nobody else.
   */
  async #push(request: SigningRequest): Promise<void> {
    const { channelUrl, privateKey, signerKey } = this.data as Record<string, unknown>;
    if (
      typeof channelUrl !== 'string' ||
      typeof privateKey !== 'string' ||
      typeof signerKey !== 'string'
    )
      return;
    const sealed = await sealMessage(
      this.#write(request),
      PrivateKey.from(privateKey),
      PublicKey.from(signerKey),
    );
    const body = new Uint8Array(Serializer.encode({ object: sealed }).array);
    await fetch(channelUrl, { method: 'POST', body, redirect: 'error' });
  }
}

/** The promise's result, or a failure once the request has expired. */
async function before<T>(end: Date, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const say = () => reject(new WalletError('timed-out', 'The request expired'));
    timer = setTimeout(say, end.getTime() - Date.now());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
