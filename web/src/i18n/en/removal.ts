/** What admins read before they remove a talent from their agency. */
export const removal = {
  'removal.open': 'Remove from agency…',
  'removal.title': 'Remove {name} from the agency?',
  'removal.lead': '{name} will no longer be on {agency}’s roster, and its clients won’t find them.',
  'removal.auditions':
    '{count, plural, one {1 open audition request will be withdrawn} other {{shown} open audition requests will be withdrawn}}',
  'removal.sessions':
    '{count, plural, one {1 planned session will be cancelled, and everyone in it notified:} other {{shown} planned sessions will be cancelled, and everyone in them notified:}}',
  'removal.session': '{project}, {character}: {moment}',
  'removal.sessionToday': 'Today: {project}, {character}, {moment}',
  'removal.slots':
    '{count, plural, one {1 requested or booked slot will be cancelled} other {{shown} requested or booked slots will be cancelled}}',
  'removal.unpaid': 'Not paid yet: {amounts}',
  'removal.licences':
    '{count, plural, one {1 licence stays valid until it ends} other {{shown} licences stay valid until they end}}',
  'removal.licencesLast':
    '{count, plural, one {1 licence stays valid until it ends, and can’t be renewed} other {{shown} licences stay valid until they end, and none can be renewed}}',
  'removal.shortlisted':
    '{count, plural, one {1 shortlisted demo will show as withdrawn} other {{shown} shortlisted demos will show as withdrawn}}',
  'removal.unlisted':
    '{count, plural, one {1 shortlisted demo will be removed} other {{shown} shortlisted demos will be removed}}',
  'removal.selected':
    '{count, plural, one {1 of them is selected for its character} other {{shown} of them are selected for their characters}}',
  'removal.takesStay':
    '{count, plural, one {1 submitted audition will stay with its project} other {{shown} submitted auditions will stay with their projects}}',
  'removal.takesGo':
    '{count, plural, one {1 submitted audition will be deleted} other {{shown} submitted auditions will be deleted}}',
  'removal.demos':
    '{count, plural, one {1 demo will leave your clients’ voice finder} other {{shown} demos will leave your clients’ voice finder}}',
  'removal.tickets':
    '{count, plural, one {1 open ticket will leave your engineers’ list} other {{shown} open tickets will leave your engineers’ list}}',
  'removal.check': 'Your agency will no longer see the connection check booked for {moment}',
  'removal.kept': 'Your agency’s own records of them will be deleted: {what}',
  'removal.findings': 'Your agency keeps for their return: {what}',
  'removal.kept.rates': 'its copy of their rates',
  'removal.kept.terms': 'terms and tags',
  'removal.kept.score': 'scores',
  'removal.kept.notes': 'notes',
  'removal.andMore': '{projects} and more',
  'removal.nothing': 'They aren’t in any of your castings, and nothing is waiting for them.',
  'removal.otherAgencies':
    'Their account and their work with other agencies stay as they are. We’ll let them know by email.',
  'removal.onlyAgency':
    'No other agency works with {name}. Their account, profile, demos and auditions will be permanently deleted. We’ll let them know by email.',
  'removal.onlyAgencyKeeps':
    'No other agency works with {name}. Their talent profile, demos and auditions will be permanently deleted; they keep their account for their other roles. We’ll let them know by email.',
  'removal.understood': 'I understand that {name}’s data will be permanently deleted',
  'removal.confirm': 'Remove from agency',
  'removal.done': '{name} has been removed from the roster',
} as const;
