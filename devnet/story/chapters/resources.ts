import { system, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import type { StoryRunner } from '../story-runner.ts';

/** RAM trades, stakes and refunds, and name bids. */
export function resources(runner: StoryRunner, amounts: Amounts): void {
  const step = (...actions: Parameters<StoryRunner['send']>[0]): void => {
    runner.send(actions);
    runner.wait(90);
  };

  step(system('buyram', 'alice', { payer: 'alice', receiver: 'alice', quant: amounts.whole(25) }));
  step(system('buyrambytes', 'bob', { payer: 'bob', receiver: 'judy', bytes: 4096 }));
  step(system('sellram', 'ivan', { account: 'ivan', bytes: 48 * 1024 }));
  step(system('sellram', 'alice', { account: 'alice', bytes: 10_000 }));
  for (const receiver of ['judy', 'dave', 'ivan']) {
    step(
      system('delegatebw', 'erin', {
        from: 'erin',
        receiver,
        stake_net_quantity: amounts.whole(5),
        stake_cpu_quantity: amounts.whole(45),
        transfer: false,
      }),
    );
  }
  step(undelegate('erin', 'ivan', amounts.whole(5), amounts.whole(45)));
  runner.wait(3 * 24 * 60 * 60);
  step(system('refund', 'erin', { owner: 'erin' }));

  step(bid('dave', 'gold', amounts.whole(120)));
  step(bid('erin', 'gold', amounts.whole(150)));
  step(bid('dave', 'gold', amounts.whole(200)));
  step(bid('judy', 'wallet', amounts.whole(15)));
  step(transfer('dave', 'erin', amounts.whole(1), 'no hard feelings'));
}

export function undelegate(from: string, receiver: string, net: string, cpu: string) {
  return system('undelegatebw', from, {
    from,
    receiver,
    unstake_net_quantity: net,
    unstake_cpu_quantity: cpu,
  });
}

export function bid(bidder: string, newname: string, quantity: string) {
  return system('bidname', bidder, { bidder, newname, bid: quantity });
}
