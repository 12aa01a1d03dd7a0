import { getTotal } from '@domain/availability/offers.ts';
import type { Audition, RoleUsage } from '@domain/auditions/auditions.ts';
import { readProject } from '../collections/projects.ts';
import { readCatalog } from '../collections/reference-data.ts';
import { readOffer } from './talent-offer.ts';

/** Returns what an audition's role is for and would pay the talent, as planned today; null without its project. */
export const readRoleUsage = async (
  { projectId, castingId, voiceId }: Pick<Audition, 'projectId' | 'castingId' | 'voiceId'>,
  talentId: string,
): Promise<RoleUsage | null> => {
  const project = await readProject(projectId);
  if (!project) return null;

  const [offer, catalog] = await Promise.all([
    readOffer(project, { castingId, voiceId, talentId }),
    readCatalog(),
  ]);
  const category = catalog.find(
    ({ catalog: name, code }) => name === 'BRAND_CATEGORY' && code === project.brandCategory,
  );

  return {
    fee: getTotal(offer) ?? null,
    currency: offer.currency,
    assets: offer.assets.map(({ name, licences }) => ({
      name,
      licences: licences.map(({ format, territoryCover, duration }) => ({
        format,
        territoryCover,
        duration,
      })),
    })),
    category: category ? { label: category.label, labelEs: category.labelEs } : null,
    recordingOn: project.estimatedRecordingDate,
    airsOn: project.airDate,
  };
};
