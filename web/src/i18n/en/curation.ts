/** Demos that wait for an engineer. */
export const curation = {
  'nav.curate': 'Curate',
  'curation.lead': 'An engineer reviews every demo before clients hear it.',
  'curation.mine': 'My Tickets',
  'curation.available': 'Available Tickets',
  'curation.notEngagedTitle': 'Waiting for the agency',
  'curation.notEngaged':
    'The agency that invited you has to activate your account. Tickets will appear here as soon as it has.',
  'curation.invitationTitle': 'An agency has invited you',
  'curation.invitationText':
    'It would like you to review demos and run sessions. Once you accept, one of its admins activates your account there.',
  'curation.invitationAccept': 'Accept the invitation',
  'curation.invitationAccepted': 'Invitation accepted. The agency will activate your account.',
  'curation.noneTitle': 'No demos to review right now',
  'curation.none': 'Tickets appear here as soon as there are new demos in your working languages.',
  'curation.toLanguages': 'Check your working languages',
  'curation.noneMine': 'You haven’t picked up a ticket.',
  'curation.noneAvailable': 'No demos are waiting for an engineer.',
  'curation.language': 'Language',
  'curation.talents': 'Talents',
  'curation.demos': 'Demos',
  'curation.since': 'Waiting since',
} as const;
