import { action, table } from '../../engine/contract.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { check } from '../../engine/errors.ts';
import { inflationOf, setInflation } from './votepay.ts';

/** An inflation rate that starts at a time. */
interface Schedule {
  /** Whole seconds, as the chain writes them. */
  start_time: string;
  /** Share of the supply a year, continuously compounded: 1 is all of it. */
  continuous_rate: number;
}

const schedules = (context: ApplyContext): TableAccess<Schedule> =>
  context.table('schedules', 'eosio');
const keyOf = ({ start_time }: Pick<Schedule, 'start_time'>): bigint =>
  BigInt(Date.parse(`${start_time}Z`) / 1000);

const setschedule = action<Schedule>((context, schedule) => {
  context.requireAuth('eosio');
  check(schedule.continuous_rate >= 0, "continuous_rate can't be negative");
  check(schedule.continuous_rate <= 1, "continuous_rate can't be over 100%");
  schedules(context).put(schedule, 'eosio');
});

const delschedule = action<Pick<Schedule, 'start_time'>>((context, { start_time }) => {
  context.requireAuth('eosio');
  const { start_time: found } = schedules(context).require(
    keyOf({ start_time }),
    'schedule not found',
  );
  schedules(context).remove(keyOf({ start_time: found }));
});

/** Anybody can start a schedule whose time has come. */
const execschedule = action((context) => {
  check(beginSchedule(context), 'no schedule to execute');
});

/** Applies the next inflation schedule if its time has come. */
export function beginSchedule(context: ApplyContext): boolean {
  const [next] = schedules(context).rows({ limit: 1 });
  if (!next || Date.parse(`${next.start_time}Z`) > context.now) return false;
  setInflation(context, { ...inflationOf(context), continuous_rate: next.continuous_rate });
  schedules(context).remove(keyOf(next));
  return true;
}

export const scheduleActions = { setschedule, delschedule, execschedule };
export const scheduleTables: Record<string, TableSpec> = {
  schedules: table<Schedule>('schedules_info', keyOf),
};
