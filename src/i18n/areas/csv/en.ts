export const texts = {
  exportCsv: 'Export CSV',
};
