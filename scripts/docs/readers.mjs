/** Scopes as the page words them; the paragraph above the table explains each. */
const WORDS = {
  ownAgency: 'own agency',
  ownAgencies: 'own agencies',
  ownCompany: 'own company',
  grantedAgency: 'granted agency',
  ownTalent: 'own',
  talentInAgency: 'own in agency',
  engineerInAgency: 'own in agency',
  curating: 'curating',
  available: 'available',
  curated: 'curated',
  assignedTalent: 'assigned',
  assignedVoice: 'assigned',
  assignedInAgency: 'assigned',
  ownUser: 'own',
  self: 'self',
  account: 'self',
  member: 'member',
  company: 'company',
};

const wordOf = (scope) => {
  const word = WORDS[scope];
  if (!word) throw new Error(`The scope "${scope}" has no words: add them to scripts/docs/readers.mjs.`);
  return word;
};

/** A collection's readers; roles with equal scopes are merged. */
const getReaders = ({ read }, roles) => {
  const byScope = new Map();
  for (const role of roles) {
    if (!read[role]) continue;
    const words = read[role].map(wordOf).join(' or ');
    byScope.set(words, [...(byScope.get(words) ?? []), role]);
  }
  const parts = [...byScope].map(([words, named]) => `${named.join(', ')}: ${words}`);
  return parts.join('; ') || 'functions only';
};

/** The table of readers by collection, from the access table. */
export const readersTable = (rows, roles) =>
  [
    '| collection | read by | queried |',
    '| --- | --- | --- |',
    ...rows.map(
      (row) => `| \`${row.collection}\` | ${getReaders(row, roles)} | ${row.listable ? 'yes' : 'no'} |`,
    ),
  ].join('\n');
