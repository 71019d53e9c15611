/** A protocol feature: code name, digest, and digest of the description; constants of nodeos. */
export interface ProtocolFeature {
  readonly name: string;
  readonly digest: string;
  readonly description: string;
}

const COMMON: readonly ProtocolFeature[] = [
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
  {
    name: 'RAM_RESTRICTIONS',
    digest: '4e7bf348da00a945489b2a681749eb56f5de00b900014e137ddae39f48f69d67',
    description: '1812fdb5096fd854a4958eb9d53b43219d114de0e858ce00255bd46569ad2c68',
  },
  {
    name: 'WEBAUTHN_KEY',
    digest: '4fca8bd82bbd181e714e283f83e1b45d95ca5af40fb89ad3977b653c448f78c2',
    description: '927fdf78c51e77a899f2db938249fb1f8bb38f4e43d9c1f75b190492080cbc34',
  },
  {
    name: 'GET_SENDER',
    digest: 'f0af56d2c5a48d60a4a5b5c903edfb7db3a736a94ed589d0b797df33ff9d3e1d',
    description: '1eab748b95a2e6f4d7cb42065bdee5566af8efddf01a55a0a8d831b823f8828a',
  },
  {
    name: 'ACTION_RETURN_VALUE',
    digest: 'c3a6138c5061cf291310887c0b5c71fcaffeab90d5deb50d3b9e687cead45071',
    description: '69b064c5178e2738e144ed6caa9349a3995370d78db29e494b3126ebd9111966',
  },
  {
    name: 'GET_CODE_HASH',
    digest: 'bcd2a26394b36614fd4894241d3c451ab0f6fd110958c3423073621a70826e99',
    description: 'd2596697fed14a0840013647b99045022ae6a885089f35a7e78da7a43ad76ed4',
  },
  {
    name: 'GET_BLOCK_NUM',
    digest: '35c2186cc36f7bb4aeaf4487b36e57039ccf45a9136aa856a5d569ecca55ef2b',
    description: 'e5d7992006e628a38c5e6c28dd55ff5e57ea682079bf41fef9b3cced0f46b491',
  },
];

const SAVANNA: ProtocolFeature = {
  name: 'SAVANNA',
  digest: 'cbe0fafc8fcc6cc998395e9b6de6ebd94644467b1b4a97ec126005df07013c52',
  description: '01a8bebb4922c38293a8909668f7d00ba4a21a455c69719ad7dcc33ea1e631c0',
};

/** The features that a chain has active from the start, in the order of activation. */
export function protocolFeatures({ savanna }: { savanna: boolean }): readonly ProtocolFeature[] {
  return savanna ? [...COMMON, SAVANNA] : COMMON;
}
