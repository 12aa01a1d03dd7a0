import { Timestamp } from 'firebase-admin/firestore';
import type { EngineerStanding } from '@domain/access/memberships.ts';
import type { EngineerProfile } from '@domain/engineers/engineers.schema.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { getFullName } from '@domain/people/names.ts';
import { refuseUnlessAdmin } from '../../work/access/admin-fields.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getAgency } from '../../work/access/caller.ts';
import { decide, type Decision } from '../../auth/claims/decide.ts';
import { syncClaimsSoon } from '../../auth/claims/sync-claims.ts';
import { refuseStale } from '../../platform/firestore/stale.ts';
import { renamePerson } from '../../auth/identity/rename-person.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { engineers, readEngineer } from '../../work/collections/engineers.ts';
import { requireMainLanguage } from '../../work/collections/languages.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { presentEngineer } from './present-engineer.ts';

const getDecision: Readonly<Record<EngineerStanding, Decision>> = {
  pending: { engagement: 'pending', blocked: false },
  active: { engagement: 'active', blocked: false },
  released: { engagement: 'released', blocked: false },
  blocked: { blocked: true },
};

const pickFacts = (engineer: Engineer): Required<Pick<Engineer, keyof EngineerProfile>> => {
  const { name, lastName, languageTags, phone = '', cityOfResidence = '' } = engineer;
  const { countryOfResidence = null, homeStudio = null } = engineer;
  return { name, lastName, languageTags, phone, countryOfResidence, cityOfResidence, homeStudio };
};

/** Changes an engineer. Only admins set the status, for the chosen agency. 409 when saved by another user since the edited version. */
export const updateEngineer = operationInSteps(
  'engineers.update',
  async ({ step, caller, params: { id }, body: patch }) => {
    refuseUnlessAdmin(caller, patch, ['status']);

    const { updatedAt: edited, hasOneName: _hasOneName, languageTags, status, ...answers } = patch;

    const engineer = await step(async (work) => {
      const before = requireVisible(caller, 'engineers', await readEngineer(id, work));
      refuseStale(edited, before);

      const tags = languageTags ? [...new Set(languageTags)] : before.languageTags;
      for (const tag of tags.filter((text) => !before.languageTags.includes(text)))
        await requireMainLanguage(tag, 'languageTags', work);

      const user = await readUser(id, work);
      const all = await readMemberships(id, work);
      const named = { ...before, ...answers, languageTags: tags, updatedAt: Timestamp.now() };
      const after: Engineer = { ...named, fullName: getFullName(named) };
      const isRenamed = user && after.fullName !== before.fullName;
      if (isRenamed) await renamePerson(work, user, all, after);
      work.set(engineers, after);

      const { fullName: displayName, email } = after;
      if (status) {
        const person = {
          agencyId: getAgency(caller),
          userId: id,
          role: 'engineer',
          displayName,
          email,
        } as const;

        const membership = all.find(
          ({ agencyId, role }) => agencyId === person.agencyId && role === 'engineer',
        );
        if (status === 'active' && membership?.engagement === 'pending' && user)
          queueMail(work, `account-decision_${membership.id}_${after.updatedAt.toMillis()}`, {
            kind: 'account-decision',
            to: user.email,
            locale: user.locale,
            agencyId: person.agencyId,
            params: { name: user.displayName, accepted: true },
          });

        const named = all.map((membership) => ({ ...membership, displayName }));
        decide(
          work,
          caller,
          { all: named, user },
          { ...person, action: 'engineers.decide' },
          getDecision[status],
        );
      }

      work.audit(
        { subject: `engineers/${id}`, agencyId: caller.agencyId ?? null },
        pickFacts(before),
        pickFacts(after),
      );

      return after;
    });

    if (status) await syncClaimsSoon(id);

    return presentEngineer(caller, engineer);
  },
);
