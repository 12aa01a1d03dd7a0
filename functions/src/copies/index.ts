/** What compares every copy of a record with its source: for the health page of an agency, and for `npm run repair`. */
export { addressesApart } from './accounts.ts';
export { wordsOf } from './compare.ts';
export { copiesOfTicket } from './counts.ts';
export { licencesOfTalent } from './ledger.ts';
export { settle } from './settle.ts';
export { copyWithoutTalent, OF_TALENTS, withoutTalent } from './sourceless.ts';
export { OF_PEOPLE, SOURCES } from './sources.ts';
export { copiesOfSummary } from './summaries.ts';
export { copiesOfTalent } from './talents.ts';
