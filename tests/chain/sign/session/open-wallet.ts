import { AbstractWalletPlugin } from '@wharfkit/session';
import type {
  LoginContext,
  LogoutContext,
  ResolvedSigningRequest,
  TransactContext,
  WalletPlugin,
  WalletPluginLoginResponse,
  WalletPluginSignResponse,
} from '@wharfkit/session';
import { transfer } from '#src/chain/actions/transfer.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import { openSessions, type SessionsOptions } from '#src/chain/sign/session/session.ts';
import type { WalletPrompt } from '#src/chain/sign/session/user-interface.ts';
import { CHAIN_ID, NOW, type FakeNode } from '../fake-node.ts';
import { nodeAt } from '../node-at.ts';

export const ALICE = { actor: 'alice', permission: 'active' };
export const payment = transfer({
  contract: 'eosio.token',
  from: 'alice',
  to: 'bob',
  quantity: parseAsset('1.2345 EOS'),
  memo: 'rent',
});

export interface Behaviour {
  readonly login?: (
    context: LoginContext,
    response: WalletPluginLoginResponse,
  ) => Promise<WalletPluginLoginResponse>;
  readonly sign?:
    | ((
        resolved: ResolvedSigningRequest,
        context: TransactContext,
      ) => Promise<WalletPluginSignResponse>)
    | undefined;
  readonly logout?: (context: LogoutContext) => Promise<void>;
}

/** A wallet of which the test decides what it does. */
export class TestWallet extends AbstractWalletPlugin {
  readonly id = 'test-wallet';
  readonly #behaviour: Behaviour;

  constructor(behaviour: Behaviour = {}, data: Record<string, unknown> = {}) {
    super();
    this.#behaviour = behaviour;
    this.data = data as typeof this.data;
    const { logout } = behaviour;
    if (logout) Object.assign(this, { logout });
  }

  async login(context: LoginContext): Promise<WalletPluginLoginResponse> {
    const { chain, permissionLevel } = context;
    if (!chain || !permissionLevel) throw new Error('neither chain nor permission');
    const response = { chain: chain.id, permissionLevel };
    return this.#behaviour.login?.(context, response) ?? response;
  }

  async sign(
    resolved: ResolvedSigningRequest,
    context: TransactContext,
  ): Promise<WalletPluginSignResponse> {
    return this.#behaviour.sign?.(resolved, context) ?? { signatures: [] };
  }
}

/** Sessions on a node, with what they show. */
export function sessionsOn(node: FakeNode, options: Partial<SessionsOptions> = {}) {
  const stages: (string | null)[] = [];
  const prompts: (WalletPrompt | null)[] = [];
  const sessions = openSessions({
    chain: 'eos',
    chainId: CHAIN_ID,
    nodeUrl: node.url,
    language: 'en',
    node: nodeAt(node.url, CHAIN_ID, () => NOW),
    view: {
      onStage: (stage) => stages.push(stage),
      onPrompt: (prompt) => prompts.push(prompt),
      onStatus: () => undefined,
    },
    ...options,
  });
  const login = (plugin: WalletPlugin) => sessions.login({ id: 'test', plugin }, ALICE);
  return { sessions, login, stages, prompts };
}
