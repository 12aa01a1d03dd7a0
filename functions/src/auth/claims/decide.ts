import { Timestamp } from 'firebase-admin/firestore';
import type { AuditAction } from '@domain/audit/actions.ts';
import type { Membership } from '@domain/access/memberships.ts';
import type { AccountRole, ValidationStatus } from '@domain/access/roles.ts';
import type { Caller } from '../../work/access/caller.ts';
import { buildMembership, writeMembership, type AccountMemberships } from './memberships.ts';
import type { Work } from '../../work/unit/work.ts';

export interface Decision {
  readonly accountValidationStatus?: ValidationStatus | undefined;
  readonly rejectionReason?: string | undefined;
  readonly blocked?: boolean | undefined;
  readonly engagement?: Membership['engagement'] | undefined;
}

interface Subject {
  readonly agencyId: string;
  readonly userId: string;
  readonly role: AccountRole;
  readonly displayName: string;
  readonly email: string;
  /** The decision's audit action, as `area.verb`. */
  readonly action: AuditAction;
}

const pickFacts = ({ accountValidationStatus, rejectionReason, blocked, engagement }: Membership) => ({
  ...(accountValidationStatus ? { accountValidationStatus } : {}),
  ...(rejectionReason ? { rejectionReason } : {}),
  ...(engagement ? { engagement } : {}),
  blocked,
});

/**
 * Writes an admin's decision on a member: membership, account and one audit record, in the caller's transaction. Returns the new
 * membership. Accepted and rejected registrations are mailed after the claims are updated; an unchanged decision writes nothing.
 */
export const decide = (
  work: Work,
  caller: Caller,
  account: AccountMemberships,
  { action, ...subject }: Subject,
  { accountValidationStatus: status, rejectionReason, blocked, engagement }: Decision,
): Membership => {
  const existing = account.all.find(
    ({ agencyId, role }) => agencyId === subject.agencyId && role === subject.role,
  );
  const before = existing ?? buildMembership(subject);
  const isNews = status !== undefined && status !== before.accountValidationStatus;
  const isSame =
    !isNews &&
    (blocked ?? before.blocked) === before.blocked &&
    (engagement ?? before.engagement) === before.engagement;
  if (isSame) return before;

  const { rejectionReason: former, ...fields } = before;
  const reason = isNews ? rejectionReason : former;

  const after: Membership = {
    ...fields,
    ...(status ? { accountValidationStatus: status } : {}),
    ...(reason ? { rejectionReason: reason } : {}),
    ...(engagement ? { engagement } : {}),
    blocked: blocked ?? before.blocked,
    decidedBy: caller.realUid,
    decidedAt: Timestamp.now(),
    ...(isNews && status !== 'PENDING' ? { announce: true } : {}),
  };

  writeMembership(work, account, after);

  work.audit(
    { subject: `memberships/${after.id}`, agencyId: subject.agencyId },
    pickFacts(before),
    pickFacts(after),
    { action, by: caller },
  );

  return after;
};
