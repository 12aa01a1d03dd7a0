/** Writes an account's rights like the API: memberships, record, audit, then claims. */
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';

const { AUDIT_KEPT_MS } = await loadTs('domain/src/audit/audit.ts');
const { toAccess, toMembershipId } = await loadTs('domain/src/access/memberships.ts');
const { getClaimsProblem, getTokenClaims } = await loadTs('domain/src/access/claims.ts');
const { uniteRoles } = await loadTs('domain/src/access/roles.ts');
const { isTeamRole } = await loadTs('domain/src/team/team.ts');
const { getUserClaims } = await loadTs('domain/src/accounts/accounts.ts');
const { getErrorText } = await loadTs('domain/src/messages/messages.ts');

const BY = 'platform:claims';

/** The stored user record, or a new one. */
const pickUser = (snapshot, { email, displayName, emailVerified }) => ({
  email: email ?? '',
  displayName: displayName ?? email ?? '',
  held: {},
  emailVerified,
  accessVersion: 0,
  companyId: null,
  locale: 'en',
  ...snapshot.data(),
});

const withStatus = (membership, status) => {
  const { accountValidationStatus: _before, ...rest } = membership;
  if (status === undefined) return membership;
  const decided = { decidedBy: BY, decidedAt: Timestamp.now(), announce: false };
  return { ...rest, ...(status === 'none' ? {} : { accountValidationStatus: status }), ...decided };
};

const makeMemberships = (before, target, account, user, asking) => {
  const pairs = target.pairs ?? before;
  // An agency that requires a second factor of its team requires it here too.
  const asks = (role, agencyId) => isTeamRole(role) && asking.includes(agencyId);

  return pairs.map(({ role, agencyId }) => {
    const current = before.find((item) => item.role === role && item.agencyId === agencyId);

    const fresh = {
      agencyId,
      userId: account.uid,
      role,
      displayName: user.displayName,
      email: user.email,
      // Engineers named here are active immediately.
      ...(role === 'engineer' ? { engagement: 'active' } : {}),
      ...(asks(role, agencyId) ? { asksSecondFactor: true } : {}),
      blocked: false,
      decidedBy: BY,
      decidedAt: Timestamp.now(),
    };

    return withStatus(current ?? fresh, target.status);
  });
};

const listAgencies = (memberships, role) =>
  memberships.filter((membership) => membership.role === role).map(({ agencyId }) => agencyId);

/** The talent's agencies without former ones; undefined: unchanged. */
const findAgenciesLeft = (talent, before, after) => {
  const agencies = listAgencies(after, 'talent');
  const ended = listAgencies(before, 'talent').filter((agencyId) => !agencies.includes(agencyId));
  const talentAgencies = talent.get('agencyIds') ?? [];
  return talentAgencies.some((agencyId) => ended.includes(agencyId))
    ? talentAgencies.filter((agencyId) => !ended.includes(agencyId))
    : undefined;
};

const toAuditEntry = (agencyId, account, before, after) => ({
  by: BY,
  as: null,
  agencyId,
  action: 'claims.set',
  subject: `users/${account.uid}`,
  before,
  after,
  at: Timestamp.now(),
  expiresAt: Timestamp.fromMillis(Date.now() + AUDIT_KEPT_MS),
  seq: null,
});

const pickFacts = (agencyId, memberships) => {
  const agencyMemberships = memberships.filter((membership) => membership.agencyId === agencyId);
  return agencyMemberships.length === 0
    ? null
    : agencyMemberships.map(({ role, accountValidationStatus: status }) => ({
        role,
        ...(status ? { status } : {}),
      }));
};

const syncClaims = async (app, uid) => {
  const record = await getFirestore(app).collection('users').doc(uid).get();
  const { emailVerified } = await getAuth(app).getUser(uid);
  const user = { ...record.data(), id: uid };
  await getAuth(app).setCustomUserClaims(uid, getTokenClaims(getUserClaims(user, emailVerified)));
};

