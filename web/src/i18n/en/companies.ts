/** The companies of an agency’s clients. */
export const companies = {
  'companies.title': 'Companies',
  'companies.which': 'Show',
  'companies.people': 'People',
  'companies.name': 'Company',
  'companies.type': 'Type',
  'companies.file': 'companies',
  'companies.none': 'No companies yet',
  'companies.editLead':
    'Projects, castings and licences follow a new name. Documents already issued, such as invoices, keep the name they had.',
  'companies.mergeInto': 'Merge into another company…',
  'companies.mergeTitle': 'Merge {company} into another company',
  'companies.mergeLead':
    'Choose the company that stays. Everything that belongs to {company} moves there, and its people see the projects of both. This can’t be undone.',
  'companies.into': 'Company to keep',
  'companies.merge': 'Merge companies',
  'companies.moving':
    '{count, plural, one {# record} other {# records}} moved so far. You can close this; it continues in the background.',
  'companies.merged': '{from} is now part of {into}',
  'companies.moves': 'What moves to {company}',
  'companies.moves.people': 'People',
  'companies.moves.projects': 'Projects',
  'companies.moves.licences': 'Licences',
  'companies.moves.orders': 'Orders',
  'companies.moves.invoices': 'Invoices and credit notes',
  'companies.together': 'They will see each other’s projects, and get an email',
  'companies.peopleFrom': 'From {company}',
  'companies.peopleInto': 'Already at {company}',
  'companies.wins': 'After the merge',
  'companies.billing': 'Invoice address',
  'companies.billing.stays': 'That of the company that stays',
  'companies.billing.moves': 'That of the company being merged',
  'companies.billing.none': 'None yet',
  'companies.obstacle.shared':
    '{company} works with other agencies as well, so it can’t be merged from here.',
  'companies.obstacle.merging':
    'Another company is still being merged into {company}. Try again in a few minutes.',
} as const;
