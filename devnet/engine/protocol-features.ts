/**
 * Features of the protocol that are active from the start: code name, digest, and digest of the
 * description, constants of nodeos.
 */
export const PROTOCOL_FEATURES = [
  {
    name: 'PREACTIVATE_FEATURE',
    digest: '0ec7e080177b2c02b278d5088611686b49d739925a92d9bfcacd7fc6b74053bd',
    description: '64fe7df32e9b86be2b296b3f81dfd527f84e82b98e363bc97e40bc7a83733310',
  },
  {
    name: 'ONLY_BILL_FIRST_AUTHORIZER',
    digest: '8ba52fe7a3956c5cd3a656a3174b931d3bb2abb45578befc59f283ecd816a405',
    description: '2f1f13e291c79da5a2bbad259ed7c1f2d34f697ea460b14b565ac33b063b73e2',
  },
  {
    name: 'FIX_LINKAUTH_RESTRICTION',
    digest: 'e0fb64b1085cc5538970158d05a009c24e276fb94e1a0bf6a528b48fbc4ff526',
    description: 'a98241c83511dc86c857221b9372b4aa7cea3aaebc567a48604e1d3db3557050',
  },
  {
    name: 'ONLY_LINK_TO_EXISTING_PERMISSION',
    digest: '1a99a59d87e06e09ec5b028a9cbb7749b4a5ad8819004365d02dc4379a8b7241',
    description: 'f3c3d91c4603cde2397268bfed4e662465293aab10cd9416db0d442b8cec2949',
  },
] as const;
