/** Chain ids of the devnet: sha256 of `pronghorn-devnet-<key>`, in the order of their ports. */
export const devnetChainIds: Readonly<Partial<Record<string, string>>> = {
  eos: '61711cb61f9666c29e8fc1bf9adf997111dfba8447c0bf9783a7e8bf693716c2',
  jungle: '6537b9207f7d60e6ffcdb800a619c81f8e68cdecabea93dd6528b20d9b4fe058',
  kylin: 'f53f5159802475f7060565cccf8543dd6c3515f2460cdc05853b19082388f57b',
  wax: '080cece885b31220ebbc5f980a90357f564cae77f627c33aca550e9e66a6a887',
  telos: '64850c1a51b1cca933d2655aad79807de400998d15db0860ee0c1c136d578adf',
  bos: '2c7295a96fb5516ece112353ba2fac64f5fd7ad9010fc77aff6db7012290e946',
  fio: '87d3c96897147039e3efe034afe2dd461722b7ab70bcf4c5ae7486565215466a',
  proton: '8f55be09826f86ec102af91cabc2096053dde55808f29b8db260372bbb7fea82',
  'proton-test': 'e8f1132409a39ef0253aadb574e04f548ed0bb0f9dcda1bddc51e78c46c98622',
};
