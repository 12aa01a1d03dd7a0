/** A forgotten password, and a new one. */
export const passwords = {
  'forgotPassword.link': 'Forgot your password?',
  'forgotPassword.title': 'Forgot your password?',
  'forgotPassword.lead':
    'Enter the email of your account and we’ll send you a link to choose a new password.',
  'forgotPassword.submit': 'Send the link',
  'forgotPassword.backToSignIn': 'Back to sign in',
  'forgotPassword.sentTitle': 'Check your inbox',
  'forgotPassword.sent':
    'If there is an account for {email}, a link is on its way. It works once, within the next {lifetime}.',
  'forgotPassword.again': 'Use another email',
  'resetPassword.title': 'Choose a new password',
  'resetPassword.lead': 'You’ll sign in with it from now on. Your other devices will be signed out.',
  'resetPassword.leadFor':
    'For {email}. You’ll sign in with it from now on; your other devices will be signed out.',
  'resetPassword.firstTitle': 'Choose a password',
  'resetPassword.firstLead': 'You’ll sign in with it from now on.',
  'resetPassword.firstLeadFor': 'For {email}. You’ll sign in with it from now on.',
  'resetPassword.first': 'Password',
  'resetPassword.repeatFirst': 'Repeat the password',
  'resetPassword.firstDone': 'Your password is saved. Sign in with it.',
  'resetPassword.new': 'New password',
  'resetPassword.hint': 'At least {min} characters',
  'resetPassword.repeat': 'Repeat the new password',
  'resetPassword.submit': 'Save the password',
  'resetPassword.done': 'Successfully changed, you can now sign in with your new password.',
  'resetPassword.spentTitle': 'This link cannot be used',
  'resetPassword.spentText': 'It has expired, has already been used, or is incomplete. Request a new one.',
  'resetPassword.newLink': 'Get a new link',
} as const;
