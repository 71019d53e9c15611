export const POOL = {
  version: 0,
  total_lent: '22200.0298 TLOS',
  total_unlent: '150799817.5834 TLOS',
  total_rent: '98441.7975 TLOS',
  total_lendable: '150822017.6132 TLOS',
  total_rex: '1004792855427.9971 REX',
  namebid_proceeds: '0.0000 TLOS',
  loan_num: 460,
};

export const BALANCE = {
  version: 0,
  owner: 'viterbotelos',
  vote_stake: '100374.1605 TLOS',
  rex_balance: '669371444.0443 REX',
  matured_rex: 4692,
  rex_maturities: [
    { first: '2022-01-09T00:00:00', second: '6816510806' },
    { first: '2106-02-07T06:28:15', second: '6686897924945' },
  ],
};
