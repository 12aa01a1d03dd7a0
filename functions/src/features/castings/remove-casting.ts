import { AppError } from '../../platform/errors/app-error.ts';
import { hasAuditionRequests } from '../../work/collections/audition-entries.ts';
import { hasAvailabilityRequests } from '../../work/collections/availability-requests.ts';
import { hasListedVoices } from '../../work/collections/casting-demos.ts';
import { castings } from '../../work/collections/castings.ts';
import { guests, findGuestIds } from '../../work/collections/guests.ts';
import { writePasscode } from '../../work/records/link-secrets.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { removeProjectLanguage } from '../../work/records/projects.ts';
import { findCastingSessions } from '../../work/collections/recording-sessions.ts';
import { retireLink } from '../../work/records/retired-links.ts';
import { operation } from '../../work/unit/operation.ts';

/** Removes a working language with its link. 409 while it lists voices, and once auditions or slots were requested in it. */
export const removeCasting = operation('castings.remove', async ({ work, params: { id } }) => {
  const casting = await work.get(castings, id);
  const { agencyId, companyId, projectId, language, urlIdentifier } = casting;
  const project = requireChangeableProject(await readProject(projectId, work));
  const [isListing, isAsked, isBooking, sessions] = await Promise.all([
    hasListedVoices(id, work),
    hasAuditionRequests(id, work),
    hasAvailabilityRequests(id, work),
    findCastingSessions(id, work),
  ]);
  if (isListing) throw new AppError(409, 'project.languageInUse');
  if (isAsked || isBooking || sessions.length > 0) throw new AppError(409, 'project.languageAskedFor');

  const link = { agencyId, companyId, projectId, castingId: id };
  const guestIds = await findGuestIds(link, work);

  work.deleteById(castings, id);
  removeProjectLanguage(work, project, language);
  writePasscode(work, link, null);
  retireLink(work, urlIdentifier, link);
  for (const guestId of guestIds) work.deleteById(guests, guestId);

  work.audit(
    { subject: `projects/${projectId}`, agencyId },
    { languages: project.languages },
    { languages: project.languages.filter((code) => code !== language) },
  );

  return { id };
});
