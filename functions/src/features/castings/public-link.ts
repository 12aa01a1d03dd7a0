import type { Casting } from '@domain/castings/castings.ts';
import { isExpiredAt, getLinkTerms, type LinkedRecord, type LinkOwner } from '@domain/castings/links.ts';
import type { Project } from '@domain/projects/projects.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import {
  findCastingByIdentifier,
  readCasting,
  findVisibleCastings,
} from '../../work/collections/castings.ts';
import { findProjectByIdentifier, readProject } from '../../work/collections/projects.ts';
import { isRetired } from '../../work/collections/retired-links.ts';
import type { Work } from '../../work/unit/work.ts';

interface AnyLink extends LinkOwner, LinkedRecord {
  readonly urlIdentifier: string | undefined;
  readonly isOn: boolean;
  readonly project: Casting['project'];
}

interface CastingLink extends AnyLink {
  readonly castingId: string;
  readonly casting: Casting;
}

interface ProjectLink extends AnyLink {
  readonly castingId: null;
}

export type PublicLink = CastingLink | ProjectLink;

const getCastingLink = (casting: Casting): CastingLink => {
  const { id: castingId, agencyId, companyId, projectId, project, urlIdentifier, linkTerms } = casting;

  return {
    agencyId,
    companyId,
    projectId,
    castingId,
    project,
    urlIdentifier,
    casting,
    isOn: casting.linkEnabled && !casting.isDeleted,
    ...(linkTerms ? { linkTerms } : {}),
  };
};

const getProjectLink = (project: Project): ProjectLink => {
  const { id: projectId, agencyId, companyId, urlIdentifier, linkTerms } = project;
  const { name, brand, campaignName, companyName } = project;

  return {
    agencyId,
    companyId,
    projectId,
    castingId: null,
    urlIdentifier,
    project: { name, brand, campaignName, companyName },
    isOn: project.linkEnabled === true && project.shelf === 'open',
    ...(linkTerms ? { linkTerms } : {}),
  };
};

/** Returns the link if it is open; otherwise throws 410 with the reason, which holders of the link may know. */
const refuseClosedLink = <Link extends PublicLink>(link: Link): Link => {
  if (!link.isOn) throw new AppError(410, 'preview.switchedOff');
  if (isExpiredAt(link, Date.now())) throw new AppError(410, 'preview.expired');
  return link;
};

/** Returns a casting's open link by identifier or casting id; undefined for an unknown address. 410 for a replaced one, and for the id of its casting. */
export const findCastingLink = async (identifier: string): Promise<CastingLink | undefined> => {
  const linked = await findCastingByIdentifier(identifier);
  if (!linked && (await isRetired(identifier))) throw new AppError(410, 'preview.replaced');
  const casting = linked ?? (await readCasting(identifier));
  return casting && refuseClosedLink(getCastingLink(casting));
};

/** Returns a project's open link by identifier or project id. 404 for an unknown address, 410 for a replaced one, and for the id of its project. */
export const findProjectLink = async (identifier: string): Promise<ProjectLink> => {
  const linked = await findProjectByIdentifier(identifier);
  if (!linked && (await isRetired(identifier))) throw new AppError(410, 'preview.replaced');
  const project = linked ?? (await readProject(identifier));
  if (!project) throw notFound();
  return refuseClosedLink(getProjectLink(project));
};

export const findPublicLink = async (identifier: string): Promise<PublicLink> =>
  (await findCastingLink(identifier)) ?? findProjectLink(identifier);

/** Returns the link within a transaction: 410 when its address was replaced or it closed. */
export const rereadLink = async (link: PublicLink, work: Work): Promise<PublicLink> => {
  const { castingId, projectId } = link;
  const casting = castingId === null ? undefined : await readCasting(castingId, work);
  const project = castingId === null ? await readProject(projectId, work) : undefined;
  const now = casting ? getCastingLink(casting) : project && getProjectLink(project);
  if (!now || now.urlIdentifier !== link.urlIdentifier) throw new AppError(410, 'preview.replaced');
  return refuseClosedLink(now);
};

/** Returns whether fully public pages show a casting; one with a passcode is shown at its own link only. */
export const isShownToAll = (casting: LinkedRecord): boolean => !getLinkTerms(casting).hasPasscode;

const isInProjectPreview = (casting: Casting): boolean =>
  casting.previewVisible && !casting.isDeleted && isShownToAll(casting);

const findPreviewCastings = async (projectId: string): Promise<readonly Casting[]> =>
  (await findVisibleCastings(projectId)).filter(isInProjectPreview);

export const findLinkCastings = async (link: PublicLink): Promise<readonly Casting[]> =>
  link.castingId === null ? findPreviewCastings(link.projectId) : [link.casting];

/** Returns one casting, if a link shows it in this transaction. */
export const readLinkCasting = async (
  link: PublicLink,
  castingId: string,
  work: Work,
): Promise<Casting | undefined> => {
  if (link.castingId !== null) return link.castingId === castingId ? link.casting : undefined;
  const casting = await readCasting(castingId, work);
  return casting?.projectId === link.projectId && isInProjectPreview(casting) ? casting : undefined;
};
