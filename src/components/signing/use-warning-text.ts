import * as limits from '#src/chain/core/limits.ts';
import type { Nesting } from '#src/chain/model/signing/nested-actions.ts';
import type { Warning } from '#src/chain/model/signing/warnings/warning.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** The text of a warning. */
export function useWarningText(): (warning: Warning) => string {
  const { rules, newPermission, unsatisfiable, failures, allActions } = useSigningTexts();
  const format = useFormat();
  const linked = ({ contract, action }: { contract: string; action: string | null }) =>
    action === null ? allActions(contract) : `${contract}::${action}`;
  return (warning) => {
    switch (warning.rule) {
      case 'look-alike':
        return rules['look-alike'](warning.name, warning.like);
      case 'first-transfer':
      case 'first-memo':
      case 'exchange-without-memo':
      case 'no-minimum':
      case 'memo-link':
        return rules[warning.rule](warning.to);
      case 'foreign-token':
      case 'similar-token':
        return rules[warning.rule](warning.symbol, warning.contract, warning.known);
      case 'owner-permission':
      case 'passkey-scope':
        return rules[warning.rule](warning.actor);
      case 'second-signer':
        return rules['second-signer'](`${warning.actor}@${warning.permission}`);
      case 'takeover':
      case 'signer-removal':
      case 'permission-removal':
        return rules[warning.rule](`${warning.account}@${warning.permission}`);
      case 'permission-change': {
        const level = `${warning.account}@${warning.permission}`;
        return warning.isNew ? newPermission(level) : rules['permission-change'](level);
      }
      case 'code-permission':
        return rules[warning.rule](warning.contract, `${warning.account}@${warning.permission}`);
      case 'permission-link':
      case 'assets-linked':
        return rules[warning.rule](`${warning.account}@${warning.permission}`, linked(warning));
      case 'permission-unlink':
        return rules[warning.rule](warning.account, linked(warning));
      case 'code-change':
      case 'abi-change':
      case 'auth-limit':
      case 'foreign-account':
      case 'privileged':
      case 'proxy-role':
        return rules[warning.rule](warning.account);
      case 'first-address':
        return rules[warning.rule](warning.address);
      case 'producer-key':
        return rules[warning.rule](warning.account, warning.key);
      case 'rights-given':
        return rules[warning.rule](warning.receiver, warning.of);
      case 'vote-proxy':
        return rules[warning.rule](warning.voter, warning.proxy);
      case 'extension':
        return rules[warning.rule](String(warning.type));
      case 'context-free':
      case 'nested-unread':
        return rules[warning.rule];
      case 'many-actions':
        return rules[warning.rule](format.number(limits.reviewedActions));
      case 'proposal-changed':
      case 'proposal-differs':
      case 'unbound-approval':
        return rules[warning.rule](warning.name, warning.proposer);
      case 'proposal-fails':
        return rules[warning.rule](
          warning.name,
          failures[warning.reason](warning.missingLevels.join(', ')),
        );
      case 'unreadable':
      case 'unreadable-power':
        return rules[warning.rule](`${warning.contract}::${warning.name}`);
      case 'long-expiry':
        return rules['long-expiry'](format.duration(warning.seconds));
      case 'unknown-contract':
        return rules['unknown-contract'](warning.contract);
      case 'stake-given':
      case 'stake-lent':
      case 'ram-given':
      case 'rent-given':
        return rules[warning.rule](warning.receiver);
      case 'unsatisfiable':
        return unsatisfiable[warning.reason](`${warning.account}@${warning.permission}`);
    }
  };
}

/** The path of nested actions, from the signed one inward. */
export function useNestingText(): (within: readonly Nesting[]) => string {
  const texts = useSigningTexts();
  const { within: text } = texts;
  return (within) =>
    within
      .map((one) => {
        if (one.kind === 'proposal') return text.proposal(one.name, one.proposer);
        if (one.kind === 'inline') return text.inline(one.contract);
        return one.kind === 'wrapped' ? text.wrapped : texts.shared.contextFree;
      })
      .join(' › ');
}
