export const texts = {
  favorites: 'Favorites',
  times: 'Times',
  local: 'As on this device',
  utc: 'UTC',
  currency: 'Currency',
};
