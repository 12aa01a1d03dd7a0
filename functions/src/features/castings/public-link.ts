import type { Transaction } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import { isExpiredAt, linkTermsOf, type Linked, type LinkOwner } from '@domain/castings/links.ts';
import type { Project } from '@domain/projects/projects.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { findCastingByIdentifier, readCasting, visibleCastingsOf } from '../../records/castings.ts';
import { findProjectByIdentifier, readProject } from '../../records/projects.ts';
import { isRetired } from '../../records/retired-links.ts';

interface AnyLink extends LinkOwner, Linked {
  readonly urlIdentifier: string | undefined;
  /** Whether it is switched on, and what it is of is there. */
  readonly isOn: boolean;
  /** What its page is called. */
  readonly project: Casting['project'];
}

/** The public link of one casting. */
export interface CastingLink extends AnyLink {
  readonly castingId: string;
  readonly casting: Casting;
}

/** The public link of a project: of those of its castings that its preview shows. */
export interface ProjectLink extends AnyLink {
  readonly castingId: null;
}

/** A public link as it stands. */
export type PublicLink = CastingLink | ProjectLink;

const linkOfCasting = (casting: Casting): CastingLink => {
  const { id: castingId, agencyId, companyId, projectId, project, urlIdentifier, linkTerms } = casting;
  return {
    ...{ agencyId, companyId, projectId, castingId, project, urlIdentifier, casting },
    isOn: casting.linkEnabled && !casting.isDeleted,
    ...(linkTerms ? { linkTerms } : {}),
  };
};

const linkOfProject = (project: Project): ProjectLink => {
  const { id: projectId, agencyId, companyId, urlIdentifier, linkTerms } = project;
  const { name, brand, campaignName, companyName } = project;
  return {
    ...{ agencyId, companyId, projectId, castingId: null, urlIdentifier },
    project: { name, brand, campaignName, companyName },
    isOn: project.linkEnabled === true && project.shelf === 'open',
    ...(linkTerms ? { linkTerms } : {}),
  };
};

/** The link, if it is open at this moment: 410 with the reason otherwise, which whoever has it may know. */
export const refuseClosedLink = <Link extends PublicLink>(link: Link): Link => {
  if (!link.isOn) throw new AppError(410, 'preview.switchedOff');
  if (isExpiredAt(link, Date.now())) throw new AppError(410, 'preview.expired');
  return link;
};

/**
 * The open link of a casting, by its identifier or by the casting's id, which opens the same; undefined for an address that
 * never was one. 410 for one that was replaced.
 */
export const findCastingLink = async (identifier: string): Promise<CastingLink | undefined> => {
  const casting = (await findCastingByIdentifier(identifier)) ?? (await readCasting(identifier));
  if (casting) return refuseClosedLink(linkOfCasting(casting));
  if (await isRetired(identifier)) throw new AppError(410, 'preview.replaced');
  return undefined;
};

/**
 * The open link of a project, by its identifier or by the project's id, which opens the same. 404 for an address that never
 * was one, 410 for one that was replaced.
 */
export const projectLink = async (identifier: string): Promise<ProjectLink> => {
  const project = (await findProjectByIdentifier(identifier)) ?? (await readProject(identifier));
  if (project) return refuseClosedLink(linkOfProject(project));
  if (await isRetired(identifier)) throw new AppError(410, 'preview.replaced');
  throw notFound();
};

/** The open link at an address, of a casting or of a project. */
export const publicLink = async (identifier: string): Promise<PublicLink> =>
  (await findCastingLink(identifier)) ?? projectLink(identifier);

/** The same link as a transaction sees it: 410 where it has another address by now, or opens nothing any more. */
export const linkNow = async (link: PublicLink, transaction: Transaction): Promise<PublicLink> => {
  const { castingId, projectId } = link;
  const casting = castingId === null ? undefined : await readCasting(castingId, transaction);
  const project = castingId === null ? await readProject(projectId, transaction) : undefined;
  const now = casting ? linkOfCasting(casting) : project && linkOfProject(project);
  if (!now || now.urlIdentifier !== link.urlIdentifier) throw new AppError(410, 'preview.replaced');
  return refuseClosedLink(now);
};

/** Whether pages that anybody may open show a casting: a passcode of its own is asked for at its own link alone. */
export const isShownToAll = (casting: Linked): boolean => !linkTermsOf(casting).hasPasscode;

/** Whether the preview of its project shows a casting. */
const isInProjectPreview = (casting: Casting): boolean =>
  casting.previewVisible && !casting.isDeleted && isShownToAll(casting);

/** What the preview of a project shows. */
export const castingsInPreview = async (projectId: string): Promise<readonly Casting[]> =>
  (await visibleCastingsOf(projectId)).filter(isInProjectPreview);

/** What a link shows. */
export const castingsBehind = async (link: PublicLink): Promise<readonly Casting[]> =>
  link.castingId === null ? castingsInPreview(link.projectId) : [link.casting];

/** One casting, if a link shows it at the moment of a transaction. */
export const castingBehind = async (
  link: PublicLink,
  castingId: string,
  transaction: Transaction,
): Promise<Casting | undefined> => {
  if (link.castingId !== null) return link.castingId === castingId ? link.casting : undefined;
  const casting = await readCasting(castingId, transaction);
  return casting?.projectId === link.projectId && isInProjectPreview(casting) ? casting : undefined;
};
