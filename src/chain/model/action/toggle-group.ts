import { type ActionFilters, type ActionGroup, actionGroups } from './action-filters.ts';

/**
 * Toggles a group. Sent and received are exclusive: turning one on turns all other groups off, and
 * turning another group on turns both off.
 */
export function toggleGroup(filters: ActionFilters, group: ActionGroup): ActionFilters {
  const { groups } = filters;
  if (groups.includes(group)) return { ...filters, groups: groups.filter((one) => one !== group) };
  if (standsAlone(group)) return { ...filters, groups: [group] };
  const others = groups.filter((one) => !standsAlone(one));
  return {
    ...filters,
    groups: actionGroups.filter((one) => one === group || others.includes(one)),
  };
}

function standsAlone(group: ActionGroup): boolean {
  return group === 'send' || group === 'receive';
}
