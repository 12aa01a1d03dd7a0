/** The page behind the link of an invitation into a team. */
export const teamInvite = {
  'joinTeam.title': 'Join the team of {agency}',
  'joinTeam.text':
    'You will work there as: {roles}. You keep your account, and everything else you do with it stays as it is.',
  'joinTeam.submit': 'Join the team',
  'joinTeam.doneTitle': 'You are on the team of {agency}',
  'joinTeam.done': 'Sign in with {email} to start. If you are signed in already, reload the page there.',
  'joinTeam.password':
    'We have sent a link to {email}, to choose a new password for your account. Every device was signed out.',
  'joinTeam.signIn': 'Go to sign in',
  'joinTeam.spentTitle': 'This invitation cannot be used',
  'joinTeam.spent':
    'It has been used or withdrawn, or its link has expired. Ask the agency to send you a new link.',
  'joinTeam.agencyTeam': 'team member',
  'joinTeam.admin': 'admin',
} as const;
