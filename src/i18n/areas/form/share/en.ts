export const texts = {
  title: 'Share this form',
  link: 'Link',
  linkHint: 'Opens this form with these values. A private key is never in it.',
  copyLink: 'Copy as link',
  linkCode: 'QR code of the link',
  request: 'Signing request',
  requestHint:
    'For wallets that open esr: links. Whoever opens the link signs with their own account.',
  copyRequest: 'Copy as signing request',
  requestCode: 'QR code of the signing request',
  incomplete: 'Complete the form first.',
  linkTooLong: 'Too long for a link.',
  tooLong: 'Too long for a signing request.',
  noCode: 'Too long for a QR code. Copy it instead.',
  failed: 'The signing request could not be made.',
};
