import { refusedByWrappedContract } from '#src/chain/actions/system-wrapper.ts';
import { NameList } from '#src/components/contract/name-list.tsx';
import { RefusedAction } from '#src/components/contract/refused-action.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { FilledAction } from './filled-action.tsx';
import type { ContractLinkState, PartProps } from './use-contract-link.ts';

/** Pick an action, fill in its data, submit. The first action is open until one is picked. */
export function ActionsPart({ contract, linkState: addressed }: PartProps) {
  const linkState = withAction(addressed, contract.abi.actions[0]?.name ?? '');
  const { link, urlOf, visit, replace } = linkState;
  const text = useContractTexts();
  const { actions } = contract.abi;
  const action = actions.find(({ name }) => name === link.action);
  const { systemWrapper, system } = chainConfig().accounts;
  const isRefused =
    systemWrapper !== undefined &&
    contract.account === system &&
    refusedByWrappedContract(link.action);
  const to = (name: string) => ({ part: 'actions' as const, action: name, find: link.find });
  if (actions.length === 0) return <p className="py-8 text-center text-muted">{text.noActions}</p>;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 tablet:grid-cols-[minmax(0,1fr)_minmax(0,4fr)]">
      <NameList
        title={text.parts.actions}
        names={actions.map(({ name }) => ({ name }))}
        current={link.action}
        find={link.find}
        onFind={(find) => replace({ ...link, find })}
        hrefOf={(name) => urlOf(to(name))}
        onVisit={(name) => visit(to(name))}
      />
      <div className="min-w-0">
        {!action && (
          <Banner kind="error" title={text.noAction(link.action)}>
            <p>{text.chooseAction}</p>
          </Banner>
        )}
        {action && isRefused && (
          <RefusedAction
            contract={contract.account}
            systemWrapper={systemWrapper}
            action={action.name}
          />
        )}
        {action && !isRefused && (
          <FilledAction
            key={action.name}
            contract={contract}
            linkState={linkState}
            action={action}
          />
        )}
      </div>
    </div>
  );
}

/** The place with an action, if its address names none. */
function withAction(linkState: ContractLinkState, action: string): ContractLinkState {
  return linkState.link.action === ''
    ? { ...linkState, link: { ...linkState.link, action } }
    : linkState;
}
