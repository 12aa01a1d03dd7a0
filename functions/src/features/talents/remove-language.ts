import { Timestamp } from 'firebase-admin/firestore';
import type { Talent } from '@domain/talents/talents.ts';
import { getAuditAgencyId } from '../../work/access/own-agencies.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { talents, readTalent } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';

/** Removes a talent's language; `id` is `{talentId}_{alpha3}`. 409 for the main one. */
export const removeLanguage = operation(
  'talents.removeLanguage',
  async ({ work, caller, params: { id } }) => {
    const separator = id.lastIndexOf('_');
    if (separator < 1) throw notFound();

    const [talentId, alpha3] = [id.slice(0, separator), id.slice(separator + 1)];
    const talent = requireVisible(caller, 'talents', await readTalent(talentId, work));
    const language = talent.languages.find((spoken) => spoken.alpha3 === alpha3);
    if (!language) throw notFound();
    if (language.main) throw new AppError(409, 'talent.mainLanguageStays');

    const languages = talent.languages.filter((spoken) => spoken !== language);
    const after: Talent = { ...talent, languages, updatedAt: Timestamp.now() };

    work.set(talents, after);

    work.audit(
      { subject: `talents/${talentId}`, agencyId: getAuditAgencyId(caller, talent.agencyIds) },
      { languages: talent.languages },
      { languages },
    );

    return { id };
  },
);
