/** The page behind the link of an invitation into a team. */
export const teamInvite = {
  'joinTeam.title': 'Join the team at {agency}',
  'joinTeam.text':
    'Your role there: {roles}. You keep your account, and nothing else you use it for changes.',
  'joinTeam.submit': 'Join the team',
  'joinTeam.doneTitle': 'You’re on the team at {agency}',
  'joinTeam.done': 'Sign in with {email} to start. If you’re already signed in, reload that page.',
  'joinTeam.password':
    'We’ve sent a link to {email} so that you can choose a new password. Your account has been signed out on all devices.',
  'joinTeam.signIn': 'Go to sign in',
  'joinTeam.spentTitle': 'This invitation cannot be used',
  'joinTeam.spent':
    'It has been used or withdrawn, or its link has expired. Ask the agency to send you a new link.',
  'joinTeam.agencyTeam': 'team member',
  'joinTeam.admin': 'admin',
} as const;
