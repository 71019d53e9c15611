export const texts = {
  favorites: 'Favorites',
  times: 'Time zone',
  local: 'Device time',
  utc: 'UTC',
  clock: 'Date and clock',
  clocks: { usual: 'Nov 20, 2026, 2:34 PM', '24': '24 hours', iso: 'ISO 8601' },
  currency: 'Currency',
  pictures: 'Pictures from unknown servers',
  picturesOnClick: 'On click',
  picturesAlways: 'Always',
};
