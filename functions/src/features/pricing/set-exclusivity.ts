import { OWN_CODE } from '@domain/pricing/agency-options.ts';
import type { Exclusivity } from '@domain/exclusivity/exclusivity.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { readOffered } from '../../work/collections/offered-options.ts';
import { projects, requireChangeableProject } from '../../work/collections/projects.ts';
import { readCatalog } from '../../work/collections/reference-data.ts';
import { operation } from '../../work/unit/operation.ts';

/** Sets or removes a project's exclusivity; ordered projects get it once their client accepts the new price. 422: past day, or no territory of the catalogue. */
export const setExclusivity = operation(
  'pricing.setExclusivity',
  async ({ work, params: { id }, body: { exclusivity: chosen } }) => {
    const project = requireChangeableProject(await work.get(projects, id));
    const { agencyId } = project;
    let exclusivity: Exclusivity | null = null;

    if (chosen) {
      const { through, share } = chosen;
      const [catalog, { territoryCovers }, today] = await Promise.all([
        readCatalog(),
        readOffered(agencyId),
        getAgencyDay(agencyId, work),
      ]);
      const category = catalog.find(
        ({ catalog: kind, code }) => kind === 'BRAND_CATEGORY' && code === chosen.category,
      );
      const territory = territoryCovers.find(
        ({ code }) => code === chosen.territory && !code.startsWith(OWN_CODE),
      );
      if (!category) throw new AppError(422, 'validation.codeUnknown', { property: 'exclusivity.category' });
      if (!territory)
        throw new AppError(422, 'validation.codeUnknown', { property: 'exclusivity.territory' });
      if (through < today)
        throw new AppError(422, 'exclusivity.past', {
          property: 'exclusivity.through',
          values: { day: today },
        });

      const pick = ({ code, label, labelEs }: Exclusivity['category']) => ({ code, label, labelEs });
      exclusivity = { category: pick(category), territory: pick(territory), through, share };
    }

    const before = project.exclusivity ?? null;
    const changed = work.update(project, { exclusivity, updatedAt: Timestamp.now() });
    work.audit(project, { exclusivity: before }, { exclusivity });

    return serialise({ id, exclusivity: changed.exclusivity ?? null });
  },
);
