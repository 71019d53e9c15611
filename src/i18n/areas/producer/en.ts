export const texts = {
  producers: 'Block producers',
  rank: 'Rank',
  name: 'Producer',
  share: 'Votes',
  link: 'Website',
  producing: 'Producing',
  standby: 'Standby',
  inactive: 'Not active',
  state: 'State',
};
