/** For scripts: compares every copy with its source and repairs it, and converts records. Without an explicit database it uses the app set by `chooseAdminApp`. */
import { FOLLOWING } from '../work/following/projections.ts';
import { injectFollowing } from '../work/unit/following.ts';

injectFollowing(() => Promise.resolve(FOLLOWING));

export { auth, chooseAdminApp, chooseFirestore, db } from '../platform/firestore/db.ts';
export { adoptAddress } from '../auth/identity/adopt-address.ts';
export { checkWholeChain } from '../features/audit/check-chain.ts';
export { sealAudit } from '../features/audit/jobs/seal-audit.ts';
export { continueErasures } from '../features/privacy/erasure/continue-erasures.ts';
export { eraseAgain } from '../features/privacy/erasure/erase-again.ts';
export { remindSigners } from '../features/sessions/jobs/remind-signers.ts';
export { foundAgency } from '../features/agencies/found-agency.ts';
export { setSenderAddress } from '../features/agencies/set-sender-address.ts';
export { findDifferingAddresses } from '../work/copies/accounts.ts';
export { MIGRATIONS } from '../work/migrations/migrations.ts';
export { toWords } from '../work/copies/compare.ts';
export { PEOPLE_COLLECTIONS, SOURCES } from '../work/copies/compared.ts';
export { compareRecordCopies, repairCopies, compareWithTalent } from '../work/copies/repair-copies.ts';
export { TALENT_COLLECTIONS, findWithoutTalent } from '../work/copies/talent-collections.ts';
