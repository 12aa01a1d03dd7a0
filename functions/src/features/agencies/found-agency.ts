import type { Agency } from '@domain/agencies/agencies.ts';
import { agencies } from '../../work/collections/agencies.ts';
import { recordSlug } from '../../work/records/agency-slugs.ts';
import { job } from '../../work/unit/operation.ts';
import { refuseTakenSlug } from './claim-slug.ts';

/** Creates an agency without members, for a platform that has none yet. 409: slug taken. */
export const foundAgency = job(
  'agencies',
  (step, agency: Pick<Agency, 'id' | 'slug' | 'publicName' | 'contactEmail' | 'accent'>): Promise<void> =>
    step(
      async (work) => {
        await refuseTakenSlug(work, agency.slug, agency.id);
        work.create(agencies, { ...agency, logoUrl: null, isotypeLogoUrl: null });
        recordSlug(work, agency.slug, agency.id);

        const { id, ...facts } = agency;
        work.audit({ subject: `agencies/${id}`, agencyId: id }, null, facts);
      },
      { action: 'agencies.create' },
    ),
);
