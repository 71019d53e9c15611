export const texts = {
  threshold: (threshold: string) => `threshold ${threshold}`,
  wait: (span: string) => `wait ${span}`,
  unusable: 'Unusable: no key or account can satisfy it',
  linksCut: 'The index stopped before the end of its list: there may be more linked actions.',
  sameKey: (parent: string) => `Same key as ${parent}`,
  copyKey: 'Copy key',
};
