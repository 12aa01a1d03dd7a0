/** For scripts: compares every copy with its source and repairs it. Without an explicit database it uses the app set by `chooseAdminApp`. */
export { auth, chooseAdminApp, chooseFirestore, db } from '../../platform/firestore/db.ts';
export { adoptAddress } from '../../rights/identity/adopt-address.ts';
export { findDifferingAddresses } from './accounts.ts';
export { toWords } from './compare.ts';
export { PEOPLE_COLLECTIONS, SOURCES } from './compared.ts';
export { compareRecordCopies, repairCopies, compareWithTalent } from './repair-copies.ts';
export { TALENT_COLLECTIONS, findWithoutTalent } from './talent-collections.ts';
