import type { Action } from '../../chain/actions/action.ts';
import { signingNow } from '../../chain/core/clock.ts';
import {
  requestObstacle,
  type RequestObstacle,
} from '../../chain/model/signing/request-obstacle.ts';
import type { ReadRequest, RequestSigner } from '../../chain/sign/transaction/read-request.ts';
import { ownChainId } from '../signing/chain-actions.ts';
import type { SendOptions } from '../wallet/wallet-send.ts';
import { checkedAbis, readRequest } from './search-preview.ts';

/** What a signing request is for the user. */
export type RequestSigning =
  | {
      readonly kind: 'ready';
      readonly actions: readonly Action[];
      readonly prepare: NonNullable<SendOptions['prepare']>;
      /** Whether it has a callback for the outcome. This site does not call it. */
      readonly callback: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly why: RequestObstacle;
      /** Who should sign it. */
      readonly signers: readonly string[];
    };

/** The transaction of a signing request, or why the user cannot sign it here. */
export async function requestSigning(uri: string, signer: RequestSigner): Promise<RequestSigning> {
  const [preview, chainId] = await Promise.all([readRequest(uri, signer), ownChainId()]);
  if (preview.kind !== 'request') throw new Error('request');
  const { request } = preview;
  const signers = request.actions.flatMap(({ authorization }) =>
    authorization.map(({ actor }) => actor),
  );
  const refused = (why: RequestObstacle) =>
    ({ kind: 'refused', why, signers: [...new Set(signers)] }) as const;
  const why = requestObstacle(request, { chainId, actor: signer.actor, now: signingNow() });
  if (why !== null) return refused(why);
  const { requestActions } = await import('../../chain/sign/transaction/request-actions.ts');
  const actions = await requestActions(request.actions, await checkedAbis()).catch(() => null);
  if (actions === null) return refused('undecoded');
  return {
    kind: 'ready',
    actions,
    prepare: headerOf(request),
    callback: request.callback !== null,
  };
}

/** Without a header of the request, the one of a form. */
function headerOf({ header }: ReadRequest) {
  return header === null ? {} : { delaySeconds: header.delaySeconds, header: header.given };
}
