import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useState } from 'react';
import { ActionJsonForm } from '#src/components/multisig/action-json-form.tsx';
import {
  ProposeForm,
  type ProposeValues,
  type TypedProposal,
} from '#src/components/multisig/propose-form.tsx';
import { QueueList } from '#src/components/multisig/queue-list.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { Quoted } from '#src/components/ui/text/quoted.tsx';
import type { Action, PermissionLevel } from '#src/chain/actions/action.ts';
import { actedBy } from '#src/chain/model/signing/queued-action.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { isSameValue } from '#src/stores/form/link-values.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { setMultisigMode } from '#src/stores/multisig/multisig-mode.ts';
import { sendProposal } from '#src/stores/multisig/multisig-propose.ts';
import { $queue, enqueue, setQueue } from '#src/stores/multisig/multisig.ts';
import { approversStore } from '#src/stores/multisig/proposals.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { useOwn } from '../wallet/use-own.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { OtherActor, Proposed } from './propose-parts.tsx';
import { ProposeShare } from './propose-share.tsx';
import { useLinkedQueue } from './use-linked-queue.ts';

const Templates = lazyPart(async () => (await import('./templates.tsx')).Templates);

/** Query parameters, beside `actions`, which is the queue. */
const PARAMETERS = {
  actor: 'actor',
  permission: 'permission',
  name: 'name',
  days: 'days',
  hours: 'hours',
  requested: 'requested',
} as const;

const EMPTY_ACTION = '{\n  "account": "",\n  "name": "",\n  "data": {}\n}';

/** The queue and the form that proposes it. */
export function Propose({ user }: { user: User }) {
  const proposer = { actor: user.actor, permission: user.permission };
  const text = useMultisigTexts();
  const format = useFormat();
  const queue = useStore($queue);
  const stage = useSigningStage();
  const existence = useExistence();
  const { isQueueTooLong } = useLinkedQueue();
  const form = useWalletForm('msig-proposal', { ...proposer, ...UNTITLED }, PARAMETERS, {
    others: ['actions'],
  });
  const { initial } = form;
  const [typed, setTyped] = useState<TypedProposal>(initial);
  const [showsTemplates, setTemplates] = useState(false);
  const [executor, setExecutor] = useState<PermissionLevel>(initial);
  const [problem, setProblem] = useState<ReactNode>();
  const [nameTaken, setNameTaken] = useState<string | null>(null);
  const [proposed, setProposed] = useState<readonly string[]>([]);
  const actions = queue.map(({ action }) => authorizedBy(action, executor));
  const { state } = useOwn(approversStore, levelsOf(actions, executor), NOBODY);

  const submit = async ({ executor: acts, ...values }: ProposeValues) => {
    setProblem(queue.length === 0 ? text.nothingToPropose : undefined);
    if (queue.length === 0) return;
    const authorized = queue.map(({ action }) => authorizedBy(action, acts));
    const { name } = values;
    const result = await sendProposal({ ...values, proposer, actions: authorized });
    if (result.kind === 'refused')
      setProblem(
        <>
          {text.refused(format.number(result.place + 1))}
          <Quoted text={result.message} source={result.source} limit={300} />
        </>,
      );
    if (result.kind === 'no-such-permission') setProblem(text.noSuchPermission(result.level));
    if (result.kind === 'name-taken') setNameTaken(name);
    if (result.kind !== 'proposed') return;
    setQueue([]);
    setMultisigMode(false);
    form.finish();
    setQuery({ actions: null });
    setProposed([...proposed, name]);
  };

  const { system, token } = chainConfig().accounts;
  const last = proposed.at(-1);
  return (
    <div className="space-y-6">
      {last !== undefined && <Proposed proposer={user.actor} name={last} />}
      <section aria-labelledby="queue" className="border-b pb-4">
        <header className="flex min-h-8 items-center justify-between pb-2">
          <h2 id="queue" className="font-semibold">
            {text.queue}
          </h2>
          {queue.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => setQueue([])}>
              {text.clear}
            </Button>
          )}
        </header>
        <QueueList
          queue={queue}
          executor={executor}
          system={system}
          tokenContract={token}
          onChange={setQueue}
        />
        <OtherActor
          from={user.actor}
          to={executor.actor}
          actions={actions}
          onReplace={() =>
            setQueue(
              queue.map(({ id, action }) => ({
                id,
                action: actedBy(action, user.actor, executor.actor),
              })),
            )
          }
        />
        {chainConfig().systemContract !== 'fio' && (
          <details className="pt-2" onToggle={(event) => setTemplates(event.currentTarget.open)}>
            <summary className="cursor-pointer font-medium text-accent">{text.addTemplate}</summary>
            {showsTemplates && (
              <Suspense fallback={<SkeletonForm />}>
                <Templates executor={executor} />
              </Suspense>
            )}
          </details>
        )}
        <details className="pt-2">
          <summary className="cursor-pointer font-medium text-accent">{text.addJson}</summary>
          <div className="pt-3">
            <ActionJsonForm
              key={queue.length}
              initial={EMPTY_ACTION}
              label={text.add}
              onSave={enqueue}
            />
          </div>
        </details>
      </section>
      <ProposeForm
        key={form.key}
        user={proposer}
        initial={initial}
        onChange={(values) => {
          form.keep(values);
          if (!isSameValue(typed, values)) setTyped(values);
        }}
        existence={existence(executor.actor)}
        approvers={state}
        pending={stage !== null}
        problem={problem}
        nameTaken={nameTaken}
        onExecutor={(level) => {
          setExecutor(level);
          void lookUpAccount(level.actor);
        }}
        onSubmit={(values) => void submit(values)}
      />
      <ProposeShare
        proposer={proposer}
        typed={typed}
        actions={actions}
        approvers={state.kind === 'ready' ? state.value : []}
        isTooLong={isQueueTooLong}
      />
    </div>
  );
}

const NOBODY: readonly PermissionLevel[] = [];
const UNTITLED = { name: '', days: '7', hours: '0', requested: '' };

function authorizedBy(action: Action, executor: PermissionLevel): Action {
  return action.authorization.length > 0 ? action : { ...action, authorization: [executor] };
}

/** The permissions the actions need; the executor's if the queue is empty. Those without a name are left out. */
function levelsOf(actions: readonly Action[], executor: PermissionLevel): string {
  const levels = actions.flatMap(({ authorization }) => authorization);
  const named = (levels.length > 0 ? levels : [executor])
    .filter(({ actor }) => actor !== '')
    .map(({ actor, permission }) => `${actor}@${permission}`);
  return [...new Set(named)].toSorted().join(',');
}
