export const texts = {
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  value: 'Value',
};
