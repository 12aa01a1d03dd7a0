/** Changing an account's address: request and confirmation by link. */
export const emailChange = {
  'security.email': 'Change your email',
  'security.emailLead':
    'You sign in with it and get our emails there. It changes when you open the link we send to the new address; all devices are then signed out.',
  'security.newEmail': 'New email',
  'security.yourPassword': 'Your password',
  'security.sendEmailLink': 'Send the link',
  'security.emailSent':
    'A link is on its way to {email}. It works once, within the next {lifetime}; until then you sign in as before.',
  'security.noPassword':
    'You sign in with Google, and this account has no password yet. You can set one by a link that we send to {email}; Google still signs you in.',
  'security.emailOfGoogle':
    'This account uses the email of your Google account, {email}. To change it, set a password first and sign in with it.',
  'security.setPassword': 'Set a password',
  'security.emailNotYours': 'You can’t change an email while acting as someone else.',
  'confirmEmail.title': 'Confirm your email',
  'confirmEmail.account': 'Press the button to confirm that this address is yours.',
  'confirmEmail.change': 'Your account will use this address, and all your devices will be signed out.',
  'confirmEmail.submit': 'Confirm my email',
  'confirmEmail.doneTitle': 'Your email is confirmed',
  'confirmEmail.done': 'Sign in with {email}.',
  'confirmEmail.doneHere': '{email} is confirmed. You’re signed in.',
  'confirmEmail.continue': 'Continue',
  'confirmEmail.signIn': 'Go to sign in',
  'confirmEmail.spentTitle': 'This link cannot be used',
  'confirmEmail.spent': 'It has already been used, has expired or is incomplete. Sign in to get a new one.',
  'confirmEmail.takenTitle': 'This email has another account',
  'confirmEmail.taken': 'An account was made with it in the meantime, so your email stays as it was.',
} as const;
