import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import { getZone } from '@domain/agencies/agencies.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { readAgency } from '../../work/records/agencies.ts';
import { findSentDeliveries } from '../../work/records/deliveries.ts';
import { readProject } from '../../work/records/projects.ts';
import { readUser } from '../../work/records/users.ts';
import { formatDay } from '../../work/text/format-day.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { AcceptanceMail } from './templates/acceptance.ts';

interface Composed {
  readonly path: string;
  readonly mail: AcceptanceMail;
}

/** Returns a reader's project; null: the agency itself. Throws when they may no longer read it. */
const readFor = async (uid: string | null, projectId: string): Promise<Project> => {
  const [user, project] = await Promise.all([uid === null ? null : readUser(uid), readProject(projectId)]);
  if (!project || user === undefined) throw new NoLongerNeeded();
  const reader = user && { uid: user.id, claims: getUserClaims(user, true), companyId: user.companyId };
  if (reader && !mayRead(reader, 'projects', project)) throw new NoLongerNeeded();
  return project;
};

/** Returns the reminder of a project's unanswered deliveries, with the first day on which some count as accepted. */
export const composeAcceptanceReminder = async (
  { name, uid, projectId }: MailParams['delivery-reminder'],
  locale: Locale,
): Promise<Composed> => {
  const { name: projectName, agencyId } = await readFor(uid, projectId);
  const [deliveries, agency] = await Promise.all([findSentDeliveries(projectId), readAgency(agencyId)]);
  const ends = deliveries.flatMap(({ state, acceptsAt }) =>
    state === 'delivered' && acceptsAt ? [acceptsAt.toMillis()] : [],
  );
  if (ends.length === 0) throw new NoLongerNeeded();

  const day = getDayInZone(getZone(agency), new Date(Math.min(...ends)));

  return {
    path: addresses.project.href(projectId, ORDER_STEP),
    mail: { name, projectName, count: ends.length, acceptsOn: formatDay(day, locale) },
  };
};

/** Returns the mail about deliveries that count as accepted without an answer. */
export const composeLapsedMail = async ({
  name,
  uid,
  projectId,
  count,
}: MailParams['delivery-lapsed']): Promise<Composed> => {
  const { name: projectName } = await readFor(uid, projectId);
  const area = uid === null ? addresses.castingsProject : addresses.project;
  return { path: area.href(projectId, ORDER_STEP), mail: { name, projectName, count, acceptsOn: null } };
};
