export const texts = {
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  time: 'Time',
  value: 'Value',
};
