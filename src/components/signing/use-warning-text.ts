import type { Warning } from '#src/chain/model/warnings/warning.ts';
import { useSigningTexts } from '#src/i18n/areas/signing/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** The sentence of a warning in the page's language. */
export function useWarningText(): (warning: Warning) => string {
  const { rules, unsatisfiable } = useSigningTexts();
  const format = useFormat();
  return (warning) => {
    switch (warning.rule) {
      case 'look-alike':
        return rules['look-alike'](warning.name, warning.like);
      case 'first-transfer':
      case 'exchange-without-memo':
      case 'memo-link':
        return rules[warning.rule](warning.to);
      case 'foreign-token':
        return rules['foreign-token'](warning.symbol, warning.contract, warning.known);
      case 'owner-permission':
        return rules['owner-permission'](warning.actor);
      case 'power-in-bundle':
        return rules['power-in-bundle'](warning.name, warning.account);
      case 'long-expiry':
        return rules['long-expiry'](format.duration(warning.seconds));
      case 'unknown-contract':
        return rules['unknown-contract'](warning.contract);
      case 'unsatisfiable':
        return unsatisfiable[warning.reason](`${warning.account}@${warning.permission}`);
    }
  };
}
