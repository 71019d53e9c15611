import { FioProxyForm } from '#src/components/fio/fio-proxy-form.tsx';
import { FioVoter } from '#src/components/fio/fio-voter.tsx';
import { Ballot } from '#src/components/vote/ballot.tsx';
import type { Action } from '#src/chain/actions/action.ts';
import { voteProducersOfFio, voteproxy } from '#src/chain/actions/fio-vote.ts';
import { isName } from '#src/chain/core/name.ts';
import { typedPayee } from '#src/chain/model/fio/fio-payee.ts';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { rankedProducersStore } from '#src/stores/account/account-votes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { lookUpProxy } from '#src/stores/fio/fio.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { ShareButton } from '../wallet/share-button.tsx';
import { useFioPayer } from '../wallet/use-fio-payer.ts';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';
import { useFioVoteLink } from './use-fio-link.ts';
import { useVoterField } from './use-voter-field.tsx';
import type { VotePanelProps } from './vote-panel.tsx';

/**
 * A vote on FIO: by an address for addresses, with a fee once its bundled transactions are used up.
 */
export function FioVotePanel({ voter, chosen, unregistered, ...panel }: VotePanelProps) {
  const { onName, onPick, onSent } = panel;
  const text = useFioTexts();
  const user = useUser();
  const pending = useSigningStage() !== null;
  const { name, field, refuse, mayVote } = useVoterField(voter.name, onName);
  const link = useFioVoteLink();
  const payer = useFioPayer(isName(voter.name) ? voter.name : '', [link.picked, link.pick]);
  const producers = useLoad(rankedProducersStore, '').state;
  const { maxVotes } = chainConfig();
  const isReady = payer.fees.state.kind === 'ready';

  const send = async (action: Action, own: readonly string[]) => {
    if (!(await mayVote()) || !(await payer.send(action, own))) return;
    link.finish();
    onSent();
  };
  const all = producers.kind === 'ready' ? producers.value : [];
  const byOwner = new Map(all.map(({ owner, fioAddress }) => [owner, fioAddress]));
  const nameless = chosen.filter((owner) => !byOwner.get(owner));
  const named = chosen.flatMap((owner) => byOwner.get(owner) ?? []);
  const cast = async () => {
    if (nameless.length > 0) return refuse(text.noAddressOf(nameless.join(', ')));
    await send(voteProducersOfFio(name, named, user?.permission), ['producers']);
  };

  /** The vote of a signing request: through the typed proxy, else for the producers. */
  const shared = (): Action | null => {
    if (!isName(name)) return null;
    if (link.proxy.trim() !== '') {
      const proxy = typedPayee(link.proxy);
      return proxy?.kind === 'address' ? voteproxy(name, proxy.text, user?.permission) : null;
    }
    return nameless.length > 0 ? null : voteProducersOfFio(name, named, user?.permission);
  };
  const vote = shared();

  return (
    <div className="space-y-4">
      {field}
      {isName(voter.name) && payer.holdings.state.kind === 'ready' && (
        <FioVoter
          balance={payer.balance}
          proxy={voter.state.kind === 'ready' ? (voter.state.value?.proxy ?? null) : null}
          addresses={payer.addresses}
          address={payer.address}
          onAddress={payer.pick}
          fee={payer.feeOf('voteproducer')}
        />
      )}
      <Ballot
        current={voter.current}
        chosen={chosen}
        maxVotes={maxVotes}
        unregistered={unregistered}
        rex={false}
        pending={pending || !isReady}
        onChange={onPick}
        onCast={() => void cast()}
      />
      <FioProxyForm
        key={link.start.key}
        initial={link.start.proxy}
        voter={name}
        findProxy={lookUpProxy}
        pending={pending || !isReady}
        isProxy={voter.state.kind === 'ready' && voter.state.value?.isProxy === true}
        onChange={link.setProxy}
        onSubmit={(proxy) => void send(voteproxy(name, proxy, user?.permission), ['proxy'])}
      />
      <ShareButton
        user={user}
        // Only its owner can vote with an address, and anyone may sign the request.
        actions={vote && [{ ...vote, data: { ...vote.data, fio_address: '' } }]}
        note={vote?.name === 'voteproxy' ? text.requestOfProxy : text.requestOfVote}
      />
    </div>
  );
}
