/**
 * For scripts: compares every copy of a record with its source and mends it, as the health page of an agency does. What is
 * not handed a database goes by the app that `goBy` was told of.
 */
export { auth, db, goBy } from '../firestore/db.ts';
export { adoptAddress } from '../identity/adopt-address.ts';
export { addressesApart } from './accounts.ts';
export { wordsOf } from './compare.ts';
export { copiesOfTicket } from './counts.ts';
export { licencesOfTalent } from './ledger.ts';
export { repairCopies } from './repair-copies.ts';
export { copyWithoutTalent, OF_TALENTS, withoutTalent } from './sourceless.ts';
export { OF_PEOPLE, SOURCES } from './sources.ts';
export { copiesOfSummary } from './summaries.ts';
export { copiesOfTalent } from './talents.ts';
