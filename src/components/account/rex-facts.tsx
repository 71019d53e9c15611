import {
  type RexBalance,
  type RexFund,
  rexIn,
  sellableRex,
} from '#src/chain/model/rex/rex-balance.ts';
import { type RexOrder } from '#src/chain/model/rex/rex-order.ts';
import { type RexPool, rexValue } from '#src/chain/model/rex/rex-pool.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';

interface RexFactsProps {
  holdings: {
    readonly balance: RexBalance | null;
    readonly fund: RexFund | null;
    readonly order: RexOrder | null;
    readonly pool: RexPool | null;
  };
}

/** An account's REX: amount, value and sellable part. */
export function RexFacts({ holdings: { balance, fund, order, pool } }: RexFactsProps) {
  const { rex: text } = useAccountResourcesTexts();
  const items: KeyValue[] = [];
  const add = (key: string, label: string, value: KeyValue['value']) =>
    items.push({ key, label, value });
  if (balance) {
    add('rex', text.balance, <Amount amount={balance.rex} />);
    if (pool) add('value', text.value, <Amount amount={rexValue(pool, balance.rex.units)} />);
    add('sellable', text.sellable, <Amount amount={sellableRex(balance)} />);
    add('maturing', text.kinds.maturing, <Amount amount={rexIn('maturing', balance)} />);
    add('savings', text.savings, <Amount amount={rexIn('savings', balance)} />);
  }
  if (fund) add('fund', text.fund, <Amount amount={fund.balance} />);
  if (order)
    add(
      'order',
      text.order[order.state],
      <Amount amount={order.state === 'open' ? order.requested : order.proceeds} />,
    );
  return <KeyValueList items={items} />;
}