/** Sets an account's exact roles. Returns the old and new roles; throws for impossible ones. */
export const writeAccess = async (app, account, wantedFor) => {
  const firestore = getFirestore(app);
  const { uid } = account;

  const result = await firestore.runTransaction(async (transaction) => {
    const record = firestore.collection('users').doc(uid);
    const memberships = firestore.collection('memberships');
    const user = pickUser(await transaction.get(record), account);
    const found = await transaction.get(memberships.where('userId', '==', uid));
    const talent = await transaction.get(firestore.doc(`talents/${uid}`));
    const before = found.docs.map((snapshot) => snapshot.data());
    const target = wantedFor(toAccess(before).held);
    const named = [...new Set((target.pairs ?? []).map(({ agencyId }) => agencyId))];
    const agencies = await Promise.all(
      named.map((agencyId) => transaction.get(firestore.doc(`agencies/${agencyId}`))),
    );
    const asking = agencies.filter((agency) => agency.get('asksSecondFactor') === true).map(({ id }) => id);
    const after = makeMemberships(before, target, account, user, asking);
    const access = toAccess(after);
    const { accountValidationStatus: _status, needsSecondFactor: _asked, ...rest } = user;
    const changed = { ...rest, ...access, accessVersion: user.accessVersion + 1 };
    const problem = getClaimsProblem(getUserClaims({ ...changed, id: uid }, account.emailVerified));
    if (problem) throw new Error(getErrorText(problem.code, 'en', problem.values));

    const union = uniteRoles(access.held);
    transaction.set(record, { ...changed, roles: union.roles, agencyIds: union.agencies });
    for (const { ref } of found.docs) transaction.delete(ref);

    const agencyIdsOfTalent = findAgenciesLeft(talent, before, after);
    if (agencyIdsOfTalent) transaction.update(talent.ref, { agencyIds: agencyIdsOfTalent });
    for (const item of after)
      transaction.set(memberships.doc(toMembershipId(item.agencyId, uid, item.role)), item);

    for (const agencyId of new Set([...before, ...after].map((membership) => membership.agencyId))) {
      const entry = toAuditEntry(agencyId, account, pickFacts(agencyId, before), pickFacts(agencyId, after));
      transaction.set(firestore.collection('audit').doc(), {
        ...entry,
        before: entry.before && { memberships: entry.before },
        after: entry.after && { memberships: entry.after },
      });
    }

    return { before: toAccess(before), after: access, memberships: after };
  });

  await syncClaims(app, uid);

  return result;
};

/** Closes an account and ends its sessions, or reopens it. */
export const writeDisabled = async (app, { uid }, isDisabled) => {
  const firestore = getFirestore(app);
  await firestore.runTransaction(async (transaction) => {
    const record = firestore.collection('users').doc(uid);
    const user = (await transaction.get(record)).data();
    if (!user) throw new Error('The account has no record here: it cannot enter anyway.');

    const accessVersion = (user.accessVersion ?? 0) + 1;
    transaction.update(record, {
      disabled: isDisabled ? true : FieldValue.delete(),
      accessVersion,
      ...(isDisabled ? { sessionsFrom: accessVersion } : {}),
    });

    const entry = toAuditEntry(null, { uid }, { disabled: !isDisabled }, { disabled: isDisabled });
    transaction.set(firestore.collection('audit').doc(), { ...entry, action: 'claims.disable' });
  });

  await getAuth(app).updateUser(uid, { disabled: isDisabled });
  if (isDisabled) await getAuth(app).revokeRefreshTokens(uid);
  await syncClaims(app, uid);
};

/** Describes records beside the account that this doesn't write; empty if none is missing. */
export const findLeftovers = async (app, { uid }, memberships) => {
  const left = [];
  for (const [role, collection] of [
    ['talent', 'talents'],
    ['client', 'clients'],
    ['engineer', 'engineers'],
  ]) {
    const agencies = memberships
      .filter((membership) => membership.role === role)
      .map(({ agencyId }) => agencyId);
    if (agencies.length === 0) continue;

    const record = await getFirestore(app).collection(collection).doc(uid).get();
    const missing = agencies.filter((agencyId) => !(record.get('agencyIds') ?? []).includes(agencyId));

    if (!record.exists) left.push(`There is no ${collection}/${uid}: registration as ${role} creates one.`);
    else if (missing.length > 0)
      left.push(
        `${collection}/${uid} does not name ${missing.join(', ')}: an invitation from there adds it.`,
      );
  }

  return left;
};

/** Removes all phones of an account and ends its sessions, so the lost one is signed out. */
export const writePhonesForgotten = async (app, { uid, multiFactor }) => {
  const firestore = getFirestore(app);
  const phones = multiFactor?.enrolledFactors.length ?? 0;

  await getAuth(app).updateUser(uid, { multiFactor: { enrolledFactors: null } });

  await firestore.runTransaction(async (transaction) => {
    const record = firestore.collection('users').doc(uid);
    const user = (await transaction.get(record)).data();
    if (!user) return;
    const accessVersion = (user.accessVersion ?? 0) + 1;
    transaction.update(record, { accessVersion, sessionsFrom: accessVersion, signIns: {} });
    const entry = toAuditEntry(null, { uid }, { phones }, { phones: 0 });
    transaction.set(firestore.collection('audit').doc(), { ...entry, action: 'claims.forgetPhones' });
  });

  await getAuth(app).revokeRefreshTokens(uid);
  await syncClaims(app, uid);
};
