import { useState } from 'react';
import { FioProxyForm } from '#src/components/fio/fio-proxy-form.tsx';
import { FioVoter } from '#src/components/fio/fio-voter.tsx';
import { Ballot } from '#src/components/vote-form/ballot.tsx';
import type { Action } from '#src/chain/actions/action.ts';
import { withFioDefaults } from '#src/chain/actions/fio-defaults.ts';
import { voteProducersOfFio, voteproxy } from '#src/chain/actions/fio-vote.ts';
import { isName } from '#src/chain/core/name.ts';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { fioHoldingsStore } from '#src/stores/account-holdings.ts';
import { rankedProducersStore } from '#src/stores/account-votes.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { fioFeesStore, lookUpProxy } from '#src/stores/fio.ts';
import { refresh, useLoad } from '#src/stores/query.ts';
import { transact } from '#src/stores/wallet.ts';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';
import { useVoterField } from './use-voter-field.tsx';
import type { VotePanelProps } from './vote-panel.tsx';

/** A vote on FIO: of an address and for addresses, with a fee where none of its free ones is left. */
export function FioVotePanel({ voter, chosen, onName, onPick, onSent }: VotePanelProps) {
  const text = useFioTexts();
  const user = useUser();
  const pending = useSigningStage() !== null;
  const { name, field, refuse, mayVote } = useVoterField(voter.name, onName);
  const [picked, setPicked] = useState<string | null>();
  const held = useLoad(fioHoldingsStore, isName(voter.name) ? voter.name : null).state;
  const fees = useLoad(fioFeesStore, '').state;
  const producers = useLoad(rankedProducersStore, '').state;
  const { maxVotes, coreSymbol: symbol } = chainConfig();
  const addresses = held.kind === 'ready' ? held.value.addresses : [];
  const wanted = picked === undefined ? addresses[0]?.name : picked;
  const address = addresses.find((one) => one.name === wanted) ?? null;
  const known = fees.kind === 'ready' ? fees.value : new Map<string, bigint>();

  const send = async (action: Action, own: readonly string[]) => {
    if (!(await mayVote())) return;
    const from = { actor: name, tpid: '', addresses: address ? [address.name] : [], fees: known };
    if (!(await transact([withFioDefaults(action, [...own, ...FIELDS], from)]))) return;
    refresh('fio/');
    onSent();
  };
  const cast = async () => {
    const all = producers.kind === 'ready' ? producers.value : [];
    const byOwner = new Map(all.map(({ owner, fioAddress }) => [owner, fioAddress]));
    const nameless = chosen.filter((owner) => !byOwner.get(owner));
    if (nameless.length > 0) return refuse(text.noAddressOf(nameless.join(', ')));
    const named = chosen.flatMap((owner) => byOwner.get(owner) ?? []);
    await send(voteProducersOfFio(name, named, user?.permission), ['producers']);
  };

  return (
    <div className="space-y-4">
      {field}
      {held.kind === 'ready' && (
        <FioVoter
          balance={held.value.balance?.balance ?? null}
          proxy={voter.state.kind === 'ready' ? (voter.state.value?.proxy ?? null) : null}
          addresses={addresses}
          address={address}
          onAddress={setPicked}
          fee={{ units: known.get('vote_producer') ?? 0n, symbol }}
        />
      )}
      <Ballot
        current={voter.current}
        chosen={chosen}
        maxVotes={maxVotes}
        rex={false}
        pending={pending || fees.kind !== 'ready'}
        onChange={onPick}
        onCast={() => void cast()}
      />
      <FioProxyForm
        voter={name}
        findProxy={lookUpProxy}
        pending={pending || fees.kind !== 'ready'}
        onSubmit={(proxy) => void send(voteproxy(name, proxy, user?.permission), ['proxy'])}
      />
    </div>
  );
}

/** What every vote of FIO says besides whom it is for. */
const FIELDS = ['fio_address', 'actor', 'max_fee'];
