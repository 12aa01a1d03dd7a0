/** A new address for one's account: asked for, and confirmed by a link. */
export const emailChange = {
  'security.email': 'Change your email',
  'security.emailLead':
    'You sign in with it, and our emails go there. It changes once you open the link that we send to the new one; every device is signed out then.',
  'security.newEmail': 'New email',
  'security.yourPassword': 'Your password',
  'security.sendEmailLink': 'Send the link',
  'security.emailSent':
    'A link is on its way to {email}. It works once, within the next {lifetime}; until then you sign in as before.',
  'security.noPassword':
    'You sign in with Google, and this account has no password yet. You can set one by a link that we send to {email}; Google still signs you in.',
  'security.emailOfGoogle':
    'This account goes by the email of your Google account, {email}. To change it, set a password first and sign in with it.',
  'security.setPassword': 'Set a password',
  'security.emailNotYours': 'You can’t change an email while acting as someone else.',
  'confirmEmail.title': 'Confirm your email',
  'confirmEmail.text':
    'Your account goes by this address from then on. If you’re changing your email, every device is signed out.',
  'confirmEmail.submit': 'Confirm my email',
  'confirmEmail.doneTitle': 'Your email is confirmed',
  'confirmEmail.done': 'Sign in with {email}.',
  'confirmEmail.signIn': 'Go to sign in',
  'confirmEmail.spentTitle': 'This link cannot be used',
  'confirmEmail.spent': 'It has expired or is incomplete. Ask for a new one.',
  'confirmEmail.takenTitle': 'This email has another account',
  'confirmEmail.taken': 'An account was made with it in the meantime, so your email stays as it was.',
} as const;
