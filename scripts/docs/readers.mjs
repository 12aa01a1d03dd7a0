/** Scopes as the pages word them; `docs/data-model.md` explains each. */
const WORDS = {
  ownAgency: 'own agency',
  ownAgencies: 'own agencies',
  ownCompany: 'own company',
  sentToCompany: 'sent to own company',
  grantedAgency: 'granted agency',
  ownTalent: 'own',
  talentInAgency: 'own in agency',
  engineerInAgency: 'own in agency',
  toEngineers: 'to engineers',
  curating: 'curating',
  available: 'available',
  curated: 'curated',
  assignedTalent: 'assigned',
  assignedVoice: 'assigned',
  assignedInAgency: 'assigned',
  userInAgency: 'own in agency',
  ownUser: 'own',
  self: 'self',
  selfInAgency: 'self in agency',
  account: 'self',
  member: 'member',
  company: 'company in agency',
};

const getWord = (scope) => {
  const word = WORDS[scope];
  if (!word) throw new Error(`The scope "${scope}" has no words: add them to scripts/docs/readers.mjs.`);
  return word;
};

/** A collection's readers; roles with equal scopes are merged. */
export const getReaders = ({ read }, roles) => {
  const byScope = new Map();
  for (const role of roles) {
    if (!read[role]) continue;
    const words = read[role].map(getWord).join(' or ');
    byScope.set(words, [...(byScope.get(words) ?? []), role]);
  }
  const parts = [...byScope].map(([words, named]) => `${named.join(', ')}: ${words}`);
  return parts.join('; ') || 'functions only';
};
