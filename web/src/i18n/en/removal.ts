/** What admins read before they remove a talent from their agency. */
export const removal = {
  'removal.open': 'Remove from agency…',
  'removal.title': 'Remove {name} from the agency?',
  'removal.lead': '{name} will no longer be on the roster of {agency}, nor found by its clients.',
  'removal.auditions':
    '{count, plural, one {1 open audition request is withdrawn} other {{shown} open audition requests are withdrawn}}',
  'removal.shortlisted':
    '{count, plural, one {1 place on a shortlist shows the voice as withdrawn} other {{shown} places on shortlists show the voice as withdrawn}}',
  'removal.unlisted':
    '{count, plural, one {The voice disappears from 1 place on a shortlist} other {The voice disappears from {shown} places on shortlists}}',
  'removal.selected':
    '{count, plural, one {1 of these voices was selected for its character} other {{shown} of these voices were selected for their characters}}',
  'removal.takesStay':
    '{count, plural, one {1 audition that was handed in stays with its project} other {{shown} auditions that were handed in stay with their projects}}',
  'removal.takesGo':
    '{count, plural, one {1 audition that was handed in is deleted} other {{shown} auditions that were handed in are deleted}}',
  'removal.demos':
    '{count, plural, one {1 demo leaves the voice finder of your clients} other {{shown} demos leave the voice finder of your clients}}',
  'removal.tickets':
    '{count, plural, one {1 open review no longer concerns your engineers} other {{shown} open reviews no longer concern your engineers}}',
  'removal.check': 'Your agency no longer sees the connection check booked for {moment}',
  'removal.kept': 'Deleted is what your agency kept: {what}',
  'removal.kept.rates': 'its view of the rates',
  'removal.kept.terms': 'terms and tags',
  'removal.kept.score': 'scores',
  'removal.kept.notes': 'notes',
  'removal.andMore': '{projects} and more',
  'removal.nothing': 'They are in no casting of yours, and nothing is waiting for them.',
  'removal.otherAgencies':
    'Their account and their work with other agencies are not concerned. They are told by email.',
  'removal.onlyAgency':
    'No other agency works with {name}. Their account, profile, demos and auditions are deleted for good. They are told by email.',
  'removal.onlyAgencyKeeps':
    'No other agency works with {name}. Their profile as a talent, demos and auditions are deleted for good; their account stays for what else they do here. They are told by email.',
  'removal.understood': 'I understand that the data of {name} is deleted for good',
  'removal.confirm': 'Remove from agency',
  'removal.done': '{name} is no longer on the roster',
} as const;
